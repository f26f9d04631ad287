// The client with the real service over HTTP. Every method returns the same as its path.
import { expect, it, vi } from 'vitest';
import { AtlasProblem, type CacheEntry, createAtlas, MARKER, memoryCache } from '../../client/src/index.js';
import { sharedService } from '../system/shared-service.js';

const { address } = await sharedService();
const requested: { path: string; status: number }[] = [];
const atlas = createAtlas({
  url: `${address}/`,
  fetch: async (url, init) => {
    const response = await fetch(url, init);
    requested.push({ path: url.slice(address.length), status: response.status });
    return response;
  },
});

const json = async (path: string): Promise<unknown> => (await fetch(`${address}${path}`)).json();

const { city, department, holiday, postalCode, workingDay } = atlas;

it.each([
  ['/api/v1/City/167', () => city.byId(167)],
  ['/api/v1/City?sortBy=population&limit=3', () => city.list({ sortBy: 'population', limit: 3 })],
  [
    '/api/v1/City?sortBy=-population,name&limit=2',
    () => city.list({ sortBy: ['-population', 'name'], limit: 2 }),
  ],
  ['/api/v1/City/search/cali', () => city.search('cali')],
  ['/api/v1/City/search/50%25%2F%3F%23', () => city.search('50%/?#')],
  ['/api/v1/City/name/medellin?limit=1', () => city.byName('medellin', { limit: 1 })],
  [
    '/api/v1/City?fields=id,name,department.name&population[gte]=1000000',
    () => city.list({ fields: ['id', 'name', 'department.name'], where: { population: { gte: 1_000_000 } } }),
  ],
  [
    '/api/v1/City?department.name[in]=Caldas,Meta&pdet=true&website[null]=true&fields=id',
    () =>
      city.list({
        where: { 'department.name': { in: ['Caldas', 'Meta'] }, pdet: true, website: null },
        fields: ['id'],
      }),
  ],
  [
    '/api/v1/City?near=4.6,-74.1&radius=20&fields=name,distanceKm',
    () => city.list({ near: [4.6, -74.1], radius: 20, fields: ['name', 'distanceKm'] }),
  ],
  ['/api/v1/City/count?countBy=department.region', () => city.count({ countBy: 'department.region' })],
  ['/api/v1/City/pagedList?Page=2&PageSize=5', () => city.page(2, 5)],
  ['/api/v1/Department/2/cities', () => department.cities(2)],
  ['/api/v1/Department/2/touristicAttractions?limit=2', () => department.touristAttractions(2, { limit: 2 })],
  ['/api/v1/Department/2/boundary?precision=coarse', () => department.boundary(2, { precision: 'coarse' })],
  [
    '/api/v1/Department?expand=region&relations=omit',
    () => department.list({ expand: ['region'], relations: 'omit' }),
  ],
  ['/api/v1/PostalCode/code/110111', () => postalCode.byCode('110111')],
  ['/api/v1/Country/Colombia', () => atlas.country.only()],
  ['/api/v1/locate?lat=4.65&lon=-74.06', () => atlas.locate(4.65, -74.06)],
  ['/api/v1/search?q=la+paz&limit=3', () => atlas.search('la paz', { limit: 3 })],
  ['/api/v1/search?q=la+paz&limit=1', () => atlas.find('la paz', { limit: 1 })],
  ['/api/v1/suggest?q=med&families=City', () => atlas.suggest('med', { families: ['City'] })],
  ['/api/v1/resolve/05001', () => atlas.resolve('05001')],
  ['/api/v1/Holiday/year/2026', () => atlas.holidays(2026)],
  ['/api/v1/Holiday/year/2026?includeSunday=true', () => atlas.holidays(2026, { includeSunday: true })],
  ['/api/v1/Holiday/year/2026/month/12', () => holiday.ofMonth(2026, 12)],
  [
    '/api/v1/WorkingDay/count?from=2026-12-01&to=2026-12-31',
    () => atlas.workingDays('2026-12-01', '2026-12-31'),
  ],
  ['/api/v1/WorkingDay/add?from=2026-12-01&days=-5', () => workingDay.add('2026-12-01', -5)],
  ['/api/v1/dataset', () => atlas.get('dataset')],
  ['/api/v1/Volcano?limit=1', () => atlas.get('Volcano', { limit: 1 })],
] as const)('%s', async (path, call) => {
  expect(await (call as () => Promise<unknown>)()).toEqual(await json(path));
});

it.each(['', '.', '..'])('a keyword that no URL can contain, %j, is still the keyword', async (keyword) => {
  const outcome = await city.search(keyword, { limit: 1 }).catch((problem: AtlasProblem) => problem.code);
  expect(requested.at(-1)?.path).toBe(`/api/v1/City/search/${keyword}%20?limit=1`);
  if (keyword === '') expect(outcome).toBe('bad-parameter');
});

