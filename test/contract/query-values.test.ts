// The values of query parameters: repeated, badly encoded or too long.
import { describe, expect, it } from 'vitest';
import { send } from './http-client.js';
import { useService } from './service.js';

const service = useService();
const v1 = '/api/v1';

/** Responses with other fields than those of the contract do not match the description of the plain operation. */
async function textOf(path: string): Promise<string> {
  const { status, text } = await send(service.address(), `${v1}/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return text;
}

describe('[rule-repeated-lists] accepts a list in parts', () => {
  it.each([
    ['City?departmentId=1&fields=id,name,population', 'City?departmentId=1&fields=id&fields=name,population'],
    ['City/1?fields=id,name', 'City/1?fields=id&Fields=name&FIELDS=id'],
    ['Airport?fields=id,name', 'Airport?fields=name&fields=&fields=id'],
    ['Airport/1?expand=city,department', 'Airport/1?expand=city&expand=department'],
    ['Region?id[in]=1,3', 'Region?id[in]=1&id[in]=3'],
    ['Region?id[in]=1,2,3', 'Region?id[in]=3&ID[IN]=2,1'],
    ['Department/2/cities?id[in]=12,13', 'Department/2/cities?id[in]=13&id%5Bin%5D=12'],
    ['City/search/san?departmentId[in]=2,5', 'City/search/san?departmentId[in]=2&departmentId[in]=5'],
    ['Map/pagedList?Page=1&PageSize=2&id[in]=1,2,3', 'Map/pagedList?Page=1&id[in]=1&PageSize=2&id[in]=2,3'],
  ])('rejects %s with %s', async (whole, parts) => {
    expect(await textOf(parts)).toBe(await textOf(whole));
  });

  it.each(['Region?name=Caribe&name=x', 'Region?id[gt]=1&id[gt]=2', 'Region?relations=null&relations=omit'])(
    'not so %s',
    async (path) => {
      await service.problem(400, `${v1}/${path}`);
    },
  );
});

const known = [
  'Region?sortBy=',
  'Region?sortDirection=',
  'Region?limit=',
  'Region?offset=',
  'Region?fields=',
  'Region?expand=',
  'Region?name=',
  'Region?name[contains]=',
  'Region/1?fields=',
  'City/1/volcanoes?sortBy=',
  'Region/search/a?limit=',
  'Map/pagedList?Page=1&PageSize=',
  'Map/pagedList?PageSize=1&SORTBY=',
  'Holiday/year/2026?includeSunday=',
  'PostalCode/city/1?sortBy=',
];

/** Names that are unknown to the operation, or are not among its own parameters. */
const unknown = [
  ['Region', 'foo'],
  ['Region', 'page'],
  ['Region/1', 'sortBy'],
  ['Region/1', 'limit'],
  ['Department/search/gua', 'q'],
  ['Map/pagedList?Page=1&PageSize=2', 'offset'],
  ['Holiday/year/2026', 'year'],
  ['Country/Colombia', 'name'],
] as const;

const malformed = ['%', '%2', '%ZZ', 'a%FF', '%C3', '%C3%28', '%ED%A0%80', '%E0%A4%A'];

/** The query as the service writes it, with this parameter last. */
const parameterOf = (path: string) => /[?&]([^&]+)=$/.exec(path)?.[1]?.replace('SORTBY', 'SortBy') as string;

const withParameter = (path: string, parameter: string) =>
  `${v1}/${path}${path.includes('?') ? '&' : '?'}${parameter}`;

describe('[rule-query-values] a malformed encoding', () => {
  it.each(known)('rejects a malformed value of a known parameter: %s', async (path) => {
    for (const value of malformed) {
      const { type, detail } = await service.problem(400, `${v1}/${path}${value}`);
      expect(type).toMatch(/\/bad-encoding$/);
      expect(detail).toContain(parameterOf(path));
    }
  });

  it.each(unknown)(
    'ignores a malformed value of a parameter that is unknown to %s: %s',
    async (path, name) => {
      const { text } = await service.get(`${v1}/${path}`);
      for (const value of malformed) {
        const answer = await service.get(withParameter(path, `${name}=${value}`));
        expect([value, answer.status, answer.text === text]).toEqual([value, 200, true]);
        expect(answer.headers.get('atlas-ignored')).toBe(name);
      }
    },
  );

  it('makes a name unknown', async () => {
    const { text } = await service.get(`${v1}/Region`);
    for (const name of malformed) {
      const answer = await service.get(`${v1}/Region?${name}=1`);
      expect([name, answer.status, answer.text === text]).toEqual([name, 200, true]);
    }
  });
});

describe('[rule-query-values] a value that is too long', () => {
  const letters = [
    ['a', 'a'],
    ['ñ', '%C3%B1'],
    ['🌋', '%F0%9F%8C%8B'],
  ] as const;

  it.each(known)('is rejected in a known parameter: %s', async (path) => {
    for (const [, letter] of letters) {
      const { type } = await service.problem(414, `${v1}/${path}${letter.repeat(1001)}`);
      expect(type).toMatch(/\/value-too-long$/);
      expect((await service.get(`${v1}/${path}${letter.repeat(1000)}`)).status).not.toBe(414);
    }
  });

  it.each(unknown)('is ignored in a parameter that is unknown to %s: %s', async (path, name) => {
    const { text } = await service.get(`${v1}/${path}`);
    const answer = await service.get(withParameter(path, `${name}=${'a'.repeat(1001)}`));
    expect([answer.status, answer.text === text]).toEqual([200, true]);
  });
});
