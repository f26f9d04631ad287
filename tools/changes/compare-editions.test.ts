// Two states of the toy: the added, changed and retired records, with reasons; new families and fields are reported once.
import { expect, it } from 'vitest';
import { buildCatalog } from '../../src/engine/catalog/build-catalog.js';
import type { Row } from '../../src/engine/model/model.js';
import { toyDataset, toyRows } from '../../test/toy/toy-dataset.js';
import { toyModel } from '../../test/toy/toy-model.js';
import { compareEditions } from './compare-editions.js';

const dataset = toyDataset();
const after = new Map(Object.entries(toyRows));

function compare(before: Record<string, readonly Row[]>, version = '2000.01.01') {
  const { origins } = buildCatalog(toyModel, dataset);
  const rows = new Map(Object.entries(before));
  return compareEditions(toyModel, { before: rows, after, retired: dataset.retired, origins, version });
}

const moons = toyRows.moon ?? [];
const planets = toyRows.planet ?? [];
const changed = (rows: readonly Row[], id: number, values: Row) =>
  rows.map((row) => (row.id === id ? { ...row, ...values } : row));

it('finds nothing between equal states', () => {
  expect(compare(toyRows)).toEqual([]);
});

it('finds added records, and retired ones with their successors', () => {
  const before = [...moons.slice(1), { ...moons[0], id: 13 }];
  expect(compare({ ...toyRows, moon: before })).toEqual([
    { change: 'added', family: 'moon', id: 10 },
    { change: 'retired', family: 'moon', id: 13, by: 12, reason: 'It was seen twice.' },
  ]);
});

it('rejects a record that is missing without a reason', () => {
  expect(() => compare({ ...toyRows, moon: [...moons, { ...moons[0], id: 99 }] })).toThrow('moon 99 is gone');
});

it('gives the reason of the correction that this edition brought, and the source', () => {
  const before = { ...toyRows, planet: changed(planets, 7, { radius: 60_200, name: 'Zafira', symbols: [] }) };
  const line = { change: 'changed', family: 'planet', id: 7 };
  const found = [
    { ...line, field: 'name', from: 'Zafira', to: 'Zafiro', reason: null, source: 'survey' },
    {
      ...line,
      field: 'radius',
      from: 60_200,
      to: 60_268,
      reason: 'The poles were left out.',
      source: 'survey',
    },
    { ...line, field: 'symbols', from: [], to: ['z'], reason: null, source: '' },
  ];
  expect(compare(before)).toEqual(found);
  expect(compare(before, '2001.01.01')[1]).toMatchObject({ reason: null });
});

it('reports a new field and a new family once', () => {
  const planet = planets.map(({ albedo: _, ...row }) => row);
  expect(compare({ star: toyRows.star ?? [], planet })).toEqual([
    { change: 'field', family: 'planet', field: 'albedo' },
    { change: 'family', family: 'moon', rows: 6 },
  ]);
});
