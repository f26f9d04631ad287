// Reports each fault of a row once, at its line and field.
import { describe, expect, it } from 'vitest';
import { familyRows, toyRows } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { describeFault } from '../../engine/dataset/dataset-fault.js';
import type { Row } from '../../engine/model/model.js';
import { checkRows } from './assemble-dataset.js';

const moon = (id: unknown, more: Row = {}): Row => ({
  id,
  name: 'M',
  description: null,
  planetId: null,
  parentId: null,
  capturedById: null,
  ...more,
});

const check = (name: string, rows: readonly Row[]) =>
  checkRows(toyModel.family(name), familyRows(name, rows)).map(describeFault);

const without = (name: string, row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));

const INTEGER = 'expected an integer, found';
const ORDER = 'records must be in id order';
const RANGE = 'expected 1 to 2147483647, found';

const table: readonly [title: string, rows: readonly Row[], faults: readonly string[]][] = [
  ['good rows', [moon(1), moon(2), moon(2_147_483_647)], []],
  [
    'a value of the wrong kind',
    [moon(1), moon(2, { name: 5 })],
    ['3 name: expected a text that is not empty, found 5'],
  ],
  [
    'a null that may not be',
    [moon(1, { name: null })],
    ['2 name: expected a text that is not empty, found null'],
  ],
  [
    'a field that is missing',
    [without('description', moon(1))],
    ['2 description: is missing; write null for unknown'],
  ],
  ['a field that is unknown', [moon(1), moon(4, { mass: 5 })], ['3 mass: is not a field of moon']],
  ['a duplicate id', [moon(1), moon(4), moon(4)], ['4 id: 4 is already the id of an earlier record']],
  ['a duplicate far away', [moon(1), moon(4), moon(1)], ['4 id: 1 is already the id of an earlier record']],
  ['an order that is not by id', [moon(1), moon(4), moon(3)], [`4 id: 3 comes after 4; ${ORDER}`]],
  [
    'one high id before all the others',
    [moon(9), moon(1), moon(2), moon(10)],
    [`3 id: 1 comes after 9; ${ORDER}`, `4 id: 2 comes after 9; ${ORDER}`],
  ],
  ['an id of zero', [moon(0)], [`2 id: ${RANGE} 0`]],
  ['an id too high', [moon(2_147_483_648)], [`2 id: ${INTEGER} 2147483648`, `2 id: ${RANGE} 2147483648`]],
  [
    'a key too high',
    [moon(1, { planetId: 2_147_483_648 })],
    ['2 planetId: expected an integer or null, found 2147483648'],
  ],
  ['an id that is no integer', [moon(1.5), moon('2')], [`2 id: ${INTEGER} 1.5`, `3 id: ${INTEGER} "2"`]],
  ['no id', [without('id', moon(1))], ['2 id: is missing; write null for unknown']],
  ['no rows', [], ['2 moon has no records']],
  [
    'all of it',
    [moon(3, { name: '' }), without('name', moon(2, { mass: 1 }))],
    [
      '2 name: expected a text that is not empty, found ""',
      '3 name: is missing; write null for unknown',
      '3 mass: is not a field of moon',
      `3 id: 2 comes after 3; ${ORDER}`,
    ],
  ],
];

describe('checking rows finds', () => {
  it.each(table)('%s', (_, rows, faults) => {
    expect(check('moon', rows)).toEqual(faults.map((fault) => `data/moons.json:${fault}`));
  });

  it('a second record of a family with only one', () => {
    const rows = [1, 2].map((id) => ({ id, name: 'S' }));
    expect(check('star', rows)).toEqual(['data/stars.json:3 star must be a single record']);
  });

  it('no fault in the rows of the toy model', () => {
    expect(Object.entries(toyRows).flatMap(([name, rows]) => check(name, rows))).toEqual([]);
  });
});
