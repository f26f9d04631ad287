// The rows of a request: a list in JSON, bare or under its name, or a table in CSV with a header line.
import { CsvError, parse } from 'csv-parse/sync';
import type { Row } from '../../model/model.js';
import { MOST_ROWS } from '../../operations/batch-operation.js';
import { type Phrase, type Problem, problem } from '../../problems/problem.js';

export interface Rows {
  readonly rows: readonly Row[];
  /** The table that they came in; undefined for JSON. */
  readonly table?: GivenTable;
}

export interface GivenTable {
  readonly delimiter: string;
  /** As it was sent, the header line first. */
  readonly lines: readonly (readonly string[])[];
}

export function rowsOfJson(body: unknown, name: string): Rows | { readonly problem: Problem } {
  const list = Array.isArray(body) ? body : (body as Row | null)?.[name];
  if (!Array.isArray(list)) return refused((words) => words.needsRows(name));
  if (list.length > MOST_ROWS) return refused((words) => words.tooManyRows(MOST_ROWS));
  const odd = list.findIndex((row) => typeof row !== 'object' || row === null || Array.isArray(row));
  return odd === -1 ? { rows: list } : refused((words) => words.notRow(name, odd + 1));
}

/** The delimiter is the one that the header line has more of: a decimal comma needs the other. */
export function rowsOfCsv(text: string): Rows | { readonly problem: Problem } {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  const delimiter = [';', '\t'].find((each) => count(each) > count(',')) ?? ',';
  try {
    const lines = parse(text, {
      bom: true,
      delimiter,
      relaxColumnCount: true,
      skipEmptyLines: true,
      to: MOST_ROWS + 2,
    }) as string[][];
    const [header, ...cells] = lines;
    if (header === undefined) return refused((words) => words.unreadableTable(1));
    if (cells.length > MOST_ROWS) return refused((words) => words.tooManyRows(MOST_ROWS));
    const read = delimiter === ';' ? withPoint : (cell: string) => cell;
    const rows = cells.map((line) =>
      Object.fromEntries(header.map((name, index) => [name, read(line[index] ?? '')])),
    );
    return { rows, table: { delimiter, lines } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 1);
    return refused((words) => words.unreadableTable(line));
  }
}

const withPoint = (cell: string) => (/^-?\d+,\d+$/.test(cell.trim()) ? cell.trim().replace(',', '.') : cell);

const refused = (detail: Phrase) => ({ problem: problem('bad-request', detail) });