it('reads all records page by page, and no unnecessary page', async () => {
  const all = (await json('/api/v1/Department?fields=id')) as { id: number }[];
  requested.length = 0;
  const read: { id: number }[] = [];
  for await (const record of department.each({ fields: ['id'], pageSize: 10 })) read.push(record);
  expect(read).toEqual(all);
  expect(requested.length).toBe(4);
  for await (const { page, data } of department.pages({ pageSize: 10 })) {
    expect([page, data.length]).toEqual([1, 10]);
    break;
  }
  expect(requested.length).toBe(5);
});

it('returns an empty list for an empty choice, without a request', async () => {
  const where = { departmentId: { in: [] } };
  requested.length = 0;
  expect(await city.list({ where })).toEqual([]);
  expect(await city.search('a', { where })).toEqual([]);
  expect(await city.page(2, 10, { where })).toEqual(
    await json('/api/v1/City/pagedList?Page=2&PageSize=10&name=zzz'),
  );
  for await (const _ of city.each({ where })) expect.fail('There is none.');
  for (const [query, options] of [
    ['', {}],
    ['&sum=population&mean=elevation,population', { sum: ['population'], mean: ['elevation', 'population'] }],
    ['&countBy=type&sum=population', { countBy: 'type', sum: ['population'] }],
  ] as const)
    expect(await city.count({ where, ...options })).toEqual(
      await json(`/api/v1/City/count?name=zzz${query}`),
    );
  expect(await city.list({ where }).withResponse()).toEqual({ data: [] });
  expect(requested).toEqual([]);
  // The service ignores an empty value, and names it.
  const { headers } = await fetch(`${address}/api/v1/City?departmentId[in]=&limit=1`);
  expect(headers.get('atlas-ignored')).toBe('departmentId%5Bin%5D');
});

it('returns the headers of a response as data', async () => {
  const cache = new Map<string, CacheEntry>();
  const own = createAtlas({ url: address, cache, headers: { 'X-Request-Id': 'mine-1' } });
  const first = await own.city.list({ limit: 2 }).withResponse();
  expect(first).toEqual({
    data: await own.city.list({ limit: 2 }),
    edition: expect.stringMatching(/^\d{4}\.\d\d\.\d\d/),
    etag: expect.stringMatching(/^"/),
    total: await city.count().then(({ count }) => count),
    // Caches may send this response to others.
    requestId: undefined,
  });
  expect(await own.city.list({ limit: 2 }).withResponse()).toEqual(first);
  // The failure belongs to the response alone, so no rejection is unhandled.
  await expect(own.city.byId(99_999).withResponse()).rejects.toMatchObject({ requestId: 'mine-1' });
});

it('sends rows in as many requests as necessary', async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    municipality: index % 2 ? 'Cali' : 'Armenia',
    index,
  }));
  requested.length = 0;
  const matched = await atlas.match(rows);
  expect(requested.length).toBe(2);
  expect(matched.map(({ row }) => row.index)).toEqual(rows.map(({ index }) => index));
  expect([matched[0]?.status, matched[1]?.daneCode]).toEqual(['ambiguous', '76001']);
  expect((await atlas.locateAll([{ lat: 4.65, lon: -74.06 }]))[0]?.city?.id).toBe(167);
  expect(await atlas.workingDayAddAll([{ from: '2026-12-01', days: 5 }])).toMatchObject([
    { date: '2026-12-09' },
  ]);
});

it('keeps null and the marker as they are', async () => {
  const bogota = await city.byId(167);
  expect(bogota.department === MARKER).toBe(true);
  const [found] = await city.search('bogota');
  expect(found?.radios).toBeNull();
});

it('reports problems as typed errors', async () => {
  const unknown = await city.byId(99_999).catch((error: unknown) => error);
  expect(unknown).toBeInstanceOf(AtlasProblem);
  expect(unknown).toMatchObject({
    status: 404,
    code: 'unknown-record',
    message: expect.stringContaining('99999'),
  });
  const wrong = (await city.list({ limit: 0 }).catch((error: unknown) => error)) as AtlasProblem;
  expect([wrong.code, wrong.errors[0]?.parameter]).toEqual(['bad-parameter', 'limit']);
  const path = (await atlas.get('Citty/1').catch((error: unknown) => error)) as AtlasProblem;
  expect([path.code, path.nearest]).toEqual(['unknown-path', '/api/v1/City/1']);
  const spanish = createAtlas({ url: address, lang: 'es' });
  await expect(spanish.city.byId(99_999)).rejects.toThrow('No hay');
});

it('revalidates a stored response', async () => {
  const cache = memoryCache(2);
  const stored = vi.spyOn(cache, 'set');
  const statuses: number[] = [];
  const cached = createAtlas({
    url: address,
    cache,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      statuses.push(response.status);
      return response;
    },
  });
  const first = await cached.city.byId(167);
  const second = await cached.city.byId(167);
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
  expect([statuses, stored.mock.calls.length]).toEqual([[200, 304], 1]);
  // Two other responses take its place.
  await cached.city.byId(1);
  await cached.city.byId(2);
  await cached.city.byId(167);
  expect(statuses).toEqual([200, 304, 200, 200, 200]);
});
