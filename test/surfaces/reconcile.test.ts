// The Reconciliation Service API: candidates and verdicts, suggestions, previews, values, and the errors of bad input.
import { describe, expect, it } from 'vitest';
import { inOneColumn } from '../matching/rows-in-one-column.js';
import { inTwoColumns } from '../matching/rows-in-two-columns.js';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';

const { address } = await sharedService();

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: readonly { readonly id: string; readonly name: string }[];
  readonly score: number;
  readonly match: boolean;
}
type Results = Readonly<Record<string, { readonly result: readonly Candidate[] }>>;

const get = (path: string) => fetch(`${address}/reconcile${path}`);
const post = (fields: Readonly<Record<string, string>>, language = 'es', headers = {}) =>
  fetch(`${address}/reconcile/${language}`, { method: 'POST', headers, body: new URLSearchParams(fields) });

async function json<Read>(response: Response): Promise<Read> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return (await response.json()) as Read;
}

async function reconciled(
  queries: readonly object[],
  language = 'es',
): Promise<readonly (readonly Candidate[])[]> {
  const found: (readonly Candidate[])[] = [];
  for (let from = 0; from < queries.length; from += 100) {
    const batch = queries.slice(from, from + 100);
    const text = JSON.stringify(Object.fromEntries(batch.map((query, at) => [`q${at}`, query])));
    const results = await json<Results>(await post({ queries: text }, language));
    found.push(...batch.map((_, at) => results[`q${at}`]?.result ?? []));
  }
  return found;
}

const one = async (query: object, language?: string) =>
  (await reconciled([query], language))[0] as readonly Candidate[];
const matchIn = (candidates: readonly Candidate[]) => candidates.find(({ match }) => match)?.id;

