// OGC API Features, Part 1: the documents of the standard, the features of every collection, and the errors of bad input.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';

const { address, service } = await sharedService();
const get = (path: string, language = 'en') =>
  fetch(`${address}/ogc${path}`, { headers: { 'accept-language': language } });

async function read<Read>(path: string, type = 'application/json; charset=utf-8'): Promise<Read> {
  const response = await get(path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, type]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return (await response.json()) as Read;
}

interface Link {
  readonly rel: string;
  readonly href: string;
  readonly type: string;
}
type Box = readonly [number, number, number, number];
interface Collection {
  readonly id: string;
  readonly title: string;
  readonly extent: { readonly spatial: { readonly bbox: readonly [Box] } };
  readonly links: readonly Link[];
}
interface Feature {
  readonly id: number;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
  readonly properties: Readonly<Record<string, unknown>>;
}
interface Features {
  readonly features: readonly Feature[];
  readonly links: readonly Link[];
  readonly numberMatched: number;
  readonly numberReturned: number;
}

const items = (path: string) => read<Features>(`/collections/${path}`, 'application/geo+json');
const linkOf = ({ links }: { readonly links: readonly Link[] }, rel: string) =>
  links.find((link) => link.rel === rel)?.href;
const { collections } = await read<{ readonly collections: readonly Collection[] }>('/collections');

it('links from the landing page to every document, without dead links', async () => {
  const { links } = await read<{ readonly links: readonly Link[] }>('');
  expect(links.map(({ rel }) => rel)).toEqual(['self', 'service-desc', 'service-doc', 'conformance', 'data']);
  for (const { href, type } of links) {
    const response = await fetch(href);
    expect([href, response.status]).toEqual([href, 200]);
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type.split(';')[0]);
  }
  const { conformsTo } = await read<{ readonly conformsTo: readonly string[] }>('/conformance');
  expect(conformsTo.map((each) => each.split('/').at(-1))).toEqual(['core', 'oas30', 'geojson']);
});

it('describes a path for the features of each collection, with its fields', async () => {
  const type = 'application/vnd.oai.openapi+json;version=3.0';
  const { paths, openapi } = await read<{
    readonly openapi: string;
    readonly paths: Readonly<
      Record<string, { readonly get: { readonly parameters: readonly { name?: string }[] } }>
    >;
  }>('/api', type);
  expect(openapi).toBe('3.0.3');
  for (const { id } of collections) {
    const names = paths[`/collections/${id}/items`]?.get.parameters.flatMap(({ name }) => name ?? []);
    expect(names).toContain('id');
  }
});

it('has a collection for every family with a place or a border', () => {
  const families = service.engine.model.families.filter(
    ({ coordinates, boundary, file }) => file !== undefined && (coordinates ?? boundary) !== undefined,
  );
  expect(collections.map(({ id }) => id)).toEqual(families.map(({ path }) => path));
  expect(collections.length).toBeGreaterThan(5);
});

function positions(value: unknown): readonly (readonly [number, number])[] {
  if (!Array.isArray(value)) return [];
  return typeof value[0] === 'number' ? [value as unknown as [number, number]] : value.flatMap(positions);
}

async function allOf(id: string, limit = 2000): Promise<readonly Feature[]> {
  const found: Feature[] = [];
  let next: string | undefined = `${address}/ogc/collections/${id}/items?limit=${limit}`;
  while (next !== undefined) {
    const page = (await (await fetch(next)).json()) as Features;
    found.push(...page.features);
    next = linkOf(page, 'next');
  }
  return found;
}

const listed = async (id: string) => {
  const { only } = service.engine.model.families.find(({ path }) => path === id) ?? {};
  const path = only === undefined ? id : `${id}/${only}`;
  const list: unknown = await (await fetch(`${address}/api/v1/${path}?fields=*`)).json();
  return [list].flat() as readonly Readonly<Record<string, unknown>>[];
};

it.each(
  part(
    collections.map(({ id, extent }) => [id, extent] as const),
    3,
  ),
)('%s has all records of the list, field by field, and its exact extent', async (id, extent) => {
  const features = await allOf(id);
  expect(features.map(({ properties }) => properties)).toEqual(await listed(id));
  expect(features.map((feature) => feature.id)).toEqual(features.map(({ properties }) => properties.id));
  const all = features.flatMap(({ geometry }) => positions(geometry?.coordinates));
  let box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of all)
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
  expect(extent.spatial.bbox).toEqual([box]);
});

