// Values become tables that fit the terminal, and another program gets every column.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { showValue } from './show-value.js';

const program = { isTerminal: false, width: 80, hasColours: false };
const terminal = (width: number) => ({ isTerminal: true, width, hasColours: false });

it('writes fields and lists for a program', () => {
  expect(
    showValue(
      { id: 1, name: 'Cali', department: { id: 2, name: 'Valle' }, codes: ['a', 'b'], none: null },
      program,
    ),
  ).toEqual(['id\t1', 'name\tCali', 'department\tValle', 'codes\ta, b', 'none\t']);
  expect(
    showValue({ total: 2, hits: [{ id: 1 }, { id: 2, name: 'x\ny\tz' }] }, program, { isRows: true }),
  ).toEqual(['id\tname', '1\t', '2\tx y z']);
  expect(showValue([], program)).toEqual(['']);
});

it('writes a result for a program before the list that explains it', () => {
  const counted = { workingDays: 22, skipped: [{ date: '2027-04-03', weekday: 'Saturday' }] };
  expect(showValue(counted, program)).toEqual([
    'workingDays\t22',
    '',
    'skipped',
    'date\tweekday',
    '2027-04-03\tSaturday',
  ]);
  expect(showValue({ total: 0, hits: [] }, program, { isRows: true })).toEqual(['total\t0', 'hits\t']);
});

it('leaves out prose on a narrow terminal and names it', () => {
  const rows = [{ id: 1, text: 'long '.repeat(20), name: 'Cali', population: 2_280_522 }];
  expect(showValue(rows, terminal(40))).toEqual([
    'id  name  population',
    ' 1  Cali     2280522',
    'Not shown: text',
  ]);
});

it('fits every line of a table into the terminal', () => {
  const row = fc.record({
    id: fc.integer(),
    name: fc.string({ unit: 'grapheme' }),
    text: fc.lorem({ maxCount: 30 }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.integer({ min: 20, max: 200 }), (rows, width) => {
      const lines = showValue(rows, terminal(width)).filter((line) => !line.startsWith('Not shown'));
      const length = (line: string) => [...new Intl.Segmenter('es').segment(line)].length;
      expect(Math.max(...lines.map(length))).toBeLessThanOrEqual(width);
    }),
  );
});
