// What the service says about itself: its index, its description, the way to its documentation.
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './data-files.js';
import { judgeBy, type OpenApi } from './description.js';
import { families, relatedLists, withoutName } from './families.js';
import type { RecordName } from './records.js';
import { useService } from './service.js';

const service = useService();
const v1 = '/api/v1';
const pathOf = (record: RecordName) => families.find((family) => family.record === record)?.path;

/** Every path of section 3 of the contract. */
const contractPaths = [
  ...families.flatMap(({ path, record }) => [
    path,
    `${path}/{}`,
    `${path}/search/{}`,
    `${path}/pagedList`,
    ...(withoutName.includes(record) ? [] : [`${path}/name/{}`]),
  ]),
  ...relatedLists.flatMap(({ parent, segments }) =>
    segments.map((segment) => `${pathOf(parent)}/{}/${segment}`),
  ),
  ...['PostalCode/code/{}', 'Airport/code/{}', 'UrbanCenter/code/{}', 'Country/Colombia'],
  ...['Holiday/year/{}', 'Holiday/year/{}/month/{}', 'President/year/{}'],
  ...['TypicalDish/{}/department', 'IntangibleHeritage/{}/department'],
  ...['PostalCode/city/{}', 'UrbanCenter/city/{}'],
].map((path) => `${v1}/${path}`);

const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}');

describe('[ops-index] the index', () => {
  type Entry = { readonly record: string; readonly rows: number | null; readonly paths: readonly string[] };
  const entries = async () => (await service.get(v1)).json as { readonly families: readonly Entry[] };

  it('counts the rows of every family', async () => {
    const counted = new Map((await entries()).families.map(({ record, rows }) => [record, rows]));
    for (const { record } of families)
      expect([record, counted.get(record)]).toEqual([record, rowsOf(record).length]);
    expect(counted.get('Country')).toBe(rowsOf('Country').length);
    expect(counted.has('Holiday')).toBe(true);
  });

  it('has every path of the contract', async () => {
    const paths = new Set((await entries()).families.flatMap((family) => family.paths).map(unnamed));
    expect(contractPaths.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('is led to the documentation from the root', async () => {
    for (const path of ['/', '/swagger', '/docs']) {
      const answer = await fetch(service.address() + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('/openapi.json');
    }
  });
});

describe('[ops-description] the description', () => {
  const description = async () => (await service.get('/openapi.json')).json as OpenApi;

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...(await description()) })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('is the same at both addresses', async () => {
    const [one, other] = [await service.get('/openapi.json'), await service.get('/swagger/v1/swagger.json')];
    expect(other.text).toBe(one.text);
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  });

  it('has every path of the contract and of the index', async () => {
    const paths = new Set(Object.keys((await description()).paths).map(unnamed));
    expect(contractPaths.filter((path) => !paths.has(path))).toEqual([]);
    const { families: entries } = (await service.get(v1)).json as { families: { paths: string[] }[] };
    const listed = entries.flatMap((family) => family.paths).map(unnamed);
    expect(listed.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('is exact enough to find what is wrong in an answer', async () => {
    const judge = judgeBy(await description());
    const city = await service.record(`${v1}/City/1`);
    expect(judge(`${v1}/city//1/`, 200, city)).toBeUndefined();
    const { name: _, ...nameless } = city;
    const wrong = [
      nameless,
      { ...city, elevation: 1 },
      { ...city, department: null },
      { ...city, radios: [{}] },
    ];
    for (const spoilt of [...wrong, { ...city, airports: [{ id: 1 }] }, { ...city, id: '1' }])
      expect(judge(`${v1}/City/1`, 200, spoilt)).toBeTypeOf('string');
    expect(judge(`${v1}/City/1`, 418, {})).toBeTypeOf('string');
    expect(judge(`${v1}/City/1`, 404, { status: 404 })).toBeTypeOf('string');
    expect(judge(`${v1}/Nowhere`, 200, [])).toBeTypeOf('string');
  });
});
