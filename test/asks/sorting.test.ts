// Several sort keys order every list, page and related list as an independent sort does.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { familyOf, listedFamilies } from './families.js';
import { keysOf, sortedBy, written } from './naive-sort.js';
import { operationsOf, sortable, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

describe.each(listedFamilies)('$record', (family) => {
  it.each(operationsOf(family).filter(sortable))('$kind $path', async ({ kind, path, found }) => {
    await fc.assert(
      fc.asyncProperty(keysOf(family), fc.constantFrom('', 'asc', 'desc'), async (keys, direction) => {
        const query = withQuery(path, `fields=id&sortBy=${written(keys)}&sortDirection=${direction}`);
        // The direction is that of the keys without a sign of their own.
        const directed = keys.map((key) => ({ ...key, descending: key.descending || direction === 'desc' }));
        const expected = sortedBy(directed, found).map(({ id }) => id);
        expect([query, await service.ids(query)]).toEqual([
          query,
          kind === 'page' ? expected.slice(4, 8) : expected,
        ]);
      }),
      { seed, numRuns: 4 },
    );
  });
});

const cities = familyOf('City');

it.each([
  ['a single key with a sign', '-population'],
  ['a key twice', 'departmentId,departmentId'],
  ['blanks', 'departmentId, -population'],
  ['other letter case', 'DEPARTMENTID,-Population'],
])('%s: %s', async (_, sortBy) => {
  const keys = [
    ...new Set(
      sortBy
        .toLowerCase()
        .split(',')
        .map((key) => key.trim()),
    ),
  ].map((key) => {
    const field = cities.fields.find(({ name }) => name.toLowerCase() === key.replace('-', ''));
    return { field: field as (typeof cities.fields)[number], descending: key.startsWith('-') };
  });
  const expected = sortedBy(keys, cities.rows).map(({ id }) => id);
  expect(await service.ids(`/api/v1/City?fields=id&sortBy=${encodeURIComponent(sortBy)}`)).toEqual(expected);
});

it.each([
  ['a field that is not there', 'departmentId,populaton', 'population'],
  ['a relation', 'departmentId,department', 'departmentId'],
])('%s is refused, and the nearest is named', async (_, sortBy, nearest) => {
  const [error, ...others] = await service.refused(`/api/v1/City?sortBy=${sortBy}`);
  expect(others).toEqual([]);
  expect(error).toMatchObject({ parameter: 'sortBy' });
  expect(error?.message).toContain(nearest);
  expect(error?.allowed).toContain('population');
});

it('at most five keys are taken', async () => {
  const keys = ['departmentId', 'name', 'surface', 'population', 'postalCode', 'id'];
  await service.json(`/api/v1/City?fields=id&sortBy=${keys.slice(0, 5).join()}`);
  const [error] = await service.refused(`/api/v1/City?sortBy=${keys.join()}`);
  expect(error?.message).toContain('5');
});
