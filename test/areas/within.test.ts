// The records within the borders of an area are compared with every record and an independent implementation.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { fewer, isFull, part } from '../system/size.js';
import { areasIn, dataFile, drawnAreas, drawnFile } from './drawn-areas.js';
import { naiveAreas } from './naive-areas.js';

const { server } = (await sharedService()).service;

interface Record {
  readonly id: number;
  readonly latitude: number | string | null;
  readonly longitude: number | string | null;
}

const cities = dataFile('cities.json') as readonly { id: number; departmentId: number }[];
const departmentOf = new Map(cities.map(({ id, departmentId }) => [id, departmentId]));
const inCity = naiveAreas(drawnAreas('fine'));

const departments = (dataFile('departments.json') as readonly { id: number }[]).map(({ id }) => id);
const someDepartments = part(departments, 11);
const merged = areasIn(drawnFile('fine'), (id) => departmentOf.get(id) as number);
const inDepartment = naiveAreas(new Map([...merged].filter(([id]) => someDepartments.includes(id))));

/** Of a family with this number of records, by default some. */
const MANY = 2000;
const ONE_IN = 8;

const random = createRandom(seed);
const someCities = Array.from({ length: fewer(40, 5) }, () => random.pick(cities).id);

describe.each([
  ['Airport', 'airports.json'],
  ['Volcano', 'volcanoes.json'],
  ['TouristicAttraction', 'tourist-attractions.json'],
  ['UrbanCenter', 'urban-centers.json'],
  ['City', 'cities.json'],
])('%s', (path, file) => {
  // A naive search takes its time for each of 8,000 urban centres; they have their own test of containment.
  const all = dataFile(file) as readonly Record[];
  const isTried = ({ id }: Record) => isFull || all.length < MANY || id % ONE_IN === 0;
  const records = all.filter((record) => record.latitude !== null && isTried(record));
  const points = records.map(({ id, latitude, longitude }) => {
    const at = [Number(longitude), Number(latitude)] as const;
    return { id, city: inCity(...at), department: inDepartment(...at) };
  });
  const ask = async (within: string) => {
    const answer = await server.inject(`/api/v1/${path}?within=${within}&fields=id&sortBy=id`);
    expect([within, answer.statusCode]).toEqual([within, 200]);
    const tried = new Set(records.map(({ id }) => id));
    return (answer.json() as readonly { id: number }[]).map(({ id }) => id).filter((id) => tried.has(id));
  };

  it('returns the records within a department', async () => {
    for (const id of someDepartments) {
      const expected = points.filter(({ department }) => department.includes(id)).map((point) => point.id);
      expect([id, await ask(`Department/${id}`)]).toEqual([id, expected]);
    }
  });

  it('returns the records within some municipalities', async () => {
    for (const id of someCities) {
      const expected = points.filter(({ city }) => city.includes(id)).map((point) => point.id);
      expect([id, await ask(`City/${id}`)]).toEqual([id, expected]);
    }
  });

  it('returns the records within all departments together, each once', async () => {
    const all = (await Promise.all(departments.map((id) => ask(`Department/${id}`)))).flat();
    expect(all.sort((a, b) => a - b)).toEqual(
      points.filter(({ city }) => city.length > 0).map(({ id }) => id),
    );
  });
});

describe('together with other options', () => {
  const ids = async (query: string) =>
    ((await server.inject(`/api/v1/${query}`)).json() as readonly { id: number }[]).map(({ id }) => id);

  it('narrows their results and keeps their order', async () => {
    const within = new Set(await ids('UrbanCenter?within=Region/5&fields=id'));
    const sorted = await ids('UrbanCenter?name[contains]=san&sortBy=-name&fields=id');
    expect(within.size).toBeGreaterThan(100);
    expect(await ids('UrbanCenter?within=Region/5&name[contains]=san&sortBy=-name&fields=id')).toEqual(
      sorted.filter((id) => within.has(id)),
    );
  });

  it('narrows the results of near', async () => {
    const within = new Set(await ids('Airport?within=Department/2&fields=id'));
    const near = await ids('Airport?near=6.2,-75.6&radius=400&fields=id');
    const both = await ids('Airport?near=6.2,-75.6&radius=400&within=Department/2&fields=id');
    expect(both).toEqual(near.filter((id) => within.has(id)));
    expect(both.length).toBeGreaterThan(0);
  });

  it('is accepted in any letter case, and returns an error for an unknown area', async () => {
    expect(await ids('Airport?within=department/2&fields=id')).toEqual(
      await ids('Airport?within=Department/2&fields=id'),
    );
    const answer = await server.inject('/api/v1/Airport?within=City/9999');
    expect([answer.statusCode, answer.json().nearest]).toEqual([404, '/api/v1/City/1124']);
  });

  it('finds no record within a municipality without borders', async () => {
    expect(await ids('UrbanCenter?within=City/646&fields=id')).toEqual([]);
  });

  it.each(['Department', 'Department/', 'Department/0', 'Department/1.5', 'Department/1/2', 'Country/1'])(
    'is refused as "%s"',
    async (text) => {
      const answer = await server.inject(`/api/v1/Airport?within=${text}`);
      expect([text, answer.statusCode]).toEqual([text, 400]);
    },
  );
});
