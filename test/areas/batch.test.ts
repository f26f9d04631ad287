// Many points in one request, as JSON or CSV. The response has the same form and order, and an invalid row does not affect the others.
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';

const { server } = (await sharedService()).service;

interface Sent {
  readonly method?: 'POST' | 'QUERY';
  readonly type?: string;
  readonly language?: string;
}

/** The types of the client do not include QUERY yet. */
const asTyped = (method: 'POST' | 'QUERY') => method as 'POST';

async function send(
  payload: string | object,
  { method = 'POST', type = 'application/json', language }: Sent = {},
) {
  const headers = { 'content-type': type, ...(language && { 'accept-language': language }) };
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return await server.inject({ method: asTyped(method), url: '/api/v1/locate', headers, payload: body });
}

async function rows(payload: string | object, options: Sent = {}) {
  const answer = await send(payload, options);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return answer.json().points;
}

async function table(payload: string, options: Sent = {}) {
  const answer = await send(payload, { type: 'text/csv', ...options });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ]);
  return answer.body;
}

const read = (text: string, delimiter = ',') =>
  parse(text, { columns: true, delimiter, bom: true, relaxQuotes: false }) as Record<string, string>[];

const { next: random } = createRandom(seed);
const points = Array.from({ length: 200 }, (_, index) => ({
  name: `point ${index}`,
  lat: -4 + random() * 16,
  lon: -79 + random() * 12,
}));

describe.each(['POST', 'QUERY'] as const)('%s', (method) => {
  it('returns for each of 200 points the result of GET, in order', async () => {
    const found = await rows({ points }, { method });
    for (const [index, { name, lat, lon }] of points.entries()) {
      const { point: _, ...alone } = (await server.inject(`/api/v1/locate?lat=${lat}&lon=${lon}`)).json();
      expect(found[index]).toEqual({ row: { name, lat, lon }, ...alone, error: null });
    }
  });

  it('accepts a bare list', async () => {
    expect(await rows(points.slice(0, 5), { method })).toEqual(
      await rows({ points: points.slice(0, 5) }, { method }),
    );
  });

  it('accepts a table', async () => {
    const csv = ['name,lat,lon', ...points.map(({ name, lat, lon }) => `${name},${lat},${lon}`)].join('\n');
    const found = await rows({ points });
    const answered = read(await table(csv, { method }));
    expect(
      answered.map((row) => [
        row.name,
        row['atlas_city.daneCode'],
        row['atlas_nearest.city.daneCode'],
        row.atlas_error,
      ]),
    ).toEqual(
      found.map((row: (typeof found)[number]) => [
        row.row.name,
        row.city?.daneCode ?? '',
        row.nearest?.city.daneCode ?? '',
        '',
      ]),
    );
  });
});

describe('a table', () => {
  it.each([
    ['commas', 'lat,lon\n4.65,-74.1\n', ','],
    ['semicolons and decimal commas', 'lat;lon\n4,65;-74,1\n', ';'],
    ['semicolons and decimal points', 'lat;lon\n4.65;-74.1\n', ';'],
    ['tabs', 'lat\tlon\n4.65\t-74.1\n', '\t'],
    ['a mark of its coding', '\uFEFFlat,lon\n4.65,-74.1\n', ','],
    ['quotes', '"lat","lon"\n"4.65","-74.1"\n', ','],
    ['other ends of lines', 'lat,lon\r\n4.65,-74.1\r\n', ','],
    ['spaces', 'lat, lon\n4.65, -74.1\n', ','],
    ['names in capitals', 'LAT,LON\n4.65,-74.1\n', ','],
    ['Spanish names', 'latitud,longitud\n4.65,-74.1\n', ','],
    ['x and y', 'x,y\n-74.1,4.65\n', ','],
    ['empty lines', 'lat,lon\n\n4.65,-74.1\n\n', ','],
  ])('with %s is read', async (_, text, delimiter) => {
    const [row, ...more] = read(await table(text), delimiter);
    expect(more).toEqual([]);
    expect([row?.['atlas_city.id'], row?.['atlas_city.name'], row?.atlas_error]).toEqual([
      '167',
      'Bogotá D.C.',
      '',
    ]);
  });

  it('keeps its columns and cells unchanged', async () => {
    const text = await table('nota;lat;lon;"a;b"\n"uno;\ndos ""y"" tres";4,65;-74,1;00123\n');
    const [row] = read(text, ';');
    expect(Object.keys(row ?? {}).slice(0, 4)).toEqual(['nota', 'lat', 'lon', 'a;b']);
    expect(Object.values(row ?? {}).slice(0, 4)).toEqual(['uno;\ndos "y" tres', '4,65', '-74,1', '00123']);
    expect(row?.atlas_distanceToSeatKm).toBe('0,779');
  });

  it('reports a short row', async () => {
    const found = read(await table('lat,lon\n4.65\n4.65,-74.1\n'));
    expect(found.map((row) => row.atlas_error)).toEqual(['The row has no lon.', '']);
  });
});

