// Several sort keys order every list, page and related list as an independent sort does.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../contract/differences.js';
import { sortedBy } from '../contract/naive-sort.js';
import { seed } from '../contract/seed.js';
import { keysOf, written } from './arbitrary-sort-keys.js';
import { casesOf, runsOf } from './cases.js';
import { type Field, familyOf, listedFamilies } from './families.js';
import { sortable, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

const cities = familyOf('City');

/** The meaning of the keys, however they are spelt. */
function cityKeys(sortBy: string) {
  const keys = new Set(
    sortBy
      .toLowerCase()
      .split(',')
      .map((key) => key.trim()),
  );
  return [...keys].map((key) => ({
    field: cities.fields.find(({ name }) => name.toLowerCase() === key.replace('-', '')) as Field,
    descending: key.startsWith('-'),
  }));
}

describe.each(listedFamilies)('$record', (family) => {
  it.each(casesOf('sortBy', family, sortable))('$kind $path', async ({ kind, path, found }) => {
    await fc.assert(
      fc.asyncProperty(keysOf(family), fc.constantFrom('', 'asc', 'desc'), async (keys, direction) => {
        const query = withQuery(path, `fields=id&sortBy=${written(keys)}&sortDirection=${direction}`);
        // The direction applies to the keys without a sign.
        const directed = keys.map((key) => ({
          ...key,
          descending: key.descending || direction === 'desc',
        }));
        const expected = sortedBy(directed, found).map(({ id }) => id);
        const shown = kind === 'page' ? expected.slice(4, 8) : expected;
        expect(differences(await service.ids(query), shown), query).toEqual([]);
      }),
      { seed, numRuns: runsOf(family, 3) },
    );
  });
});

it.each([
  ['a single key with a sign', '-population'],
  ['a key twice', 'departmentId,departmentId'],
  ['blanks', 'departmentId, -population'],
  ['other letter case', 'DEPARTMENTID,-Population'],
  ['extended fields', 'type,-elevation'],
])('reports for %s %s', async (_, sortBy) => {
  const expected = sortedBy(cityKeys(sortBy), cities.rows).map(({ id }) => id);
  const found = await service.ids(`/api/v1/City?fields=id&sortBy=${encodeURIComponent(sortBy)}`);
  expect(differences(found, expected)).toEqual([]);
});

it.each([
  ['a field that is not there', 'departmentId,populaton', 'population'],
  ['a relation', 'departmentId,department', 'departmentId'],
  ['a sign alone', 'departmentId,-', '"-"'],
])('%s is refused, and what would be right is named', async (_, sortBy, right) => {
  const [error, ...others] = await service.refused(`/api/v1/City?sortBy=${sortBy}`);
  expect(others).toEqual([]);
  expect(error).toMatchObject({ parameter: 'sortBy', allowed: expect.arrayContaining(['population']) });
  expect(error?.message).toContain(right);
});

it('accepts at most five keys', async () => {
  const keys = ['departmentId', 'name', 'surface', 'population', 'postalCode', 'id'];
  await service.json(`/api/v1/City?fields=id&sortBy=${keys.slice(0, 5).join()}`);
  const [error] = await service.refused(`/api/v1/City?sortBy=${keys.join()}`);
  expect(error).toMatchObject({ parameter: 'sortBy', message: expect.stringContaining('5') });
});

it('sorts by an extended field alone as well as with a minus', async () => {
  const elevations = async (query: string) => {
    const found = await service.json<{ elevation: number | null }[]>(
      `/api/v1/City?fields=elevation&${query}`,
    );
    return found.map(({ elevation }) => elevation);
  };
  const plain = (await elevations('sortBy=elevation')).filter((each) => each !== null);
  expect(plain).toEqual(plain.toSorted((a, b) => a - b));
  expect((await service.json<unknown[]>('/api/v1/City?sortBy=elevation')).length).toBeGreaterThan(
    plain.length,
  );
  expect(await elevations('sortBy=-elevation')).toEqual(
    await elevations('sortBy=elevation&sortDirection=desc'),
  );
});
