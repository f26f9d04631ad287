// Rows as they came, each with what was added to it: as JSON, or as the columns of the table they came in.
import { cellText, type Dialect, dialects, inQuotes } from '../../formats/csv.js';
import type { Row } from '../../model/model.js';
import type { AnsweredRow } from '../../operations/answer-row.js';
import type { GivenTable } from './read-rows.js';

/** Writes one row after the other, so that many do not keep others waiting. */
export interface RowsWriter {
  readonly start: string;
  readonly row: (answered: AnsweredRow, index: number) => string;
  readonly between: string;
  readonly end: string;
}

export function jsonWriter(name: string, added: readonly string[]): RowsWriter {
  const nothing = Object.fromEntries(added.map((key) => [key, null]));
  return {
    start: `{${JSON.stringify(name)}:[`,
    row: ({ given, found, error }) => JSON.stringify({ ...given, ...(found ?? nothing), error }),
    between: ',',
    end: ']}',
  };
}

/** Where tabs are between the cells. */
const TABS: Readonly<Record<string, Partial<Dialect>>> = { '\t': { separator: '\t', quoted: /["\t\r\n]/ } };

/** What was sent stays as it was. */
export function csvWriter(
  { delimiter, lines: [header = [], ...lines] }: GivenTable,
  columns: readonly string[],
): RowsWriter {
  const dialect: Dialect = {
    ...(delimiter === ';' ? dialects['csv-excel'] : dialects.csv),
    ...TABS[delimiter],
  };
  const paths = columns.map((column) => column.split('.'));
  const line = (given: readonly string[], added: readonly unknown[]) => {
    const own = header.map((_, index) => inQuotes(dialect, given[index] ?? ''));
    return `${[...own, ...added.map((value) => cellText(dialect, value))].join(dialect.separator)}\r\n`;
  };
  return {
    start: `${dialect.start}${line(header, [...columns, 'error'])}`,
    row: ({ found, error }, index) =>
      line(lines[index] ?? [], [...paths.map((path) => valueAt(found, path)), error]),
    between: '',
    end: '',
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
