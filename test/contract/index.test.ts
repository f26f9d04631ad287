// The index of the service, its description, and the links to its documentation.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { isFull } from '../system/size.js';
import { rowsOf } from './data-files.js';
import { families, oldPaths, relatedLists, withoutName } from './families.js';
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
  ...oldPaths.map(({ path }) => path),
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

  it('has a page at the root that links to the description', async () => {
    for (const path of ['/', '/swagger', '/docs']) {
      const answer = await fetch(service.address() + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('/openapi.json');
    }
  });
});

const described = async (address: '/openapi.json' | '/openapi.full.json') =>
  (await sharedService()).description(address);

describe.each(['/openapi.json', '/openapi.full.json'] as const)('[ops-description] %s', (address) => {
  // The full one of the toy is valid in every run: it takes as long as some hundred requests.
  it.runIf(isFull || address === '/openapi.json')('is valid OpenAPI 3.1', async () => {
    const { validity } = await described(address);
    expect(await validity()).toEqual({ version: '3.1', result: { valid: true } });
  });

  it('has every path of the contract and of the index', async () => {
    const paths = new Set(Object.keys((await described(address)).document.paths).map(unnamed));
    expect(contractPaths.filter((path) => !paths.has(path))).toEqual([]);
    const { families: entries } = (await service.get(v1)).json as { families: { paths: string[] }[] };
    const listed = entries.flatMap((family) => family.paths).map(unnamed);
    expect(listed.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('describes responses without options', async () => {
    const { judge } = await described(address);
    for (const path of ['City/1', 'Department/1/cities', 'Department', 'Map/pagedList?Page=1&PageSize=2']) {
      const { json } = await service.get(`${v1}/${path}`);
      expect(judge(`${v1}/${path}`, 200, json), path).toBeUndefined();
      expect(judge(`${v1}/${path}`, 200, { nothing: 'like it' }), path).toBeTypeOf('string');
    }
  });
});

describe('[ops-description] /openapi.json', () => {
  it('is exact enough to find faults in a response', async () => {
    const { judge } = await described('/openapi.json');
    const city = await service.record(`${v1}/City/1`);
    expect(judge(`${v1}/city//1/`, 200, city)).toBeUndefined();
    const { name: _, ...nameless } = city;
    const wrong = [
      nameless,
      { ...city, elevation: 1 },
      { ...city, department: null },
      { ...city, radios: [{}] },
    ];
    const numbers = [
      { ...city, id: '1' },
      { ...city, surface: 6158.33 },
    ];
    for (const spoilt of [...wrong, ...numbers, { ...city, airports: [{ id: 1 }] }])
      expect(judge(`${v1}/City/1`, 200, spoilt)).toBeTypeOf('string');
    const plain = await service.list(`${v1}/Department/1/cities`);
    expect(judge(`${v1}/Department/1/cities`, 200, plain)).toBeUndefined();
    expect(judge(`${v1}/Department/1/cities`, 200, [city])).toBeTypeOf('string');
    expect(judge(`${v1}/City/1`, 418, {})).toBeTypeOf('string');
    expect(judge(`${v1}/City/1`, 404, { status: 404 })).toBeTypeOf('string');
    expect(judge(`${v1}/Nowhere`, 200, [])).toBeTypeOf('string');
  });
});

describe('[rule-limit-offset] the full description', () => {
  type Parameter = { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  type Described = { readonly get: { readonly parameters?: readonly (Parameter | { $ref: string })[] } };

  it('has limit and offset wherever they count, and nowhere else', async () => {
    const { document } = await described('/openapi.full.json');
    const { paths, components } = document as unknown as {
      readonly paths: Readonly<Record<string, Described>>;
      readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
    };
    const resolved = (parameter: Parameter | { $ref: string }) =>
      '$ref' in parameter
        ? (components.parameters?.[parameter.$ref.split('/').at(-1) as string] as Parameter)
        : parameter;
    const slices = (template: string) =>
      Object.fromEntries(
        (paths[template]?.get.parameters ?? [])
          .map(resolved)
          .filter(({ name }) => ['limit', 'offset'].includes(name))
          .map(({ name, schema }) => [name, [schema.type, schema.format, schema.minimum]]),
      );
    for (const template of Object.keys(paths).filter((path) => contractPaths.includes(unnamed(path)))) {
      const single = /\/(pagedList|\{id\}|Colombia)$|\/Holiday\//.test(template);
      const both = { limit: ['integer', 'int32', 1], offset: ['integer', 'int32', 0] };
      expect([template, slices(template)]).toEqual([template, single ? {} : both]);
    }
  });
});
