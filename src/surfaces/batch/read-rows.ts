// The rows of a request: a list in JSON, bare or under its name, or a table in CSV with a header line.
import { CsvError, parse } from 'csv-parse/sync';
import type { Row } from '../../model/model.js';
import { MOST_ROWS } from '../../operations/batch-operation.js';
import { type Phrase, type Problem, problem } from '../../problems/problem.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';

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
export function* rowsOfCsv(text: string): YieldingWork<Rows | { readonly problem: Problem }> {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  const delimiter = [';', '\t'].find((each) => count(each) > count(',')) ?? ',';
  const read = delimiter === ';' ? withPoint : (cell: string) => cell;
  const lines: string[][] = [];
  const rows: Row[] = [];
  let before = 0;
  for (const part of partsOf(text)) {
    if (before > 0) yield;
    try {
      lines.push(...parse(part, { ...READING, delimiter }));
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const line = before + Number(error.lines ?? 1);
      return refused((words) => words.unreadableTable(line));
    }
    if (lines.length > MOST_ROWS + 1) return refused((words) => words.tooManyRows(MOST_ROWS));
    const [header = []] = lines;
    for (const line of lines.slice(rows.length + 1))
      rows.push(Object.fromEntries(header.map((name, index) => [name, read(line[index] ?? '')])));
    before += part.split('\n').length - 1;
  }
  if (lines.length === 0) return refused((words) => words.unreadableTable(1));
  return { rows, table: { delimiter, lines } };
}

/** Line breaks are named, so that no part takes them for others than the part before. */
const READING = {
  bom: true,
  recordDelimiter: ['\r\n', '\n', '\r'],
  relaxColumnCount: true,
  skipEmptyLines: true,
};

/** In characters; a few milliseconds of work at the most. */
const PART = 20_000;

/** A table in parts that end with a line: with a line break outside of quotes, of which there is an even number before it. */
function* partsOf(text: string): Generator<string> {
  let [start, quotes] = [0, 0];
  for (const { index, 0: found } of text.matchAll(/["\n]/g)) {
    if (found === '"') quotes++;
    else if (quotes % 2 === 0 && index + 1 - start >= PART) {
      yield text.slice(start, index + 1);
      start = index + 1;
    }
  }
  if (start < text.length) yield text.slice(start);
}

const withPoint = (cell: string) => (/^-?\d+,\d+$/.test(cell.trim()) ? cell.trim().replace(',', '.') : cell);

const refused = (detail: Phrase) => ({ problem: problem('bad-request', detail) });
