// Reads rows from CSV with a header line, in the dialect that the header shows.

import type { RowOutcome } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import {
  ADDED,
  type BatchOperation,
  LONGEST_ROW,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
} from '../../engine/operations/batch-operation.js';
import { messages } from '../../engine/problems/messages.js';
import { problem, type Refused } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import {
  type CsvLine,
  cellText,
  type Dialect,
  dialectOf,
  inQuotes,
  isCsvFault,
  readCsv,
} from '../../engine/text/csv/read-csv.js';
import type { Localized } from '../../engine/text/localized.js';

/** The rows of a request, a part at a time. The body is scanned in steps first, so that each part is short. */
interface RowSource {
  /** The media type of the response. */
  readonly type: string;
  readonly start: string;
  readonly between: string;
  /** `warning` is for a form that has a place for it. */
  readonly end: (warning: string | undefined) => string;
  readonly parts: readonly (() => readonly GivenRow[] | Refused)[];
}

export interface GivenRow {
  /** The columns that the operation reads; undefined if it is not a row. */
  readonly row: Row | undefined;
  /** Writes the row as it arrived, with the added fields. */
  readonly write: (answered: RowOutcome) => string;
}

export const refused = (detail: Localized): Refused => ({ problem: problem('bad-request', detail) });

export const isRefusedRead = <Read extends object>(read: Read | Refused): read is Refused =>
  'problem' in read;

/** In characters, which take about two milliseconds. */
export const PART = 10_000;

/** Scans a table in steps before parsing, for the ends of its lines, their number and their width. */
export interface CsvOutline {
  /** Whole lines. `firstLine` is the number of the first one as editors count. */
  readonly parts: readonly { readonly text: string; readonly firstLine: number }[];
  /** Lines with content, including the header. */
  readonly lines: number;
  /** The cells of the widest line. */
  readonly width: number;
}

/** In characters: a fraction of a millisecond of work. */
const STEP = 65_536;
const [QUOTE, LINE_FEED, RETURN] = [34, 10, 13];

