import { describe, expect, it } from 'vitest';
import { compareTable } from './compare-table.js';
import type { ExpectedTable } from './expected-tables.js';

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1.5, 0],
      [1.5, 1],
      [0, 0],
    ],
  ],
};
const expected: ExpectedTable = {
  columns: [
    { name: 'id', kind: 'integer' },
    { name: 'code', kind: 'text' },
    { name: 'names', kind: 'texts' },
    { name: 'founded', kind: 'date' },
    { name: 'isCapital', kind: 'boolean' },
  ],
  key: ['id'],
  rows: [
    { id: 1, code: '05001', names: ['a', 'b'], founded: '1616-03-02', isCapital: true },
    { id: 2, code: null, names: [], founded: null, isCapital: false },
  ],
  geometries: [square, null],
};
const columns = ['id', 'code', 'names', 'founded', 'isCapital', 'geometry'];
const first = [1, '05001', ['a', 'b'], '1616-03-02', true, square];
const second = [2, null, [], null, false, null];
const differences = (rows: readonly (readonly unknown[])[]) =>
  compareTable(expected, { path: 'csv/City.csv', columns, rows }, false).differences;

describe('a table that a program read', () => {
  it('ignores the order of rows and the types of the program', () => {
    expect(compareTable(expected, { path: '', columns, rows: [second, first] }, false)).toMatchObject({
      rows: 2,
      values: 10,
      coordinates: 8,
      differences: 0,
    });
    const many = { type: 'MultiPolygon', coordinates: [square.coordinates] };
    const typed = [1n, '05001', '["a","b"]', new Date('1616-03-02T00:00:00Z'), 1, many];
    const texts = ['2', null, '[]', null, 'FALSE', null];
    expect(differences([typed, texts])).toBe(0);
  });

  it.each([
    ['a code without its zero', [[1, '5001', ...first.slice(2)], second]],
    ['a missing row', [first]],
    ['a row too many', [first, second, [3, ...second.slice(1)]]],
    ['a text for null', [first, [2, '', ...second.slice(2)]]],
    ['another order of texts', [[1, '05001', ['b', 'a'], ...first.slice(3)], second]],
    ['another day', [[...first.slice(0, 3), '1616-03-03', ...first.slice(4)], second]],
    ['no geometry', [[...first.slice(0, 5), null], second]],
    [
      'another coordinate',
      [
        [
          ...first.slice(0, 5),
          {
            ...square,
            coordinates: [
              [
                [0, 0],
                [1.50001, 0],
                [1.5, 1],
                [0, 0],
              ],
            ],
          },
        ],
        second,
      ],
    ],
  ])('reports a difference in %s', (_, rows) => {
    expect(differences(rows)).toBeGreaterThan(0);
  });
});
