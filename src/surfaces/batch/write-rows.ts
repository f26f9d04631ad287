// Rows as they came, each with what was added to it: as JSON, or as the columns of the table they came in.
import { cellText, type Dialect, dialects, inQuotes } from '../../formats/csv.js';
import type { Row } from '../../model/model.js';
import type { GivenTable } from './read-rows.js';

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

/** Where tabs are between the cells. */
const TABS: Readonly<Record<string, Partial<Dialect>>> = { '\t': { separator: '\t', quoted: /["\t\r\n]/ } };

/** What was sent stays as it was. */
export function rowsAsCsv(
  { delimiter, lines: [header = [], ...lines] }: GivenTable,
  columns: readonly string[],
  rows: readonly AnsweredRow[],
): string {
  const dialect: Dialect = {
    ...(delimiter === ';' ? dialects['csv-excel'] : dialects.csv),
    ...TABS[delimiter],
  };
  const line = (given: readonly string[], added: readonly unknown[]) => {
    const own = header.map((_, index) => inQuotes(dialect, given[index] ?? ''));
    return `${[...own, ...added.map((value) => cellText(dialect, value))].join(dialect.separator)}\r\n`;
  };
  const answered = rows.map(({ found, error }, index) =>
    line(lines[index] ?? [], [...columns.map((path) => valueAt(found, path.split('.'))), error]),
  );
  return [dialect.start, line(header, [...columns, 'error']), ...answered].join('');
}

function valueAt(from: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || from === null || from === undefined) return from ?? null;
  return valueAt((from as Row)[name], rest);
}
