// `fields` is picking: every family, every kind of operation, against records drawn from the data files.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { MARKER } from '../contract/views.js';
import { expectRecords } from './asked-records.js';
import { everyFamily, familyOf } from './families.js';
import { operationsOf } from './operations.js';
import { picksOf, swapCase } from './picks.js';
import { useService } from './service.js';

const service = useService();

describe.each(everyFamily)('$record', (family) => {
  it.each(operationsOf(family))('$kind $path', async (operation) => {
    await fc.assert(
      fc.asyncProperty(picksOf(family), fc.boolean(), async (fields, swapped) => {
        const written = fields.map((name) => (swapped ? swapCase(name) : name)).join();
        await expectRecords(service, family, operation, { fields }, `fields=${written}`);
      }),
      { seed, numRuns: 4 },
    );
  });
});

it('the order is the declared one, extended fields in their place, relations after them; repeats are one', async () => {
  const asked = 'department,type,daneCode,name,id,NAME,department,latitude';
  const text = await service.text(`/api/v1/City/1?fields=${asked}`);
  expect(Object.keys(JSON.parse(text))).toEqual(['id', 'name', 'daneCode', 'type', 'latitude', 'department']);
});

it('without fields no extended field is shown', async () => {
  const names = familyOf('City')
    .fields.filter(({ extended }) => extended)
    .map(({ name }) => name);
  for (const query of ['', '?expand=department', '?relations=omit', '?name=leticia']) {
    const [city] = [
      await service.json<object>(
        `/api/v1/City${query === '' || query.startsWith('?n') ? query : `/1${query}`}`,
      ),
    ].flat();
    expect(
      Object.keys(city as object).filter((name) => names.includes(name)),
      query,
    ).toEqual([]);
  }
});

it.each([
  ['City/1?fields=id,nmae', 'nmae', 'name'],
  ['City?fields=daneCod', 'daneCod', 'daneCode'],
  ['City?fields=id,department.nam', 'department.nam', 'Did you mean name?'],
  ['City?fields=departmnt.name', 'departmnt.name', 'department'],
  ['City/pagedList?Page=1&PageSize=1&fields=populaton', 'populaton', 'population'],
  ['City/search/a?fields=postalcod', 'postalcod', 'postalCode'],
  ['Department/5/cities?fields=surfce', 'surfce', 'surface'],
  ['Country/Colombia?fields=curency', 'curency', 'currency'],
  ['Holiday/year/2026?fields=originaldat', 'originaldat', 'originalDate'],
  ['Region?fields=all,departments.daneCde', 'departments.daneCde', 'Did you mean daneCode?'],
])('%s: %s is not known, %s would be', async (path, wrong, nearest) => {
  const [error, ...others] = await service.refused(`/api/v1/${path}`);
  expect(others).toEqual([]);
  expect(error).toMatchObject({ parameter: 'fields' });
  expect(error?.message).toContain(wrong);
  expect(error?.message).toContain(nearest);
  expect(error?.allowed).toEqual(expect.arrayContaining([expect.any(String)]));
});

it('every wrong name is told', async () => {
  const errors = await service.refused('/api/v1/City?fields=nmae,id,populaton');
  const told = errors.map(({ message }) => message).join(' ');
  for (const name of ['name', 'population']) expect(told).toContain(name);
});

it.each(['name.id', 'id.', '.id', ',', 'department..name', 'distanceKm', 'department.distanceKm', 'id,'])(
  'City?fields=%s is refused',
  async (fields) => {
    const errors = await service.refused(`/api/v1/City?fields=${fields}`);
    expect(errors.map(({ parameter }) => parameter)).toEqual(errors.map(() => 'fields'));
  },
);

it('a relation named by itself as well as in part is whole, with what is picked on top', async () => {
  const query = 'fields=id,department.daneCode,department,department.region.name';
  const { id, department } = await service.json<Record<string, Record<string, unknown>>>(
    `/api/v1/City/1?${query}`,
  );
  expect(id).toBe(1);
  expect(department).toMatchObject({ id: 1, name: 'Amazonas', daneCode: '91', region: { name: 'Amazonía' } });
  expect(department).toHaveProperty('cities', [MARKER]);
  expect(department).not.toHaveProperty('isoCode');
});
