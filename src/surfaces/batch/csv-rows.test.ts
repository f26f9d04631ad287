// Rows of a table that is read in parts equal those of the whole table. They return unchanged, and a fault has its line.
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOfEditor, tables } from '../../../test/toy/toy-tables.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { csvRows, type GivenRow, isRefusedRead } from './csv-rows.js';

const operation = { reads: (column: string) => column !== 'unread', columns: ['found'], suggested: ['a'] };

/** The message if the table is refused. */
function readAll(text: string) {
  const source = runToEnd(csvRows(text, operation as unknown as BatchOperation));
  if (isRefusedRead(source)) return source.problem.detail.en;
  const rows: GivenRow[] = [];
  for (const part of source.parts) {
    const read = part();
    if (isRefusedRead(read)) return read.problem.detail.en;
    rows.push(...read);
  }
  const answered = rows.map(({ write }, index) => write({ given: {}, found: { found: index }, error: null }));
  return { rows: rows.map(({ row }) => row), written: source.start + answered.join('') };
}

const HEADER = ['a', 'b', 'unread', 'c'];
const READING = { recordDelimiter: ['\r\n', '\n', '\r'], relaxColumnCount: true, skipEmptyLines: true };
const linesOf = (text: string) => parse(text, READING) as readonly (readonly string[])[];

it('returns the rows of the whole table, and writes their cells unchanged', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const text = `${HEADER.join()}\n${table}`;
      const lines = linesOf(text).slice(1);
      expect(readAll(text)).toEqual({
        rows: lines.map(([a = '', b = '', , c = '']) => ({ a, b, c })),
        written: expect.anything(),
      });
      const { written } = readAll(text) as Exclude<ReturnType<typeof readAll>, string>;
      expect(linesOf(written)).toEqual([
        [...HEADER, 'atlas_found', 'atlas_error'],
        ...lines.map((line, index) => [...HEADER.map((_, at) => line[at] ?? ''), String(index), '']),
      ]);
    }),
  );
});

it('keeps cells without a column and columns with equal names', () => {
  expect(readAll('a,a\n1,2\n3,4,"5,6",7\n8\n')).toMatchObject({
    written: 'a,a,,,atlas_found,atlas_error\r\n1,2,,,0,\r\n3,4,"5,6",7,1,\r\n8,,,,2,\r\n',
  });
});

it('finds the separator outside of quotes', () => {
  expect(readAll('"x;y;z",a\n1,2\n')).toMatchObject({ rows: [{ 'x;y;z': '1', a: '2' }] });
});

it.each([
  [
    'a quote within a cell',
    'x"',
    2,
    'a cell contains a quote (put the cell in quotes and write the quote twice)',
  ],
  ['text after a quote', '"x"y', 4, 'text follows the closing quote of a cell'],
])('reports the line of %s, as an editor counts', (_, fault, column, reason) => {
  fc.assert(
    fc.property(tables, (table) => {
      const before = `a\n${table.replace(/"?last"?$/, '')}`;
      expect(readAll(`${before}${fault}\n1\n`)).toBe(
        `The table cannot be read as CSV at line ${linesOfEditor(before)}, column ${column}: ${reason}.`,
      );
    }),
  );
});

it.each([
  ['251 columns', `${'a,'.repeat(250)}a\n`, 'A row has more than 250 columns'],
  ['1,001 rows', `a\n${'1\n'.repeat(1001)}`, 'more than 1000 rows'],
  ['250 columns and 401 rows', `${'a,'.repeat(249)}a\n${'1\n'.repeat(401)}`, 'at most 100000'],
  ['251 cells', `a\n${',1'.repeat(250)}\n`, 'A row has more than 250 columns'],
  ['no lines', '\n\n', 'no lines; send a header line'],
  ['nothing', '', 'no lines; send a header line'],
  ['columns with unknown names only', 'unread\n1\n', 'its header line has unread. Give a column'],
  ['an open quote', 'a\n1\n2,"3\n4\n', 'at line 3, column 3: a quote that opens here is never closed'],
])('refuses %s', (_, text, message) => {
  expect(readAll(text)).toMatch(message);
});

it('keeps blank lines, and returns no rows for them', () => {
  expect(readAll(`a\n\n${'1\n\n'.repeat(1000)}\n`)).toMatchObject({
    rows: Array.from({ length: 1000 }, () => ({ a: '1' })),
  });
});
