// The results of a search and a lookup by name are ranked by their similarity to the name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import { differences } from '../contract/differences.js';
import { folded } from '../contract/matching.js';
import { sortedBy } from '../contract/naive-sort.js';
import { ranked } from '../contract/ranking.js';
import { seed } from '../contract/seed.js';
import { swapCase } from '../contract/swap-case.js';
import { keysOf, written as writtenKeys } from './arbitrary-sort-keys.js';
import { runsOf } from './cases.js';
import { type Family, familyOf, listedFamilies } from './families.js';
import { isInside, pointOf } from './great-circle.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { useService } from './service.js';

const service = useService();

/** A path, and the names that come first. */
const first = [
  ['City/search/bogota', ['Bogotá D.C.']],
  ['City/search/Santiago%20de%20Cali', ['Cali']],
  ['City/name/cartagena', ['Cartagena']],
  ['Department/name/santander', ['Santander', 'Norte de Santander']],
  ['Department/search/santander', ['Santander', 'Norte de Santander']],
  ['Department/name/CAUCA', ['Cauca', 'Valle del Cauca']],
] as const;

/** A whole name, one word, an inner part or two letters, in any letter case, with and without accents. */
function keywordsOf({ rows, search }: Family): fc.Arbitrary<string> {
  const own = search.find((field) => !field.includes('.')) as string;
  const names = rows.map((row) => row[own] as string | null).filter((name) => name !== null);
  const pieces: readonly ((name: string, at: number) => string)[] = [
    (name) => name,
    (name) => name.split(/[^\p{L}\p{N}]+/u).at(-1) as string,
    (name, at) => name.split(/\s+/)[at % 3] ?? name,
    (name, at) => name.slice(at % name.length).slice(0, 4),
    (name) => name.slice(0, 2),
  ];
  const spellings = [(text: string) => text, swapCase, folded];
  return fc
    .tuple(
      fc.constantFrom(...names),
      fc.constantFrom(...pieces),
      fc.constantFrom(...spellings),
      fc.nat({ max: 40 }),
    )
    .map(([name, piece, spelling, at]) => spelling(piece(name, at)).trim())
    .filter((keyword) => folded(keyword) !== '' && keyword !== '.' && keyword !== '..');
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe.each(listedFamilies)('$record', (family) => {
  const isNamed = family.fields.some(({ name }) => name === 'name');
  const ways = [...(isNamed ? [['name', ['name']] as const] : []), ['search', family.search] as const];

  it.each(ways)('ranks by %s', async (way, fields) => {
    const cases = fc.record({
      keyword: keywordsOf(family),
      filters: filtersOf(family, { atLeast: 0 }),
      keys: keysOf(family),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ keyword, filters, keys }) => {
        const path = `/api/v1/${family.path}/${way}/${encodeURIComponent(keyword)}?fields=id`;
        const expectIds = async (query: string, rows: readonly Row[]) =>
          expect(differences(await service.ids(path + query), idsOf(rows)), path + query).toEqual([]);
        const found = ranked(family.record, fields, keyword);
        await expectIds('', found);
        const left = found.filter((row) => filters.every((filter) => lets(filter, row)));
        const filtered = filters.map((filter) => `&${written(filter)}`).join('');
        await expectIds(filtered, left);
        await expectIds(`${filtered}&sortBy=${writtenKeys(keys)}`, sortedBy(keys, left));
      }),
      { seed, numRuns: runsOf(family, 8) },
    );
  });
});

it.each(first)('returns for %s first %s', async (path, names) => {
  const found = await service.json<readonly { name: string }[]>(`/api/v1/${path}`);
  expect(found.slice(0, names.length).map(({ name }) => name)).toEqual(names);
});

it.each(['name', 'search'])('finds a president by both names, by %s', async (way) => {
  for (const { id, name, lastName } of familyOf('President').rows.slice(0, 6)) {
    const across = `${(name as string).slice(-2)} ${(lastName as string).slice(0, 3)}`;
    for (const keyword of [`${name} ${lastName}`, lastName as string, across])
      expect(await service.ids(`/api/v1/President/${way}/${encodeURIComponent(keyword)}`), keyword).toContain(
        id,
      );
    const [exact] = await service.ids(
      `/api/v1/President/${way}/${encodeURIComponent(`${name} ${lastName}`)}`,
    );
    expect(exact).toBe(ranked('President', ['name'], `${name} ${lastName}`)[0]?.id);
  }
});

it.each(['City/search/san', 'City/name/san'])('%s keeps its order in a box', async (path) => {
  const box = { west: -76, south: 3, east: -73, north: 7 };
  const [, way] = path.split('/');
  const city = familyOf('City');
  const found = ranked('City', way === 'name' ? ['name'] : city.search, 'san').filter((row) => {
    const point = pointOf(row);
    return point !== undefined && isInside(box, point);
  });
  expect(found.length).toBeGreaterThan(10);
  expect(await service.ids(`/api/v1/${path}?bbox=-76,3,-73,7`)).toEqual(idsOf(found));
});

it.each(['City/search/san', 'City/name/san'])('%s near a point has the nearest first', async (path) => {
  const nearBogota = 'near=4.6,-74.1&radius=300&fields=id';
  const found = new Set(await service.ids(`/api/v1/${path}?fields=id`));
  const nearest = (await service.ids(`/api/v1/City?${nearBogota}`)).filter((id) => found.has(id));
  expect(await service.ids(`/api/v1/${path}?${nearBogota}`)).toEqual(nearest);
});

it('ignores the rank if a sort is requested, in both directions', async () => {
  const { rows, search } = familyOf('Department');
  const name = { name: 'name', type: 'string', extended: false } as const;
  for (const [direction, descending] of [
    ['', false],
    ['&sortDirection=desc', true],
    ['&sortDirection=ASC', false],
  ] as const) {
    const found = ranked('Department', search, 'an');
    expect(found.length).toBeLessThan(rows.length);
    expect(await service.ids(`/api/v1/Department/search/an?sortBy=name${direction}`)).toEqual(
      idsOf(sortedBy([{ field: name, descending }], found)),
    );
  }
});
