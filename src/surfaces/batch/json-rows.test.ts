// Rows in JSON that are read in parts equal those of the whole text, with the added members.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { jsonRows } from './answer-rows.js';
import { type GivenRow, isRefusedRead } from './csv-rows.js';

const operation = {
  rows: 'rows',
  reads: (column: string) => column !== 'unread',
  output: { properties: { found: {} } },
  bare: (given: unknown) => (typeof given === 'string' ? { place: given } : undefined),
};

/** The message if the text is refused. */
function readAll(text: string) {
  const source = runToEnd(jsonRows(text, operation as unknown as BatchOperation));
  if (isRefusedRead(source)) return source.problem.detail.en;
  const rows: GivenRow[] = [];
  for (const part of source.parts) {
    const read = part();
    if (isRefusedRead(read)) return read.problem.detail.en;
    rows.push(...read);
  }
  const answered = rows.map(({ write }, index) =>
    write(
      index % 2 === 0
        ? { given: {}, found: { found: index }, error: null }
        : { given: {}, found: undefined, error: 'wrong' },
    ),
  );
  return {
    rows: rows.map(({ row }) => row),
    written: source.start + answered.join(source.between) + source.end(undefined),
  };
}

const keys = fc.oneof(
  fc.string(),
  fc.constantFrom('place', 'unread', 'row', '__proto__', 'constructor', '"{'),
);
const values = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant('x'.repeat(3000)));
const objects = fc.array(fc.tuple(keys, values), { maxLength: 5 }).map(Object.fromEntries);
const rows = fc.array(fc.oneof({ weight: 3, arbitrary: objects }, values), { maxLength: 12 });

it('returns the rows of the whole text, and writes them with the added fields', () => {
  const isObject = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
  const readOf = (row: unknown) =>
    isObject(row)
      ? Object.fromEntries(Object.entries(row as object).filter(([key]) => key !== 'unread'))
      : typeof row === 'string'
        ? { place: row }
        : undefined;
  fc.assert(
    fc.property(rows, fc.constantFrom('bare', 'named', 'named, with others'), (given, form) => {
      const body =
        form === 'bare' ? given : { ...(form === 'named' ? {} : { other: [{ a: 1 }], x: 1 }), rows: given };
      const whole = JSON.parse(JSON.stringify(given)) as unknown[];
      const added = (index: number) =>
        index % 2 === 0 ? { found: index, error: null } : { found: null, error: 'wrong' };
      expect(readAll(JSON.stringify(body))).toEqual({
        rows: whole.map(readOf),
        written: JSON.stringify({ rows: whole.map((row, index) => ({ row, ...added(index) })) }),
      });
    }),
  );
});

it.each([
  '12345678901234567890',
  '1.0',
  '{"id":12345678901234567890,"x":1e400,"y":-0.10}',
  '{"a":1,"a":2,"__proto__":{"b":3}}',
  '{ "row" : 1,\n"error":"\\ud800\\/" }',
  '[ 4.650, -74.1 ]',
  'null',
])('writes %s as it came', (text) => {
  expect(readAll(`[${text}, ${text}\n]`)).toMatchObject({
    written: `{"rows":[{"row":${text},"found":0,"error":null},{"row":${text},"found":null,"error":"wrong"}]}`,
  });
});

it.each([
  ['nothing', '', 'The body is empty; send a list of rows'],
  ['a value that is not a list', '7', 'must be a list of rows'],
  ['null', 'null', 'must be a list of rows'],
  ['a list under another name', '{"points":[{}]}', 'must be a list of rows'],
  ['an object in place of the list', '{"rows":{"row":0}}', 'must be a list of rows'],
  ['1,001 rows', `[${'{},'.repeat(1000)}{}]`, 'more than 1000 rows'],
  ['1,001 items', `[${'1,'.repeat(1000)}1]`, 'more than 1000 rows'],
  [
    '251 columns',
    `[{${Array.from({ length: 251 }, (_, index) => `"${index}":1`).join()}}]`,
    'more than 250 columns',
  ],
  ['251 items in a row', `[[${'1,'.repeat(250)}1]]`, 'more than 250 columns'],
  ['a row that cannot be parsed', '[{"a":1},\n {"a":}]', 'at line 2, column 7: a value is missing'],
  ['a last row that has no end', '[{"a":1},{"a":1', 'at line 1, column 16: the text ends before'],
  ['nothing in place of a row', '[{"a":1},,{}]', 'at line 1, column 10: a value is missing'],
  ['a comma after the last row', '{"rows":[{"a":1},]}', 'at line 1, column 18: a value is missing'],
  [
    'a fault in a part that is not read',
    '{"rows":[{}],\n"x":[{"a":01}]}',
    'at line 2, column 12: a comma or',
  ],
  ['a fault before the rows', '{"x":.5,"rows":[{}]}', 'at line 1, column 6: a value'],
])('refuses %s', (_, text, message) => {
  expect(readAll(text)).toMatch(message);
});

it('reads a few rows at a time', () => {
  const text = JSON.stringify(Array.from({ length: 100 }, () => ({ a: 'x'.repeat(1000) })));
  const source = runToEnd(jsonRows(text, operation as unknown as BatchOperation));
  expect('parts' in source && source.parts.length).toBe(10);
});
