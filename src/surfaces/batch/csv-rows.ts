// Rows in a table: CSV with a header line, in the dialect that it shows.
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
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { dialectOf } from '../../engine/text/csv/dialect-of.js';
import { cellText, type Dialect, inQuotes } from '../../engine/text/csv/dialects.js';
import { type CsvLine, isCsvFault, readCsv } from '../../engine/text/csv/read-csv.js';
import { type CsvOutline, outlineCsv } from './outline-csv.js';
import { type GivenRow, isRefused, type Refused, type RowSource, refused } from './row-source.js';

export const CSV = 'text/csv';

export function* csvRows(text: string, operation: BatchOperation): YieldingWork<RowSource | Refused> {
  const dialect = dialectOf(text, LONGEST_ROW);
  const outline = yield* outlineCsv(text, dialect.separator);
  if (isRefused(outline)) return outline;
  const [first, ...others] = outline.parts.map((part) => () => linesOf(part, dialect.separator));
  const lines = first?.() ?? [];
  if (isRefused(lines)) return lines;
  const [header, ...rest] = lines;
  if (header === undefined) return refused(messages.noHeader());
  const [rows, { width }] = [outline.lines - 1, outline];
  if (width > MOST_COLUMNS) return refused(messages.tooManyColumns(MOST_COLUMNS));
  if (rows > MOST_ROWS) return refused(messages.tooManyRows(MOST_ROWS));
  if (width * rows > MOST_CELLS) return refused(messages.tooManyCells(width, rows, MOST_CELLS));
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

function linesOf(
  { text, firstLine }: CsvOutline['parts'][number],
  delimiter: string,
): readonly CsvLine[] | Refused {
  const read = readCsv(text, delimiter);
  if (!isCsvFault(read)) return read;
  const before = text.slice(0, read.at).split(/\r\n|\r|\n/);
  const [line, column] = [firstLine + before.length - 1, (before.at(-1)?.length ?? 0) + 1];
  return refused(messages.unreadableTable(line, column, read.fault));
}

/** Looks for the columns that the operation reads once, not in every row. */
function rowReader(header: CsvLine, delimiter: string, { reads }: BatchOperation): (line: CsvLine) => Row {
  const columns = header.flatMap((name, index) => (reads(name) ? [[name, index] as const] : []));
  const cell = delimiter === ';' ? withPoint : (text: string) => text;
  return (line) => Object.fromEntries(columns.map(([name, index]) => [name, cell(line[index] ?? '')]));
}

const withPoint = (cell: string) => (/^-?\d+,\d+$/.test(cell.trim()) ? cell.trim().replace(',', '.') : cell);

/** Cells that were sent stay as they were, at their places; a row may have more of them than the header. */
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
