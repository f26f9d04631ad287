// Rows in JSON, read in parts, are those of the whole text, with what was added to each.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BatchOperation } from '../../operations/batch-operation.js';
import { spokenPhrase } from '../../problems/spoken-problem.js';
import { runToEnd } from '../../scheduling/yielding-work.js';
import { jsonRows } from './json-rows.js';
import { type GivenRow, isRefused } from './row-source.js';

const operation = {
  rows: 'rows',
  reads: (column: string) => column !== 'unread',
  output: { properties: { found: {} } },
};

/** The message if the text is refused. */
function readAll(text: string) {
  const source = runToEnd(jsonRows(text, operation as unknown as BatchOperation));
  if (isRefused(source)) return spokenPhrase(source.problem.detail, 'en');
  const rows: GivenRow[] = [];
  for (const part of source.parts) {
    const read = part();
    if (isRefused(read)) return spokenPhrase(read.problem.detail, 'en');
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
    written: JSON.parse(source.start + answered.join(source.between) + source.end),
  };
}

const keys = fc.oneof(
  fc.string(),
  fc.constantFrom('place', 'unread', 'row', '__proto__', 'constructor', '"{'),
);
const values = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant('x'.repeat(3000)));
const rows = fc.array(fc.array(fc.tuple(keys, values), { maxLength: 5 }).map(Object.fromEntries), {
  maxLength: 12,
});

it('has the rows of the whole text, and writes them with what was added', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('bare', 'named', 'named, with others'), (given, form) => {
      const body =
        form === 'bare' ? given : { ...(form === 'named' ? {} : { other: [{ a: 1 }], x: 1 }), rows: given };
      const whole = JSON.parse(JSON.stringify(given)) as Record<string, unknown>[];
      const entries = (row: Record<string, unknown>) => Object.entries(row);
      expect(readAll(JSON.stringify(body))).toEqual({
        rows: whole.map((row) => Object.fromEntries(entries(row).filter(([key]) => key !== 'unread'))),
        written: {
          rows: whole.map((row, index) =>
            Object.fromEntries([
              ...entries(row),
              ...(index % 2 === 0
                ? [
                    ['found', index],
                    ['error', null],
                  ]
                : [
                    ['found', null],
                    ['error', 'wrong'],
                  ]),
            ]),
          ),
        },
      });
    }),
  );
});

it.each([
  ['nothing', '', 'cannot be read'],
  ['a value that is not a list', '7', 'must be a list of rows'],
  ['null', 'null', 'must be a list of rows'],
  ['a list under another name', '{"points":[{}]}', 'must be a list of rows'],
  ['an object in place of the list', '{"rows":{"row":0}}', 'must be a list of rows'],
  ['an item that is not a row', '[{},{},null]', 'Item 3 of rows is not an object'],
  ['a list in place of a row', '[[{}]]', 'Item 1 of rows is not an object'],
  ['1,001 rows', `[${'{},'.repeat(1000)}{}]`, 'more than 1000 rows'],
  ['1,001 items', `[${'1,'.repeat(1000)}1]`, 'more than 1000 rows'],
  [
    '251 columns',
    `[{${Array.from({ length: 251 }, (_, index) => `"${index}":1`).join()}}]`,
    'more than 250 columns',
  ],
  ['a row that cannot be parsed', '[{"a":1},{"a":}]', 'cannot be read'],
  ['a last row that has no end', '[{"a":1},{"a":1', 'cannot be read'],
])('refuses %s', (_, text, message) => {
  expect(readAll(text)).toMatch(message);
});

it('reads a few rows at a time', () => {
  const text = JSON.stringify(Array.from({ length: 100 }, () => ({ a: 'x'.repeat(1000) })));
  const source = runToEnd(jsonRows(text, operation as unknown as BatchOperation));
  expect('parts' in source && source.parts.length).toBe(10);
});