/** A line ends outside quotes, after an even number of them. */
export function* outlineCsv(text: string, separator: string): YieldingWork<CsvOutline | Refused> {
  const parts: { text: string; firstLine: number }[] = [];
  const between = separator.charCodeAt(0);
  let [part, partLine, line, begin, beginLine, lines, isQuoted] = [0, 1, 1, 0, 1, 0, false];
  let [cells, width] = [1, 1];
  // An unclosed quote makes one line of the rest.
  const tooLong = () => {
    if (lines > 0 && isQuoted) return refused(messages.rowTooLongInQuotes(lines, LONGEST_ROW, beginLine));
    if (lines > 0) return refused(messages.rowTooLong(lines, LONGEST_ROW));
    if (isQuoted) return refused(messages.headerTooLongInQuotes(LONGEST_ROW, beginLine));
    return refused(messages.headerTooLong(LONGEST_ROW));
  };
  for (let at = 0; at < text.length; at++) {
    if (at % STEP === STEP - 1) {
      if (at - begin > LONGEST_ROW) return tooLong();
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (code === between && !isQuoted) cells++;
    if (code !== LINE_FEED && code !== RETURN) continue;
    if (code === LINE_FEED || text.charCodeAt(at + 1) !== LINE_FEED) line++;
    if (isQuoted) continue;
    if (at - begin > LONGEST_ROW) return tooLong();
    if (at > begin) lines++;
    [begin, beginLine] = [at + 1, line];
    [cells, width] = [1, Math.max(cells, width)];
    if (at + 1 - part < PART || (code === RETURN && text.charCodeAt(at + 1) === LINE_FEED)) continue;
    parts.push({ text: text.slice(part, at + 1), firstLine: partLine });
    [part, partLine] = [at + 1, line];
  }
  if (text.length - begin > LONGEST_ROW) return tooLong();
  if (text.length > begin) lines++;
  if (part < text.length) parts.push({ text: text.slice(part), firstLine: partLine });
  return { parts, lines, width: Math.max(cells, width) };
}

export const CSV = 'text/csv';

export function* csvRows(text: string, operation: BatchOperation): YieldingWork<RowSource | Refused> {
  const dialect = dialectOf(text, LONGEST_ROW);
  const outline = yield* outlineCsv(text, dialect.separator);
  if (isRefusedRead(outline)) return outline;
  const [first, ...others] = outline.parts.map((part) => () => linesOf(part, dialect.separator));
  const lines = first?.() ?? [];
  if (isRefusedRead(lines)) return lines;
  const [header, ...rest] = lines;
  if (header === undefined) return refused(messages.noHeader());
  const [rows, { width }] = [outline.lines - 1, outline];
  if (width > MOST_COLUMNS) return refused(messages.tooManyColumns(MOST_COLUMNS));
  if (rows > MOST_ROWS) return refused(messages.tooManyRows(MOST_ROWS));
  if (width * rows > MOST_CELLS) return refused(messages.tooManyCells(width, rows, MOST_CELLS));
  if (!header.some(operation.reads)) return refused(noColumn(header, operation));
  const read = rowReader(header, dialect.separator, operation);
  const { start, write } = lineWriter(header, width, dialect, operation.columns);
  const given = (line: CsvLine): GivenRow => ({
    row: read(line),
    write: (answered) => write(line, answered),
  });
  return {
    type: `${CSV}; charset=utf-8; header=present`,
    start,
    between: '',
    end: () => '',
    parts: [
      () => rest.map(given),
      ...others.map((part) => () => {
        const found = part();
        return isRefusedRead(found) ? found : found.map(given);
      }),
    ],
  };
}

/** Shorter than a line of the table can be. */
const LONGEST_SHOWN = 200;

const noColumn = (header: CsvLine, { suggested }: BatchOperation): Localized =>
  messages.noColumnRead(header.join(', ').slice(0, LONGEST_SHOWN), suggested);

function linesOf({ text, firstLine }: CsvOutline['parts'][number], delimiter: string) {
  const read = readCsv(text, delimiter);
  if (!isCsvFault(read)) return read;
  const before = text.slice(0, read.at).split(/\r\n|\r|\n/);
  const [line, column] = [firstLine + before.length - 1, (before.at(-1)?.length ?? 0) + 1];
  return refused(messages.unreadableTable(line, column, read.fault));
}

/** Finds the columns for the operation once, not for every row. */
function rowReader(header: CsvLine, delimiter: string, { reads }: BatchOperation): (line: CsvLine) => Row {
  const columns = header.flatMap((name, index) => (reads(name) ? [[name, index] as const] : []));
  const cell = delimiter === ';' ? withDecimalPoint : (text: string) => text;
  return (line) => Object.fromEntries(columns.map(([name, index]) => [name, cell(line[index] ?? '')]));
}

const withDecimalPoint = (cell: string) =>
  /^-?\d+,\d+$/.test(cell.trim()) ? cell.trim().replace(',', '.') : cell;

/** Sent cells keep their text and position. A row can have more cells than the header. */
function lineWriter(header: CsvLine, width: number, dialect: Dialect, columns: readonly string[]) {
  const paths = columns.map((column) => column.split('.'));
  const written = (given: CsvLine, added: readonly unknown[]) => {
    const own = Array.from({ length: width }, (_, index) => inQuotes(dialect, given[index] ?? ''));
    return `${[...own, ...added.map((value) => cellText(dialect, value))].join(dialect.separator)}\r\n`;
  };
  return {
    start: `${dialect.start}${written(
      header,
      [...columns, 'error'].map((column) => `${ADDED}${column}`),
    )}`,
    write: (
      line: CsvLine,
      { found, error }: { readonly found: Row | undefined; readonly error: string | null },
    ) => written(line, [...paths.map((path) => valueAt(found, path)), error]),
  };
}

function valueAt(from: unknown, path: readonly string[]): unknown {
  let value = from ?? null;
  for (const name of path) {
    if (value === null) return null;
    value = (value as Row)[name] ?? null;
  }
  return value;
}
