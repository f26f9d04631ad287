// Rows as they came, each with what was added to it: as JSON, or as the columns of the table they came in.
import { cellText, type Dialect, dialects } from '../../formats/csv.js';
import type { Row } from '../../model/model.js';

export interface AnsweredRow {
  readonly given: Row;
  /** Undefined where the row could not be answered. */
  readonly found: Row | undefined;
  readonly error: string | null;
}

export function rowsAsJson(name: string, added: readonly string[], rows: readonly AnsweredRow[]): string {
  const nothing = Object.fromEntries(added.map((key) => [key, null]));
  return JSON.stringify({
    [name]: rows.map(({ given, found, error }) => ({ ...given, ...(found ?? nothing), error })),
  });
}

export function rowsAsCsv(
  header: readonly string[],
  delimiter: string,
  columns: readonly string[],
  rows: readonly AnsweredRow[],
): string {
  const dialect: Dialect = delimiter === ';' ? dialects['csv-excel'] : dialects.csv;
  const line = (cells: readonly unknown[]) =>
    `${cells.map((cell) => cellText(dialect, cell)).join(dialect.separator)}\r\n`;
  return [
    dialect.start,
    line([...header, ...columns, 'error']),
    ...rows.map(({ given, found, error }) =>
      line([
        ...header.map((name) => given[name]),
        ...columns.map((path) => valueAt(found, path.split('.'))),
        error,
      ]),
    ),
  ].join('');
}

function valueAt(from: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || from === null || from === undefined) return from ?? null;
  return valueAt((from as Row)[name], rest);
}
