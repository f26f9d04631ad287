// A request that uses anything new is strict: what is not known is refused, with the nearest that is.
import { expect, it } from 'vitest';
import { withQuery } from './operations.js';
import type { AskedService } from './service.js';

/** A path, the name in it that is not known, and the one that was meant. */
const misspelt = [
  ['City?populaton[gte]=100000', 'populaton[gte]', 'population[gte]'],
  ['City?population[gtee]=100000', 'population[gtee]', 'population[gte]'],
  ['City?feilds=id&name=leticia', 'feilds', 'fields'],
  ['City?fields=id&sortby=name&sortDirecton=desc', 'sortDirecton', 'sortDirection'],
  ['City?expand=department&relation=null', 'relation', 'relations'],
  ['City?near=4,-74&raduis=10', 'raduis', 'radius'],
  ['City?format=csv&postalcod=910001', 'postalcod', 'postalCode'],
  ['City?daneCod[in]=05001', 'daneCod[in]', 'daneCode[in]'],
  ['City?sortBy=-name&sortDirektion=asc', 'sortDirektion', 'sortDirection'],
  ['City/pagedList?Page=1&PageSize=1&fields=id&PagSize=1', 'PagSize', 'PageSize'],
  ['City/search/a?fields=id&nmae[contains]=b', 'nmae[contains]', 'name[contains]'],
  ['Department/5/cities?popluation[lt]=10', 'popluation[lt]', 'population[lt]'],
  ['City/1?fields=id&expandd=department', 'expandd', 'expand'],
  ['Holiday/year/2026?fields=name&includeSundays=true', 'includeSundays', 'includeSunday'],
  ['Country/Colombia?fields=name&formt=csv', 'formt', 'format'],
] as const;

/** A path of the contract, and what may be added to it without any effect. */
const ignored = [
  ['Airport', ['nmae=1', 'feilds=id', 'raduis=5', 'a', '=b', 'page=x', 'city=1', 'type[=x']],
  ['City/1', ['name=x', 'population=1', 'sortBy=nope', 'id=2', 'limit=0']],
  ['Region?sortBy=name', ['nmae=x', 'PageSize=0']],
  ['Country/Colombia', ['name=Peru', 'sortBy=nope']],
  ['Map/pagedList?Page=1&PageSize=2', ['nmae=x', 'limit=1']],
  ['Holiday/year/2026', ['year=2025', 'limit=3']],
  ['Region', ['fields=', 'expand=', 'relations=', 'format=', 'name=', 'name[contains]=', 'limit=1']],
  ['City/name/leticia', ['name=bogota']],
  ['Department/5/cities', ['id=1']],
  ['Airport/code/SKBO', ['code=SKAR']],
  ['PostalCode/city/1', ['cityId=2']],
] as const;

/** A path, and the parameter that it is refused for. */
const wrong = [
  ['City?population[gte]=many', 'population[gte]'],
  ['City?population=1,000', 'population'],
  ['City?population[gte]=NaN', 'population[gte]'],
  ['City?population[lt]=Infinity', 'population[lt]'],
  ['City?departmentId=x', 'departmentId'],
  ['City?departmentId=2.5', 'departmentId'],
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
  ['Radio?streamers=a&fields=id', 'streamers'],
  ['City?population[gte]=1&population[gte]=2', 'population[gte]'],
  ['City?name=a&NAME=b', 'name'],
  ['City?fields=id&fields=name', 'fields'],
  ['City?format=xml', 'format'],
  ['City?[gte]=1', '[gte]'],
  ['City?population[]=1', 'population[]'],
  ['City?population[gte][lte]=1', 'population[gte][lte]'],
  ['City/1?population[gte]=1', 'population[gte]'],
  ['City/1?fields=id&population=1', 'population'],
  ['Country/Colombia?name[ne]=Peru', 'name[ne]'],
  ['City/search/a?fields=id&sortBy=name', 'sortBy'],
  ['City/1?sortBy=name,-id', 'sortBy'],
  ['Country/Colombia?sortBy=-name', 'sortBy'],
  ['UrbanCenter?expand=city', 'expand'],
  ['City/name/leticia?name=bogota&fields=id', 'name'],
] as const;

/** The same request, written otherwise. */
const spellings = [
  'POPULATION[GTE]=1000000&FIELDS=ID,DANECODE',
  'population%5Bgte%5D=1000000&fields=id%2CdaneCode',
  'fields=daneCode,%20id&Population%5bGte%5d=1000000',
  'population[gte]=1000000&population[gte]=1000000&fields=id,daneCode&expand=',
  'population[gte]=1e6&fields=id,daneCode&nmae=',
];

export function describeStrictness(service: AskedService): void {
  it.each(misspelt)('%s: %s is not known', async (path, name, nearest) => {
    const [error, ...others] = await service.refused(`/api/v1/${path}`);
    expect(others).toEqual([]);
    expect(error?.parameter).toBe(name);
    expect(error?.message).toContain(`Did you mean ${nearest}?`);
  });

  it('every name that is not known is told at once', async () => {
    const path = '/api/v1/City?populaton[gte]=1&nmae=x&fields=id&surfce[lt]=x';
    const parameters = (await service.refused(path)).map(({ parameter }) => parameter);
    expect(parameters.toSorted()).toEqual(['nmae', 'populaton[gte]', 'surfce[lt]']);
  });

  it.each(ignored)('without anything new, %s ignores what it does not know', async (path, others) => {
    const plain = await service.text(`/api/v1/${path}`);
    for (const other of others)
      expect((await service.text(withQuery(`/api/v1/${path}`, other))) === plain, other).toBe(true);
  });

  it.each(wrong)('%s is refused for %s', async (path, parameter) => {
    const errors = await service.refused(`/api/v1/${path}`);
    expect(errors.map((error) => error.parameter)).toEqual([parameter]);
  });

  it.each(spellings)('%s is understood', async (query) => {
    const expected = await service.text('/api/v1/City?population[gte]=1000000&fields=id,daneCode');
    expect(await service.text(`/api/v1/City?${query}`)).toBe(expected);
  });

  it('a parameter of the path is a filter with an operator only', async () => {
    const path = '/api/v1/Department/2/cities?fields=id';
    const [first, second] = await service.ids(path);
    expect(await service.ids(`${path}&id[in]=${second},${first}`)).toEqual([first, second]);
  });
}
