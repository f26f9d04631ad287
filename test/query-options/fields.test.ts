// `fields` selects fields in every family and every kind of operation, compared with records from the data files.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { swapCase } from '../contract/swap-case.js';
import { fewer } from '../system/size.js';
import { casesOf, runsOf } from './cases.js';
import { expectRecords } from './expect-records.js';
import { everyFamily, familyOf } from './families.js';
import { LONG } from './operations.js';
import { picksOf } from './picks.js';
import { useService } from './service.js';

const service = useService();

/** A path, the unknown name in it, and the required text of the error. */
const misspelt = [
  ['City/1?fields=id,nmae', 'nmae', 'Did you mean name?'],
  ['City?fields=daneCod', 'daneCod', 'Did you mean daneCode?'],
  ['City?fields=id,department.nam', 'department.nam', 'Did you mean name?'],
  ['City?fields=departmnt.name', 'departmnt.name', 'Did you mean department?'],
  ['City/pagedList?Page=1&PageSize=1&fields=populaton', 'populaton', 'Did you mean population?'],
  ['City/search/a?fields=postalcod', 'postalcod', 'Did you mean postalCode?'],
  ['Department/5/cities?fields=surfce', 'surfce', 'Did you mean surface?'],
  ['Country/Colombia?fields=curency', 'curency', 'Did you mean currency?'],
  ['Holiday/year/2026?fields=originaldat', 'originaldat', 'Did you mean originalDate?'],
  ['Region?fields=all,departments.daneCde', 'departments.daneCde', 'Did you mean daneCode?'],
] as const;

const malformed = [
  'name.id',
  'id.',
  '.id',
  ',',
  'department..name',
  'distanceKm',
  'department.distanceKm',
  'id,',
];

describe.each(everyFamily)('$record', (family) => {
  it.each(casesOf('fields', family))('$kind $path', async (operation) => {
    await fc.assert(
      fc.asyncProperty(picksOf(family), fc.boolean(), async (fields, swapped) => {
        const written = fields.map((name) => (swapped ? swapCase(name) : name)).join();
        await expectRecords(service, family, operation, { fields }, `fields=${written}`);
      }),
      { seed, numRuns: operation.shown.length > LONG ? fewer(4) : runsOf(family, 4) },
    );
  });
});

it('returns fields once in declared order, then relations', async () => {
  const requested = 'department,type,daneCode,name,id,NAME,department,latitude';
  const record = await service.json<object>(`/api/v1/City/1?fields=${requested}`);
  expect(Object.keys(record)).toEqual(['id', 'name', 'daneCode', 'type', 'latitude', 'department']);
});

it('returns extended fields only on request', async () => {
  const extended = familyOf('City').fields.filter((field) => field.extended);
  for (const path of ['City/1', 'City/1?expand=department', 'City/1?relations=omit', 'City?name=leticia']) {
    const [city] = [await service.json<object>(`/api/v1/${path}`)].flat();
    for (const { name } of extended) expect(city, path).not.toHaveProperty(name);
  }
});

it('returns a relation whole, with the named part first, if both are requested', async () => {
  const query = 'fields=id,department.daneCode,department,department.region.name';
  const city = await service.json<Record<string, unknown>>(`/api/v1/City/1?${query}`);
  const expected = {
    id: 1,
    name: 'Amazonas',
    daneCode: '91',
    region: { name: 'Amazonía' },
    cities: null,
  };
  expect(city).toMatchObject({ id: 1, department: expected });
  expect(city.department).not.toHaveProperty('isoCode');
});

it.each(misspelt)('rejects for %s the unknown name %s', async (path, wrong, hint) => {
  const [error, ...others] = await service.refused(`/api/v1/${path}`);
  expect(others).toEqual([]);
  expect(error).toMatchObject({
    parameter: 'fields',
    allowed: expect.arrayContaining([expect.any(String)]),
  });
  expect(error?.message).toContain(wrong);
  expect(error?.message).toContain(hint);
});

it('reports all wrong names together', async () => {
  const errors = await service.refused('/api/v1/City?fields=nmae,id,populaton');
  const messages = errors.map(({ message }) => message).join(' ');
  for (const name of ['name', 'population']) expect(messages).toContain(`Did you mean ${name}?`);
});

it.each(malformed)('rejects %s, which is not a list of names', async (fields) => {
  const errors = await service.refused(`/api/v1/City?fields=${fields}`);
  expect(errors.map(({ parameter }) => parameter)).toEqual(errors.map(() => 'fields'));
});
