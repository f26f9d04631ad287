// Sorting equals an independent sort: nulls last in both directions, ties by id, and each kind of field in its own order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import type { ModelField, Row } from '../model/model.js';
import { sortOrdinals } from './sort-ordinals.js';

const planet = toyModel.family('planet');

function sorted(rows: readonly Row[], name: string, direction: 'asc' | 'desc'): unknown[] {
  const catalog = buildCatalog(toyModel, toyDataset({ planet: rows, moon: [] }, {}));
  const table = catalog.table(planet);
  const field = planet.field(name) as ModelField;
  const ordinals = sortOrdinals(table, table.all, [{ field, direction }]);
  return Array.from(ordinals, (ordinal) => table.rows[ordinal]?.id);
}

/** The order of the contract, on rows instead of ranks. */
function expected(rows: readonly Row[], name: string, direction: 'asc' | 'desc'): unknown[] {
  const collator = new Intl.Collator('es');
  const compare = (a: unknown, b: unknown) => {
    if (name === 'nickname') return collator.compare(String(a), String(b));
    if (name === 'lastSeen') return Date.parse(String(a)) - Date.parse(String(b));
    return Number(a) - Number(b);
  };
  const nulls = rows.filter((row) => row[name] === null);
  const others = rows.filter((row) => row[name] !== null);
  const byValue = others.toSorted((a, b) => {
    const order = compare(a[name], b[name]);
    return (direction === 'asc' ? order : -order) || (a.id as number) - (b.id as number);
  });
  return [...byValue, ...nulls].map(({ id }) => id);
}

const day = fc
  .date({ min: new Date('1800-01-01'), max: new Date('1800-02-10'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const values = fc.record({
  nickname: fc.option(fc.string({ unit: fc.constantFrom(...'aáAbnñNÑz '), minLength: 1, maxLength: 3 })),
  radius: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.double({ min: 1, max: 12, noNaN: true })),
  ringed: fc.boolean(),
  lastSeen: fc.option(day),
});
const planets = fc
  .array(values, { maxLength: 20 })
  .map((rows) => rows.map((row, index) => ({ id: index + 1, starId: 1, largestMoonId: null, ...row })));

describe('sorting', () => {
  it.each(['id', 'nickname', 'radius', 'ringed', 'lastSeen', 'largestMoonId'])(
    'by %s equals an independent sort',
    (name) => {
      fc.assert(
        fc.property(planets, fc.constantFrom('asc' as const, 'desc' as const), (rows, direction) => {
          expect(sorted(rows, name, direction)).toEqual(expected(rows, name, direction));
        }),
      );
    },
  );

  const nicknames = ['b', null, 'ñ', 'á', 'n', null, 'A', 'a', 'b', 'o'];
  const rows = nicknames.map((nickname, index) => ({
    id: index + 1,
    starId: 1,
    largestMoonId: null,
    nickname,
  }));

  it.each([
    ['asc', [8, 7, 4, 1, 9, 5, 3, 10, 2, 6]],
    ['desc', [10, 3, 5, 1, 9, 4, 7, 8, 2, 6]],
  ] as const)('sorts %s with ties by id and nulls last', (direction, ids) => {
    expect(sorted(rows, 'nickname', direction)).toEqual(ids);
  });

  it('sorts by several fields, each of which decides the ties of those before', () => {
    const names = ['nickname', 'radius', 'ringed', 'lastSeen'];
    const key = fc.record({
      name: fc.constantFrom(...names),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    });
    fc.assert(
      fc.property(planets, fc.array(key, { minLength: 2, maxLength: 4 }), (rows, keys) => {
        const catalog = buildCatalog(toyModel, toyDataset({ planet: rows, moon: [] }, {}));
        const table = catalog.table(planet);
        const sorts = keys.map(({ name, direction }) => ({
          field: planet.field(name) as ModelField,
          direction,
        }));
        // Sorts from the last key to the first. Each pass keeps the order of the later keys.
        const independent = keys.toReversed().reduce<readonly Row[]>((sofar, { name, direction }) => {
          const numbered = sofar.map((row, index) => ({ ...row, id: index + 1 }));
          return expected(numbered, name, direction).map((at) => sofar[(at as number) - 1] as Row);
        }, rows);
        const found = Array.from(sortOrdinals(table, table.all, sorts), (ordinal) => table.rows[ordinal]?.id);
        expect(found).toEqual(independent.map(({ id }) => id));
      }),
    );
  });

  it('orders just the records it is given and leaves them as they were', () => {
    const { catalog } = toyEngine();
    const table = catalog.table(planet);
    const given = Int32Array.of(0, 2);
    const field = planet.field('name') as ModelField;
    expect(sortOrdinals(table, given, [{ field, direction: 'desc' }])).toEqual(Int32Array.of(2, 0));
    expect(given).toEqual(Int32Array.of(0, 2));
  });
});