describe('a part of the features', () => {
  it('is cut by limit and offset, with links in both directions', async () => {
    const first = await items('Airport/items?limit=5');
    expect([first.features.length, first.numberReturned]).toEqual([5, 5]);
    expect(first.numberMatched).toBe((await listed('Airport')).length);
    const second = (await (await fetch(linkOf(first, 'next') as string)).json()) as Features;
    expect(second.features[0]?.id).toBeGreaterThan(first.features.at(-1)?.id as number);
    expect(linkOf(second, 'prev')).toContain('offset=0');
  });

  it.each([
    ['Airport/items', 2000],
    ['City/items', 500],
  ])('%s has at most %i features, whatever limit says', async (path, most) => {
    expect((await items(`${path}?limit=100000`)).numberReturned).toBeLessThanOrEqual(most);
    expect((await items(path)).numberReturned).toBeLessThanOrEqual(100);
  });

  it('is filtered by fields', async () => {
    const { features } = await items('City/items?departmentId=2&limit=500');
    expect(new Set(features.map(({ properties }) => properties.departmentId))).toEqual(new Set([2]));
    const large = await items('City/items?population[gt]=1000000');
    expect(large.features.every(({ properties }) => Number(properties.population) > 1_000_000)).toBe(true);
  });

  it('is the same for any datetime', async () => {
    const { numberMatched } = await items('Volcano/items?datetime=2026-01-01T00:00:00Z/..');
    expect(numberMatched).toBe((await listed('Volcano')).length);
  });

  it.each([
    ['a box inside an area', '-75.6,6.24,-75.59,6.25', [12]],
    ['a box across a border', '-75.61,6.15,-75.58,6.25', [12, 61]],
    ['a box at sea', '-85,5,-84.9,5.1', []],
    ['a box with heights', '-75.6,6.24,0,-75.59,6.25,100', [12]],
  ])('follows the borders: %s', async (_, bbox, ids) => {
    const { features } = await items(`City/items?bbox=${bbox}`);
    const found = features.map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(ids.slice(0, 1)));
    if (ids.length === 0) expect(found).toEqual([]);
    if (ids.length === 1) expect(found).toEqual(ids);
    if (ids.length === 2) expect(found.length).toBeGreaterThan(1);
  });

  it('is restricted to points in a box, also across the antimeridian', async () => {
    const [whole, west] = await Promise.all([
      items('Airport/items?bbox=-180,-90,180,90'),
      items('Airport/items?bbox=-76,4,-74,7'),
    ]);
    expect(west.numberMatched).toBeLessThan(whole.numberMatched);
    for (const { geometry } of west.features) {
      const [[x = 0, y = 0] = []] = positions(geometry?.coordinates);
      expect([x >= -76 && x <= -74, y >= 4 && y <= 7]).toEqual([true, true]);
    }
    const around = await items('Airport/items?bbox=100,-90,-74,90');
    expect(around.numberMatched).toBeGreaterThan(0);
    expect(around.numberMatched).toBeLessThan(whole.numberMatched);
  });
});

it('returns one feature with the geometry and the properties of the list, and a link to its page', async () => {
  const one = await read<Feature & { readonly links: readonly Link[] }>(
    '/collections/City/items/12',
    'application/geo+json',
  );
  const { features } = await items('City/items?id=12');
  expect({ geometry: one.geometry, properties: one.properties }).toEqual({
    geometry: features[0]?.geometry,
    properties: features[0]?.properties,
  });
  expect((await fetch(linkOf(one, 'alternate') as string)).status).toBe(200);
});

describe('errors', () => {
  it.each([
    ['/collections/City/items?limt=5', 400, 'limt'],
    ['/collections/City/items?fields=id', 400, 'fields'],
    ['/collections/City/items?limit=0', 400, 'limit'],
    ['/collections/City/items?limit=5&limit=6', 400, 'twice'],
    ['/collections/City/items?offset=-1', 400, 'offset'],
    ['/collections/City/items?bbox=1,2,3', 400, 'bbox'],
    ['/collections/City/items?bbox=0,90,1,-90', 400, 'bbox'],
    ['/collections/City/items?datetime=yesterday', 400, 'datetime'],
    ['/collections/City/items?population=many', 400, 'population'],
    ['/collections/Country/items?name[nope]=1', 400, 'name'],
    ['/collections/City/items/12?x=1', 400, 'x'],
    ['/collections/City/items/99999999', 404, '99999999'],
    ['/collections/Citi/items', 404, 'Airport'],
    ['/collections?x=1', 400, 'x'],
    ['/collections?f=html', 400, 'f'],
    ['/collections/City/items?f=xml', 400, 'geojson'],
    ['/nope', 404, '/ogc'],
  ])('%s is %i', async (path, status, detail) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(((await response.json()) as { readonly detail: string }).detail).toContain(detail);
  });
});

it.each(['?f=json', '/collections?f=json', '/collections/City/items?f=json&limit=1'])(
  'accepts the form that clients name: %s',
  async (path) => {
    expect((await get(path)).status).toBe(200);
  },
);

it('has titles in the language of the client', async () => {
  const response = await get('/collections/City', 'es');
  expect(response.headers.get('content-language')).toBe('es');
  expect(((await response.json()) as Collection).title).toBe('Municipios');
});
