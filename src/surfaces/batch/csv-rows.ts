// Rows in a table: CSV with a header line, in the dialect that it shows.
import { CsvError, parse } from 'csv-parse/sync';
import type { Row } from '../../model/model.js';
import {
  type BatchOperation,
  LONGEST_ROW,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
} from '../../operations/batch-operation.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import { cellText, type Dialect, dialects, inQuotes } from '../../text/csv/dialects.js';
import { type CsvOutline, outlineCsv } from './outline-csv.js';
import { type GivenRow, isRefused, type Refused, type RowSource, refused } from './row-source.js';

export const CSV = 'text/csv';

type Line = readonly string[];

export function* csvRows(text: string, operation: BatchOperation): YieldingWork<RowSource | Refused> {
  const outline = yield* outlineCsv(text);
  if (isRefused(outline)) return outline;
  const delimiter = delimiterOf(text);
  const [first, ...others] = outline.parts.map((part) => () => linesOf(part, delimiter));
  const lines = first?.();
  if (lines === undefined) return refused((words) => words.unreadableTable(1));
  if (isRefused(lines)) return lines;
  const [header, ...rest] = lines;
  if (header === undefined) return refused((words) => words.unreadableTable(1));
  if (header.length > MOST_COLUMNS) return refused((words) => words.tooManyColumns(MOST_COLUMNS));
  const rows = outline.lines - 1;
  if (rows > MOST_ROWS) return refused((words) => words.tooManyRows(MOST_ROWS));
  if (header.length * rows > MOST_CELLS)
    return refused((words) => words.tooManyCells(header.length, rows, MOST_CELLS));
  const read = rowReader(header, delimiter, operation);
  const { start, write } = lineWriter(header, delimiter, operation.columns);
  const given = (line: Line): GivenRow => ({ row: read(line), write: (answered) => write(line, answered) });
  return {
    type: `${CSV}; charset=utf-8; header=present`,
    start,
    between: '',
    end: '',
    parts: [
      () => rest.map(given),
      ...others.map((part) => () => {
        const found = part();
        return isRefused(found) ? found : found.map(given);
      }),
    ],
  };
}

/** The one that the header line has more of: a decimal comma needs another. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, LONGEST_ROW).split(/\r\n|\r|\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [';', '\t'].find((each) => count(each) > count(',')) ?? ',';
}

/** Line breaks are named, so that no part takes them for others than the part before. */
const READING = { recordDelimiter: ['\r\n', '\n', '\r'], relaxColumnCount: true, skipEmptyLines: true };

function linesOf(part: CsvOutline['parts'][number], delimiter: string): readonly Line[] | Refused {
  // A mark of the byte order is one at the beginning of the text only.
  const options = { ...READING, delimiter, bom: part.firstLine === 1 };
  try {
    return parse(part.text, options) as readonly Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser counts a line break of two characters within quotes twice.
    if (part.text.includes('\r'))
      return linesOf({ ...part, text: part.text.replaceAll(/\r\n?/g, '\n') }, delimiter);
    const line = part.firstLine - 1 + Number(error.lines ?? 1);
    return refused((words) => words.unreadableTable(line));
  }
}

/** Looks for the columns that the operation reads once, not in every row. */
function rowReader(header: Line, delimiter: string, { reads }: BatchOperation): (line: Line) => Row {
  const columns = header.flatMap((name, index) => (reads(name) ? [[name, index] as const] : []));
  const cell = delimiter === ';' ? withPoint : (text: string) => text;
  return (line) => Object.fromEntries(columns.map(([name, index]) => [name, cell(line[index] ?? '')]));
}

const withPoint = (cell: string) => (/^-?\d+,\d+$/.test(cell.trim()) ? cell.trim().replace(',', '.') : cell);

/** The dialect of a table whose cells have tabs between them. */
const TABS: Readonly<Record<string, Partial<Dialect>>> = { '\t': { separator: '\t', quoted: /["\t\r\n]/ } };

/** Cells that were sent stay as they were. */
function lineWriter(header: Line, delimiter: string, columns: readonly string[]) {
  const dialect: Dialect = {
    ...(delimiter === ';' ? dialects['csv-excel'] : dialects.csv),
    ...TABS[delimiter],
  };
  const paths = columns.map((column) => column.split('.'));
  const written = (given: Line, added: readonly unknown[]) => {
    const own = header.map((_, index) => inQuotes(dialect, given[index] ?? ''));
    return `${[...own, ...added.map((value) => cellText(dialect, value))].join(dialect.separator)}\r\n`;
  };
  return {
    start: `${dialect.start}${written(header, [...columns, 'error'])}`,
    write: (
      line: Line,
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
