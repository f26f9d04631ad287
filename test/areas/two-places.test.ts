// Some airports are outside the city that they serve. A place name finds them by either, borders and keys by one of the two.
import { expect, it } from 'vitest';
import { connectToShared } from '../mcp/connect.js';

const { client, address } = await connectToShared();

const get = async (path: string) => (await fetch(`${address}${path}`)).json() as Promise<unknown>;
const idsOf = (rows: unknown) => (rows as readonly { readonly id: number }[]).map(({ id }) => id);
const textOf = async (path: string) => (await fetch(`${address}${path}`)).text();

const outside = [
  { iata: 'BAQ', lies: 'Soledad', department: 'Atlántico', serves: 'Barranquilla' },
  { iata: 'BGA', lies: 'Lebrija', department: 'Santander', serves: 'Bucaramanga' },
  { iata: 'CLO', lies: 'Palmira', department: 'Valle del Cauca', serves: 'Cali' },
  { iata: 'MDE', lies: 'Rionegro', department: 'Antioquia', serves: 'Medellín' },
  { iata: 'MTR', lies: 'Cereté', department: 'Córdoba', serves: 'Montería' },
  { iata: 'IPI', lies: 'Aldana', department: 'Nariño', serves: 'Ipiales' },
  { iata: 'PSO', lies: 'Chachagüí', department: 'Nariño', serves: 'Pasto' },
];

interface Airport {
  readonly id: number;
  readonly name: string;
  readonly iataCode: string | null;
  readonly cityId: number;
  readonly municipalityId: number | null;
}

const airports = (await get('/api/v1/Airport?fields=all')) as readonly Airport[];
const airportOf = (iata: string) => airports.find(({ iataCode }) => iataCode === iata) as Airport;

it('lists every airport whose city and municipality differ', () => {
  const differ = airports.filter(
    ({ cityId, municipalityId }) => municipalityId !== null && cityId !== municipalityId,
  );
  expect(differ.map(({ iataCode }) => iataCode).sort()).toEqual(outside.map(({ iata }) => iata).sort());
});

it.each(outside)(
  'finds $iata by both towns, and states which one it serves',
  async ({ iata, lies, department, serves }) => {
    const { id, name, cityId, municipalityId } = airportOf(iata);
    for (const [town, townId] of [
      [`${lies}, ${department}`, municipalityId],
      [serves, cityId],
    ] as const) {
      const list = await client.call('list_items', { resource: 'Airport', in: town, level: 'municipio' });
      expect(idsOf(list.result.answer), town).toContain(id);
      expect(list.result.note).toContain(`${name} lies in ${lies} and serves ${serves}.`);
      const counted = await client.call('count_items', { resource: 'Airport', in: town, level: 'municipio' });
      const strict = airports.filter((each) => each.municipalityId === townId || each.cityId === townId);
      expect(counted.result.answer).toEqual({ count: strict.length });
      expect(idsOf(await get(`/api/v1/Airport?place=City/${townId}&fields=id`))).toEqual(idsOf(strict));
      const word = town.split(',')[0] as string;
      expect(idsOf(await get(`/api/v1/Airport/search/${encodeURIComponent(word)}`)), word).toContain(id);
      const found = (await get(`/api/v1/search?q=${encodeURIComponent(`aeropuerto ${town}`)}`)) as {
        readonly hits: readonly { readonly family: string; readonly id: number; readonly context: string }[];
      };
      const hit = found.hits.find((each) => each.family === 'Airport' && each.id === id);
      expect(hit?.context, town).toBe(`aeropuerto en ${lies}, ${department}; sirve a ${serves}`);
      const page = await textOf(`/en/data/municipalities/x-${townId}`);
      expect(page).toContain(`${name}</a> <span lang="en">(lies in ${lies}, serves ${serves})</span>`);
    }
  },
);

it.each(outside)('finds $iata within $lies only, and filters by each key separately', async ({ iata }) => {
  const { id, cityId, municipalityId } = airportOf(iata);
  expect(idsOf(await get(`/api/v1/Airport?within=City/${municipalityId}&fields=id`))).toContain(id);
  expect(idsOf(await get(`/api/v1/Airport?within=City/${cityId}&fields=id`))).not.toContain(id);
  expect(idsOf(await get(`/api/v1/Airport?municipalityId=${cityId}&fields=id`))).not.toContain(id);
  expect(idsOf(await get(`/api/v1/Airport?cityId=${municipalityId}&fields=id`))).not.toContain(id);
  expect(idsOf(await get(`/api/v1/City/${cityId}/airports`))).toContain(id);
  expect(idsOf(await get(`/api/v1/City/${municipalityId}/airports`))).not.toContain(id);
});

it('counts each airport once, in groups by municipality', async () => {
  const { groups, total } = (await get('/api/v1/Airport/count?countBy=city')) as {
    readonly total: number;
    readonly groups: readonly { readonly value: number | null; readonly count: number }[];
  };
  expect(total).toBe(airports.length);
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(airports.length);
  for (const { value, count } of groups)
    expect([value, count]).toEqual([
      value,
      airports.filter(({ municipalityId }) => municipalityId === value).length,
    ]);
});

it('returns [] for an area without records, 404 for an unknown one, and 400 for a family with one place', async () => {
  expect(await get('/api/v1/Airport?place=City/2')).toEqual([]);
  expect(await get('/api/v1/Airport?place=City/99999')).toMatchObject({ status: 404 });
  expect(await get('/api/v1/Airport?place=Bucaramanga')).toMatchObject({ status: 400 });
  expect(await get('/api/v1/Volcano?place=City/1')).toMatchObject({ status: 400 });
});
