// A request that uses anything new is strict: what is not known is refused, with the nearest that is.
import { describe, expect, it } from 'vitest';
import { useService } from './service.js';

const service = useService();
const v1 = '/api/v1';

describe('an unknown name beside a new parameter', () => {
  it.each([
    ['City?populaton[gte]=100000', 'populaton[gte]', 'population[gte]'],
    ['City?population[gtee]=100000', 'population[gtee]', 'population[gte]'],
    ['City?feilds=id&name=leticia', 'feilds', 'fields'],
    ['City?fields=id&sortby=name&sortDirecton=desc', 'sortDirecton', 'sortDirection'],
    ['City?expand=department&relation=null', 'relation', 'relations'],
    ['City?near=4,-74&raduis=10', 'raduis', 'radius'],
    ['City?format=csv&postalcod=910001', 'postalcod', 'postalCode'],
    ['City?daneCod[in]=05001', 'daneCod[in]', 'daneCode[in]'],
    ['City/pagedList?Page=1&PageSize=1&fields=id&PagSize=1', 'PagSize', 'PageSize'],
    ['City/search/a?fields=id&nmae[contains]=b', 'nmae[contains]', 'name[contains]'],
    ['Department/5/cities?popluation[lt]=10', 'popluation[lt]', 'population[lt]'],
    ['City/1?fields=id&expandd=department', 'expandd', 'expand'],
    ['Holiday/year/2026?fields=name&includeSundays=true', 'includeSundays', 'includeSunday'],
    ['Country/Colombia?fields=name&formt=csv', 'formt', 'format'],
  ])('%s', async (path, wrong, nearest) => {
    const [error, ...others] = await service.refused(`${v1}/${path}`);
    expect(others).toEqual([]);
    expect(error?.parameter).toBe(wrong);
    expect(error?.message).toContain(`Did you mean ${nearest}?`);
  });

  it('is told for each of them at once', async () => {
    const path = `${v1}/City?populaton[gte]=1&nmae=x&fields=id&surfce[lt]=x`;
    const parameters = (await service.refused(path)).map(({ parameter }) => parameter);
    expect(parameters.toSorted()).toEqual(['nmae', 'populaton[gte]', 'surfce[lt]']);
  });
});

describe('without anything new, unknown names are ignored', () => {
  it.each([
    ['City', ['populaton=1', 'feilds=id', 'raduis=5', 'a', '=b', 'page=x']],
    ['City/1', ['name=x', 'population=1', 'sortBy=nope', 'id=2', 'limit=0']],
    ['Region?sortBy=name', ['nmae=x', 'PageSize=0']],
    ['Country/Colombia', ['name=Peru', 'sortBy=nope']],
    ['Map/pagedList?Page=1&PageSize=2', ['nmae=x', 'limit=1']],
    ['Holiday/year/2026', ['year=2025', 'limit=3']],
    ['Region', ['fields=', 'expand=', 'relations=', 'format=', 'name=', 'name[contains]=', 'near=']],
  ])('%s', async (path, others) => {
    const plain = await service.text(`${v1}/${path}`);
    for (const other of others) {
      const found = await service.text(`${v1}/${path}${path.includes('?') ? '&' : '?'}${other}`);
      expect(found === plain, other).toBe(true);
    }
  });
});

describe('what can be known and is still wrong', () => {
  it.each([
    ['City?population[gte]=many', 'population[gte]'],
    ['City?population=1,000', 'population'],
    ['City?departmentId=x', 'departmentId'],
    ['City?departmentId[in]=1,x', 'departmentId[in]'],
    ['City?population[null]=maybe', 'population[null]'],
    ['City?name[gt]=a', 'name[gt]'],
    ['City?population[contains]=1', 'population[contains]'],
    ['City?departmentId[eq]=5', 'departmentId[eq]'],
    ['City?department=5&fields=id', 'department'],
    ['City?department[null]=true', 'department[null]'],
    ['TelevisionChannel?isActive=yes', 'isActive'],
    ['TelevisionChannel?isActive[gt]=false', 'isActive[gt]'],
    ['President?startPeriodDate[gte]=1900', 'startPeriodDate[gte]'],
    ['President?startPeriodDate[gte]=1900-02-30', 'startPeriodDate[gte]'],
    ['President?startPeriodDate=yesterday', 'startPeriodDate'],
    ['Radio?streamers[in]=a', 'streamers[in]'],
    ['City?population[gte]=1&population[gte]=2', 'population[gte]'],
    ['City?name=a&NAME=b', 'name'],
    ['City?fields=id&fields=name', 'fields'],
    ['City?format=xml', 'format'],
    ['City?[gte]=1', '[gte]'],
    ['City?population[]=1', 'population[]'],
    ['City/1?population[gte]=1', 'population[gte]'],
    ['City/1?fields=id&population=1', 'population'],
    ['Country/Colombia?name[ne]=Peru', 'name[ne]'],
    ['City/search/a?fields=id&sortBy=name', 'sortBy'],
    ['City/1?sortBy=name,-id', 'sortBy'],
    ['Country/Colombia?sortBy=-name', 'sortBy'],
  ])('%s', async (path, parameter) => {
    const errors = await service.refused(`${v1}/${path}`);
    expect(errors.map((error) => error.parameter)).toEqual([parameter]);
  });
});

it('names of parameters and of fields are understood in any letter case, also when brackets are encoded', async () => {
  const expected = await service.text(`${v1}/City?population[gte]=1000000&fields=id,daneCode`);
  for (const query of [
    'POPULATION[GTE]=1000000&FIELDS=ID,DANECODE',
    'population%5Bgte%5D=1000000&fields=id%2CdaneCode',
    'fields=daneCode,id&Population%5bGte%5d=1000000',
    'population[gte]=1000000&population[gte]=1000000&fields=id,daneCode&expand=',
  ])
    expect(await service.text(`${v1}/City?${query}`), query).toBe(expected);
});

it('a parameter of the path is never a filter', async () => {
  const all = await service.ids(`${v1}/Department/2/cities?fields=id`);
  expect(await service.ids(`${v1}/Department/2/cities?id[in]=${all[0]},${all[2]}&fields=id`)).toEqual([
    all[0],
    all[2],
  ]);
  const plain = await service.text(`${v1}/City/name/leticia`);
  expect(await service.text(`${v1}/City/name/leticia?name=bogota`)).toBe(plain);
  expect(await service.text(`${v1}/Department/5/cities?id=1`)).toBe(
    await service.text(`${v1}/Department/5/cities`),
  );
});