describe('an invalid row', () => {
  const wrong: readonly (readonly [object, string, string])[] = [
    [{}, 'The row has no lat.', 'La fila no tiene lat.'],
    [{ lat: 4.65 }, 'The row has no lon.', 'La fila no tiene lon.'],
    [{ lat: null, lon: -74.1 }, 'The row has no lat.', 'La fila no tiene lat.'],
    [{ lat: '', lon: -74.1 }, 'The row has no lat.', 'La fila no tiene lat.'],
    [
      { lat: 'x', lon: -74.1 },
      'lat must be a number of degrees from -90 to 90, not "x".',
      'lat debe ser un número de grados de -90 a 90, no "x".',
    ],
    [
      { lat: 91, lon: -74.1 },
      'lat must be a number of degrees from -90 to 90, not "91".',
      'lat debe ser un número de grados de -90 a 90, no "91".',
    ],
    [
      { lat: '4,65', lon: -74.1 },
      'lat must have a decimal point: write 4.65, not "4,65".',
      'lat debe llevar punto decimal: escribe 4.65, no "4,65".',
    ],
    [
      { lat: -74.1, lon: 4.65 },
      'Latitude and longitude seem to be swapped: 4.65, -74.1 is in the country. Latitude comes first.',
      'La latitud y la longitud parecen estar cambiadas: 4.65, -74.1 está en el país. La latitud va primero.',
    ],
    [
      { lat: true, lon: -74.1 },
      'lat must be a number of degrees from -90 to 90, not "true".',
      'lat debe ser un número de grados de -90 a 90, no "true".',
    ],
  ];

  it('is reported in its row, in the language of the client, and the other rows are processed', async () => {
    const good = { lat: 4.65, lon: -74.1 };
    const mixed = wrong.flatMap(([row]) => [row, good]);
    const [english, spanish] = [await rows(mixed), await rows(mixed, { language: 'es' })];
    expect(english.map(({ error }: { error: unknown }) => error)).toEqual(
      wrong.flatMap(([, en]) => [en, null]),
    );
    expect(spanish.map(({ error }: { error: unknown }) => error)).toEqual(
      wrong.flatMap(([, , es]) => [es, null]),
    );
    for (const [index, { city }] of english.entries())
      expect(city?.id).toBe(index % 2 === 1 ? 167 : undefined);
  });
});

describe('a point', () => {
  it.each([
    [[4.65, -74.1]],
    [['4.65', '-74.1']],
    ['4.65,-74.1'],
    ['4.65, -74.1'],
    ['(4.65 -74.1)'],
    ['4,65; -74,1'],
    ['4°39\'0"N 74°6\'0"W'],
    ['74°6\'0" O, 4°39\'0" N'],
    [{ point: '4.65,-74.1' }],
    [{ Coordenadas: '4°39′N, 74°6′O' }],
    [{ coordinates: [4.65, -74.1], name: 'x' }],
    [{ lat: '4°39\'0"N', lon: "74°6'W" }],
    [{ latitud: '4.65 N', longitud: '74.1 W', point: 'x' }],
  ])('%j is located', async (row) => {
    expect(await rows([row])).toMatchObject([{ row, city: { id: 167 }, error: null }]);
  });

  it.each([
    ['4.65', 'point must be latitude,longitude in degrees'],
    [[4.65, 'x'], 'point must be latitude,longitude in degrees'],
    [[91, 0], 'point must be latitude,longitude in degrees'],
    [[-74.1, 4.65], 'seem to be swapped'],
    [[1, 2, 3], 'The row must be an object'],
    [{ point: { lat: 1 } }, 'point must be latitude,longitude in degrees'],
    [{ lat: "74°6'W", lon: 4.65 }, 'lat must be a number of degrees'],
  ])('%j is not', async (row, error) => {
    expect(await rows([row])).toMatchObject([{ row, city: null, error: expect.stringContaining(error) }]);
  });
});

describe('the number of rows', () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ lat: 4.65, lon: -74.1 }));
  const lines = (count: number) => `lat,lon\n${'4.65,-74.1\n'.repeat(count)}`;

  it('accepts a thousand rows', async () => {
    expect(await rows(many(1000))).toHaveLength(1000);
    expect(read(await table(lines(1000)))).toHaveLength(1000);
    expect(await rows([])).toEqual([]);
  });

  it('rejects one more', async () => {
    expect((await send(many(1001))).statusCode).toBe(400);
    expect((await send(lines(1001), { type: 'text/csv' })).statusCode).toBe(400);
  });
});

describe('a body', () => {
  it.each([
    ['that is too large', ' '.repeat(1_048_577), 'application/json', 413],
    ['of another type', 'lat,lon', 'text/plain', 415],
    ['of an unknown type', 'lat,lon', 'application/x-www-form-urlencoded', 415],
    ['that is no JSON', '[{', 'application/json', 400],
    ['that is no list', '{"lat":1}', 'application/json', 400],
    ['that is null', 'null', 'application/json', 400],
    ['with a quote that never ends', 'lat,lon\n"4', 'text/csv', 400],
    ['without a header', '', 'text/csv', 400],
  ])('%s is refused', async (_, payload, type, status) => {
    for (const method of ['POST', 'QUERY'] as const) {
      const answer = await send(payload, { method, type });
      expect([method, answer.statusCode, answer.headers['content-type']]).toEqual([
        method,
        status,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  it('is required, with its type', async () => {
    expect((await server.inject({ method: 'POST', url: '/api/v1/locate' })).statusCode).toBe(400);
    expect((await server.inject({ method: asTyped('QUERY'), url: '/api/v1/locate' })).statusCode).toBe(415);
  });
});

it('lists the methods for OPTIONS and with 405', async () => {
  const methods = 'GET, HEAD, POST, QUERY, OPTIONS';
  for (const [method, status] of [
    ['OPTIONS', 204],
    ['DELETE', 405],
  ] as const) {
    const { statusCode, headers } = await server.inject({ method, url: '/api/v1/locate' });
    expect([statusCode, headers.allow]).toEqual([status, methods]);
  }
});

it('may not be stored by any cache', async () => {
  expect((await send([])).headers['cache-control']).toBe('no-store');
});