describe('verdicts', () => {
  const twoColumns = part(inTwoColumns, 3).map(([department, municipality]) => ({
    row: { department, municipality },
    query: { query: municipality, type: 'City', properties: [{ pid: 'department', v: department }] },
  }));
  const oneColumn = part(inOneColumn, 3).map(([place]) => ({
    row: { place },
    query: { query: place, type: ['City', 'Department'] },
  }));

  it.each([
    ['two columns', twoColumns],
    ['one column', oneColumn],
  ])('are those of /match for the rows of the tables in %s', async (_, all) => {
    const response = await fetch(`${address}/api/v1/match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows: all.map(({ row }) => row) }),
    });
    const { rows } = (await response.json()) as {
      readonly rows: readonly { status: string; cityId: number | null; departmentId: number | null }[];
    };
    const expected = rows.map(({ status, cityId, departmentId }) =>
      status !== 'matched' ? undefined : cityId === null ? `Department/${departmentId}` : `City/${cityId}`,
    );
    expect(expected.filter((id) => id !== undefined).length).toBeGreaterThan(all.length / 3);
    expect((await reconciled(all.map(({ query }) => query))).map(matchIn)).toEqual(expected);
  });

  it('prefer no name of another family, unless no other certain name is as good', async () => {
    expect(matchIn(await one({ query: 'galeras', type: 'Volcano' }))).toBe('Volcano/10');
    const towns = await one({ query: 'La Esperanza', type: 'UrbanCenter' });
    expect(towns.length).toBeGreaterThan(1);
    expect(matchIn(towns)).toBeUndefined();
    expect(matchIn(await one({ query: 'zzyzx qwv', type: 'Volcano' }))).toBeUndefined();
  });

  it.each([
    ['a department by its name', { pid: 'department', v: 'Antioquia' }, ['City/91']],
    ['a department by its record', { pid: 'department', v: { id: 'Department/2' } }, ['City/91']],
    ['the code of a municipality', { pid: 'daneCode', v: '68615' }, ['City/972']],
    ['the value of a field', { pid: 'planningRegion', v: 'region centro oriente' }, ['City/972']],
    ['several values', { pid: 'planningRegion', v: ['x', 'Región Centro Oriente'] }, ['City/972']],
  ])('are narrowed by %s', async (_, property, ids) => {
    const found = await one({ query: 'Rionegro', type: 'City', properties: [property] });
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('contradict a code that belongs to another name', async () => {
    const found = await one({
      query: 'Rionegro',
      type: 'City',
      properties: [{ pid: 'daneCode', v: '05001' }],
    });
    expect(found.map(({ id }) => id)).toContain('City/12');
    expect(matchIn(found)).toBeUndefined();
  });

  it('find records by an id, or by properties alone', async () => {
    expect(matchIn(await one({ query: 'Volcano/10' }))).toBe('Volcano/10');
    expect(matchIn(await one({ properties: [{ pid: 'daneCode', v: '05001' }], type: 'City' }))).toBe(
      'City/12',
    );
    const many = await one({
      properties: [
        { pid: 'type', v: 'Isla' },
        { pid: 'zomac', v: false },
      ],
      type: 'City',
    });
    expect(many.every(({ id }) => id.startsWith('City/'))).toBe(true);
  });

  it('have at most the requested number of candidates, in the language of the endpoint', async () => {
    const found = await one({ query: 'san', type: 'UrbanCenter', limit: 3 }, 'en');
    expect(found).toHaveLength(3);
    expect(found[0]?.type).toEqual([{ id: 'UrbanCenter', name: 'Populated centres' }]);
    expect(found[0]?.description).toMatch(/^populated centre in /);
  });
});

it('returns the same for GET as for POST, in Spanish at the endpoint without a language', async () => {
  const queries = '{"a":{"query":"Galeras","type":"Volcano"}}';
  const posted = await (await post({ queries })).text();
  expect(await (await get(`?queries=${encodeURIComponent(queries)}`)).text()).toBe(posted);
  expect(await (await get(`/es?queries=${encodeURIComponent(queries)}`)).text()).toBe(posted);
});

it('has a manifest whose services respond and whose URLs are those of records', async () => {
  interface Service {
    readonly service_url: string;
    readonly service_path: string;
  }
  const manifest = await json<{
    readonly identifierSpace: string;
    readonly view: { readonly url: string };
    readonly preview: { readonly url: string };
    readonly documentation: string;
    readonly logo: string;
    readonly suggest: Readonly<Record<string, Service>>;
    readonly extend: { readonly propose_properties: Service };
    readonly defaultTypes: readonly { readonly id: string }[];
  }>(await get('/en'));
  const id = encodeURIComponent('City/12');
  const { documentation, logo, view, preview, suggest, extend, identifierSpace } = manifest;
  expect(identifierSpace).toBe(`${address}/id/`);
  for (const url of [documentation, logo, view.url, preview.url].map((each) => each.replace('{{id}}', id)))
    expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  for (const { service_url: url, service_path: path } of Object.values(suggest))
    expect(
      (await json<{ result: readonly object[] }>(await fetch(`${url}${path}?prefix=m`))).result,
    ).not.toEqual([]);
  const { service_url: url, service_path: path } = extend.propose_properties;
  for (const type of manifest.defaultTypes)
    expect((await fetch(`${url}${path}?type=${type.id}`)).status).toBe(200);
});

describe('suggestions', () => {
  const suggested = async (path: string) =>
    (await json<{ result: readonly { id: string }[] }>(await get(path))).result.map(({ id }) => id);

  it.each([
    ['an entity by the beginning of its name', '/es/suggest/entity?prefix=medel', 'City/12'],
    ['an entity by its id', '/es/suggest/entity?prefix=City/12', 'City/12'],
    ['an entity of a type', '/es/suggest/entity?prefix=medel&type=UrbanCenter', 'UrbanCenter/1'],
    ['a property by its label', '/es/suggest/property?prefix=c%C3%B3digo%20dane', 'daneCode'],
    ['a property by its id', '/en/suggest/property?prefix=elev&type=Volcano', 'elevation'],
    ['a type by its title', '/es/suggest/type?prefix=munic', 'City'],
    ['a type by its id', '/en/suggest/type?prefix=Volc', 'Volcano'],
  ])('find %s', async (_, path, id) => {
    expect((await suggested(path))[0]).toBe(id);
  });

  it('continue after the cursor', async () => {
    const first = await suggested('/es/suggest/entity?prefix=san');
    const next = await suggested('/es/suggest/entity?prefix=san&cursor=10');
    expect([first.length, next.length]).toEqual([10, 10]);
    expect(new Set([...first, ...next]).size).toBe(20);
  });
});

describe('values', () => {
  interface Extended {
    readonly meta: readonly {
      readonly id: string;
      readonly name: string;
      readonly type?: { readonly id: string };
    }[];
    readonly rows: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;
  }
  const extend = async (ids: readonly string[], properties: readonly string[]) =>
    json<Extended>(
      await post({ extend: JSON.stringify({ ids, properties: properties.map((id) => ({ id })) }) }),
    );

  it('are those of the record, and records again for relations', async () => {
    const names = ['daneCode', 'wikidataId', 'latitude', 'population', 'pdet'];
    const record = (await (await fetch(`${address}/api/v1/City/12?fields=${names.join()}`)).json()) as Record<
      string,
      unknown
    >;
    const { rows, meta } = await extend(['City/12'], [...names, 'department', 'region']);
    expect(rows['City/12']).toEqual({
      daneCode: [{ str: record.daneCode }],
      wikidataId: [{ str: record.wikidataId }],
      latitude: [{ float: record.latitude }],
      population: [{ int: record.population }],
      pdet: [{ str: String(record.pdet) }],
      department: [{ id: 'Department/2', name: 'Antioquia' }],
      region: [{ id: 'Region/5', name: 'Andina' }],
    });
    expect(meta.find(({ id }) => id === 'department')?.type?.id).toBe('Department');
  });

  it('are empty for an unknown value, another family and an unknown id', async () => {
    const { rows } = await extend(['City/1123456', 'Volcano/10', '__proto__'], ['daneCode']);
    expect(Object.entries(rows)).toEqual([
      ['City/1123456', { daneCode: [] }],
      ['Volcano/10', { daneCode: [] }],
      ['__proto__', { daneCode: [] }],
    ]);
  });
});

describe('a preview', () => {
  it('may be framed by any site, and has no script and no form', async () => {
    const response = await get('/es/preview?id=City/12');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    const page = await response.text();
    expect(page).toContain('municipio de Antioquia');
    expect(page).not.toMatch(/<script|<form|onclick/);
    const [, link = ''] = /href="([^"]+)"/.exec(page) ?? [];
    expect((await fetch(address + link)).status).toBe(200);
  });

  it.each(['/', '/es', '/en/data/municipalities/medellin-12', '/en/tools/match', '/docs/guides/openrefine'])(
    'is the only such page: %s',
    async (path) => {
      const response = await fetch(address + path, { headers: { accept: 'text/html' } });
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );
});

describe('bad input', () => {
  const batch = (query: unknown) => ({ queries: JSON.stringify({ q0: query }) });
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, { query: 'cali' }]));

  it.each<[string, Readonly<Record<string, string>>, number, string]>([
    ['broken JSON', { queries: '{"q0":' }, 400, 'JSON'],
    ['no query', { queries: '{}' }, 400, 'no query'],
    ['a list', { queries: '[]' }, 400, 'must be a JSON object'],
    ['neither parameter', { q: '1' }, 400, 'queries'],
    ['both parameters', { queries: '{}', extend: '{}' }, 400, 'Send one parameter'],
    ['an unknown type', batch({ query: 'x', type: 'Citi' }), 400, 'did you mean City?'],
    [
      'an unknown property',
      batch({ query: 'x', type: 'City', properties: [{ pid: 'danecod', v: 1 }] }),
      400,
      'did you mean daneCode?',
    ],
    ['a query without a text', batch({ type: 'City' }), 400, '"q0"'],
    ['a limit of 0', batch({ query: 'x', limit: 0 }), 400, '`limit`'],
    [
      'a value that is a list in a list',
      batch({ query: 'x', properties: [{ pid: 'name', v: [[]] }] }),
      400,
      'value',
    ],
    [
      'an unknown property to extend',
      { extend: '{"ids":["City/1"],"properties":[{"id":"danecod"}]}' },
      400,
      'daneCode',
    ],
    ['more queries than a batch', { queries: JSON.stringify(many) }, 413, 'at most 100'],
    [
      'more cells than allowed',
      {
        extend: JSON.stringify({
          ids: Array(5001).fill('City/1'),
          properties: [{ id: 'name' }, { id: 'type' }],
        }),
      },
      413,
      '10000',
    ],
    ['a large body', { queries: ' '.repeat(262_144) }, 413, '262144'],
  ])('is explained: %s', async (_, fields, status, detail) => {
    const response = await post(fields, 'es', { 'accept-language': 'en' });
    const problem = (await response.json()) as { readonly detail: string };
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(problem.detail).toContain(detail);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['/es/suggest/entity', 400],
    ['/es/suggest/entity?prefix=x&cursor=-1', 400],
    ['/es/suggest/entity?prefix=x&type=Citi', 400],
    [`/es/suggest/type?prefix=${'x'.repeat(201)}`, 400],
    ['/es/properties?type=Citi', 400],
    ['/es/properties?type=City&limit=0', 400],
    ['/es/preview?id=City/99999999', 404],
    ['/fr', 404],
  ])('is an error at %s', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('returns 415 for another media type', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/reconcile`, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(415);
  });
});
