// Two states of the toy differ in added, changed and retired records, with reasons. New families and fields are reported once.
import { expect, it } from 'vitest';
import { contentOf } from '../../src/data-rules/content.js';
import { buildCatalog } from '../../src/engine/catalog/build-catalog.js';
import type { Row } from '../../src/engine/model/model.js';
import { toyAliases, toyDataset, toyRows, toySources, toyTerms } from '../../test/toy/toy-dataset.js';
import { toyModel } from '../../test/toy/toy-model.js';
import { compareEditions } from './history-of.js';

const dataset = toyDataset();
const after = contentOf(toyModel, dataset);

/** Rows by family, or by the name of a file. */
function compare(before: Record<string, readonly Row[] | undefined>) {
  const { origins } = buildCatalog(toyModel, dataset);
  const content = new Map(after);
  for (const [name, rows] of Object.entries(before)) {
    const file = name.endsWith('.json') ? name : (toyModel.family(name).file as string);
    if (rows === undefined) content.delete(file);
    else content.set(file, rows);
  }
  return compareEditions(toyModel, { before: content, after, retired: dataset.retired, origins });
}

const moons = toyRows.moon ?? [];
const planets = toyRows.planet ?? [];
const changed = (rows: readonly Row[], id: number, values: Row) =>
  rows.map((row) => (row.id === id ? { ...row, ...values } : row));

it('finds nothing between equal states', () => {
  expect(compare({})).toEqual([]);
});

it('finds added records, and retired ones with their successors', () => {
  const before = [...moons.slice(1), { ...moons[0], id: 13 }];
  expect(compare({ moon: before })).toEqual([
    { change: 'added', family: 'moon', id: 10 },
    {
      change: 'retired',
      family: 'moon',
      id: 13,
      by: 12,
      reason: 'It was seen twice.',
      record: { ...moons[0], id: 13 },
    },
  ]);
});

it('rejects a record that is missing without a reason', () => {
  expect(() => compare({ moon: [...moons, { ...moons[0], id: 99 }] })).toThrow('moon 99 is gone');
});

it('returns the values of both editions, and the source', () => {
  const before = { planet: changed(planets, 7, { radius: 60_200, name: 'Zafira', symbols: [] }) };
  const line = { change: 'changed', family: 'planet', id: 7 };
  expect(compare(before)).toEqual([
    { ...line, field: 'name', from: 'Zafira', to: 'Zafiro', source: 'survey' },
    { ...line, field: 'radius', from: 60_200, to: 60_268, source: 'survey' },
    { ...line, field: 'symbols', from: [], to: ['z'], source: '' },
  ]);
});

it('returns the values of a removed field, without new ones', () => {
  const [star] = toyRows.star ?? [];
  expect(compare({ star: [{ ...star, colour: 'red' }] })).toEqual([
    { change: 'changed', family: 'star', id: 1, field: 'colour', from: 'red', source: '' },
  ]);
});

it('lists the lines of every other part, and once a change that several share', () => {
  const [gem, wood] = toyAliases;
  const aliases = [{ ...gem, source: 'survey' }, wood, { ...wood, alias: 'Leña' }] as unknown as Row[];
  const terms = toyTerms.map((each) => ({ ...each, es: 'Libre.' }));
  const line = { part: 'aliases', family: 'moon', ids: [20] };
  expect(compare({ 'aliases.json': aliases, 'terms.json': terms, 'unknown.json': [{ x: 1 }] })).toEqual([
    ...toyTerms.map(({ es }, at) => ({
      change: 'lineChanged',
      part: 'terms',
      at: [at],
      from: { es: 'Libre.' },
      to: { es },
    })),
    { ...line, change: 'lineRemoved', at: [2], line: { ...wood, alias: 'Leña' } },
    {
      ...line,
      family: 'planet',
      ids: [7],
      change: 'lineChanged',
      at: [0],
      from: { source: 'survey' },
      to: { source: 'almanac' },
    },
    { change: 'lineRemoved', part: 'unknown', at: [0], line: { x: 1 } },
  ]);
});

it('lists a new column of lines by its values', () => {
  const sources = toySources.map(({ url: _, ...each }) => each);
  const column = { change: 'lineChanged', part: 'sources', from: {} };
  expect(compare({ 'sources.json': sources as unknown as Row[] })).toEqual([
    { ...column, at: [0], to: { url: 'https://sky.example' } },
    { ...column, at: [1], to: { url: null } },
  ]);
});

it('reports a new field and a new family once', () => {
  const planet = planets.map(({ albedo: _, ...row }) => row);
  expect(compare({ moon: undefined, planet })).toEqual([
    { change: 'field', family: 'planet', field: 'albedo' },
    { change: 'family', family: 'moon', rows: 6 },
  ]);
});
