// A request that uses any new option is strict: unknown parameters are rejected, with the nearest known one.
import { expect, it } from 'vitest';
import { withQuery } from './operations.js';
import { useService } from './service.js';
import { misspelt, wrong } from './strict-requests.js';

const service = useService();

/** A path of the contract, and parameters that have no effect on it. */
const ignored = [
  ['Airport', ['nmae=1', 'feilds=id', 'raduis=5', 'a', '=b', 'page=x', 'city=1', 'type[=x']],
  ['City/1', ['name=x', 'population=1', 'sortBy=nope', 'id=2', 'limit=0']],
  ['Region?sortBy=name', ['nmae=x', 'PageSize=0']],
  ['Country/Colombia', ['name=Peru', 'sortBy=nope']],
  ['Map/pagedList?Page=1&PageSize=2', ['nmae=x', 'limit=1']],
  ['Holiday/year/2026', ['year=2025', 'limit=3']],
  [
    'Region',
    ['fields=', 'expand=', 'relations=', 'format=', 'name=', 'name[contains]=', 'limit=', 'offset='],
  ],
  ['Region?limit=2', ['nmae=x', 'near=', 'PageSize=0']],
  ['Region?offset=4', ['nmae=x', 'city=1']],
  ['Department/search/gua', ['sortBy=nope', 'sortDirection=up', 'sortBy=nope&sortDirection=up']],
  ['City/name/san', ['sortBy=department', 'nmae=x']],
  ['Airport/code/SKBO', ['code=SKAR', 'sortBy=nope']],
] as const;

/** The same request in another notation. */
const spellings = [
  'POPULATION[GTE]=1000000&FIELDS=ID,DANECODE',
  'population%5Bgte%5D=1000000&fields=id%2CdaneCode',
  'fields=daneCode,%20id&Population%5bGte%5d=1000000',
  'population[gte]=1000000&population[gte]=1000000&fields=id,daneCode&expand=',
  'population[gte]=1e6&fields=id,daneCode&nmae=',
];

it.each(misspelt)('rejects for %s the unknown name %s', async (path, name, nearest) => {
  const [error, ...others] = await service.refused(`/api/v1/${path}`);
  expect(others).toEqual([]);
  expect(error?.parameter).toBe(name);
  expect(error?.message).toContain(`Did you mean ${nearest}?`);
});

it('reports all unknown names together', async () => {
  const path = '/api/v1/City?populaton[gte]=1&nmae=x&fields=id&surfce[lt]=x';
  const parameters = (await service.refused(path)).map(({ parameter }) => parameter);
  expect(parameters.toSorted()).toEqual(['nmae', 'populaton[gte]', 'surfce[lt]']);
});

it.each(ignored)('ignores unknown parameters without options in %s', async (path, others) => {
  const plain = await service.text(`/api/v1/${path}`);
  for (const other of others)
    expect((await service.text(withQuery(`/api/v1/${path}`, other))) === plain, other).toBe(true);
});

it.each(wrong)('rejects for %s the parameter %s', async (path, parameter) => {
  const errors = await service.refused(`/api/v1/${path}`);
  expect(errors.map((error) => error.parameter)).toEqual([parameter]);
});

it.each(spellings)('accepts %s', async (query) => {
  const expected = await service.text('/api/v1/City?population[gte]=1000000&fields=id,daneCode');
  expect(await service.text(`/api/v1/City?${query}`)).toBe(expected);
});

it('ignores unknown names beside limit and offset, and both of them on a page', async () => {
  const page = '/api/v1/City/pagedList?Page=2&PageSize=3';
  for (const others of ['limit=1', 'offset=2', 'limit=0&offset=x', 'fields=id&limit=1', 'fields=id&limit=0'])
    expect(await service.ids(`${page}&${others}`)).toEqual(await service.ids(page));
});

it('filters by a field with the name of a path parameter', async () => {
  const path = '/api/v1/Department/2/cities?fields=id';
  const [first, second] = (await service.ids(path)) as [number, number];
  expect(await service.ids(`${path}&id[in]=${second},${first}`)).toEqual([first, second]);
  expect(await service.ids(`/api/v1/Department/2/cities?id=${second}`)).toEqual([second]);
  expect(await service.ids('/api/v1/City/name/leticia?name=bogota')).toEqual([]);
  expect(await service.ids('/api/v1/PostalCode/city/1?cityId=2')).toEqual([]);
  expect(await service.refused(`/api/v1/Department/2/cities?id=${second}&nmae=x`)).toMatchObject([
    { parameter: 'nmae' },
  ]);
});

it('returns for Department/2/cities?id=12 the city 12, which is in it', async () => {
  expect(await service.json('/api/v1/Department/2/cities?id=12&fields=id,departmentId')).toEqual([
    { id: 12, departmentId: 2 },
  ]);
});
