// One point: the municipality that contains it, the surrounding areas, and invalid requests.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';
import { dataFile, drawnAreas } from './drawn-areas.js';
import { locateAll } from './locate-all.js';
import { naiveAreas } from './naive-areas.js';

const shared = await sharedService();
const { server } = shared.service;
const { judge } = await shared.description('/openapi.json');

async function ask(query: string, status = 200, headers = {}) {
  const path = `/api/v1/locate?${query}`;
  const answer = await server.inject({ url: path, headers });
  expect([query, answer.statusCode]).toEqual([query, status]);
  expect([query, judge(path, status, answer.json())]).toEqual([query, undefined]);
  return answer.json();
}

const BOGOTA = {
  city: { id: 167, name: 'Bogotá D.C.', daneCode: '11001' },
  department: { id: 5, name: 'Bogotá', daneCode: '11', isoCode: 'CO-DC' },
  region: { id: 5, name: 'Andina' },
  nearest: null,
};

describe('a point in the country', () => {
  it.each([
    'lat=4.65&lon=-74.1',
    'lat=4.65&lng=-74.1',
    'LAT=4.65&LON=-74.1',
    'point=4.65,-74.1',
    'point=4.65,%20-74.1',
  ])('accepts %s', async (query) => {
    expect(await ask(query)).toMatchObject({ point: { latitude: 4.65, longitude: -74.1 }, ...BOGOTA });
  });

  it.each([
    ['Plaza de Bolívar', 4.5981, -74.0758, '11001'],
    ['Parque Berrío', 6.2505, -75.5682, '05001'],
    ['the square of Villa de Leyva', 5.6333, -73.5236, '15407'],
    ['Providencia', 13.35, -81.375, '88564'],
    ['the square of Uribia', 11.7147, -72.2656, '44847'],
    ['Leticia', -4.2153, -69.9406, '91001'],
  ])('%s is in its municipality', async (_, lat, lon, code) => {
    const { city, department } = await ask(`lat=${lat}&lon=${lon}`);
    expect([city?.daneCode, department?.daneCode]).toEqual([code, code.slice(0, 2)]);
  });

  it('returns the distances to the seat and the border, and the nearest urban centre', async () => {
    const { distanceToSeatKm, distanceToBorderKm, nearestUrbanCenter } = await ask('lat=4.65&lon=-74.1');
    expect([distanceToSeatKm, distanceToBorderKm]).toEqual([0.779, 6.67]);
    expect(nearestUrbanCenter).toMatchObject({ code: '11001000', distanceKm: 0.779 });
  });

  it('has a seat at most as far away as the border, at the seat itself', async () => {
    for (const id of [1, 12, 167, 645, 1093]) {
      const { latitude, longitude } = (
        await server.inject(`/api/v1/City/${id}?fields=latitude,longitude`)
      ).json();
      const { city, distanceToSeatKm, distanceToBorderKm } = await ask(`lat=${latitude}&lon=${longitude}`);
      expect([city.id, distanceToSeatKm]).toEqual([id, 0]);
      expect(distanceToBorderKm).toBeGreaterThan(0);
    }
  });
});

describe('a point outside', () => {
  it.each([
    ['at sea', 6, -79, 'Bahía Solano', 160, 180],
    ['in Quito', -0.18, -78.47, 'Ipiales', 100, 160],
    ['in David', 8.43, -82.43, 'San Andrés', 400, 500],
  ])('%s has the nearest municipality', async (_, lat, lon, name, least, most) => {
    const found = await ask(`lat=${lat}&lon=${lon}`);
    expect(found).toMatchObject({
      city: null,
      department: null,
      region: null,
      distanceToSeatKm: null,
      distanceToBorderKm: null,
    });
    expect(found.nearest.city.name).toBe(name);
    expect(found.nearest.distanceKm).toBeGreaterThanOrEqual(least);
    expect(found.nearest.distanceKm).toBeLessThanOrEqual(most);
  });

  it.each([
    ['Madrid', 40.4, -3.7],
    ['Lima', -12.05, -77.04],
    ['Manaus', -3.1, -60],
    ['the North Pole', 90, 0],
    ['the other side of the Earth', -4, 106],
  ])('has no nearest one beyond 500 km: %s', async (_, lat, lon) => {
    expect(await ask(`lat=${lat}&lon=${lon}`)).toMatchObject({
      city: null,
      nearest: null,
      nearestUrbanCenter: null,
    });
  });

  it('is never farther from the nearest municipality than from the nearest urban centre', async () => {
    const { next: random } = createRandom(seed);
    for (let count = 0; count < fewer(200); count++) {
      const [lat, lon] = [random() * 30 - 10, random() * 30 - 90];
      const answer = await server.inject(`/api/v1/locate?lat=${lat}&lon=${lon}`);
      // Some of these points are in the country if latitude and longitude are swapped.
      if (answer.statusCode === 400) continue;
      const { nearest, nearestUrbanCenter } = answer.json();
      if (nearest === null) continue;
      expect([lat, lon, nearest.distanceKm <= nearestUrbanCenter.distanceKm + 0.3]).toEqual([lat, lon, true]);
    }
  });
});

it('agrees with an independent implementation', async () => {
  const drawn = naiveAreas(drawnAreas('fine'));
  const islets = dataFile('boundaries/islets.json') as readonly Islet[];
  const naive = (lon: number, lat: number) => {
    const found = drawn(lon, lat);
    const isOn = ({ longitude, latitude, radius }: Islet) =>
      metresBetween([lon, lat], [longitude, latitude]) <= radius;
    return found.length > 0 ? found : islets.filter(isOn).map(({ area }) => area);
  };
  const { next: random } = createRandom(seed);
  for (let count = 0; count < fewer(300); count++) {
    const [lat, lon] = [-4 + random() * 16, -79 + random() * 12];
    const { city, nearest } = await ask(`lat=${lat}&lon=${lon}`);
    expect([lat, lon, city === null ? [] : [city.id]]).toEqual([lat, lon, naive(lon, lat)]);
    expect(nearest === null).toBe(city !== null);
  }
});

interface Islet {
  readonly area: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly radius: number;
}

/** Computed from the angle between two directions from the centre of the Earth. */
function metresBetween(...points: readonly (readonly [longitude: number, latitude: number])[]): number {
  const [from, to] = points.map(([longitude, latitude]) => {
    const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  }) as [number[], number[]];
  return (
    6_371_000 *
    Math.acos(
      Math.min(
        1,
        from.reduce((sum, each, at) => sum + each * (to[at] as number), 0),
      ),
    )
  );
}

describe('an invalid request', () => {
  it.each([
    ['', 'lat'],
    ['lat=4.65', 'lon'],
    ['lon=-74.1', 'lat'],
    ['lat=4.65&lon=-74.1&point=4.65,-74.1', 'point'],
    ['lat=-74.1&lon=4.65', 'point'],
    ['point=-74.1,4.65', 'point'],
    ['lat=4,65&lon=-74.1', 'lat'],
    ['lat=4.65&lon=-74,1', 'lon'],
    ['lat=abc&lon=-74.1', 'lat'],
    ['lat=90.1&lon=-74.1', 'lat'],
    ['lat=4.65&lon=180.5', 'lon'],
    ['lat=4.65&lon=-74.1&lng=-74.2', 'lon'],
    ['point=4.65', 'point'],
    ['point=4,65,-74,1', 'point'],
    ['lat=4.65&lon=-74.1&latitud=4', 'latitud'],
  ])('reports %s with its parameter', async (query, parameter) => {
    const english = await ask(query, 400);
    const spanish = await ask(query, 400, { 'accept-language': 'es' });
    expect(english.errors.map((error: { parameter: string }) => error.parameter)).toEqual([parameter]);
    expect(spanish.detail).not.toBe(english.detail);
  });

  it('explains the decimal point if it has a decimal comma', async () => {
    expect((await ask('lat=4,65&lon=-74.1', 400)).detail).toContain('write 4.65');
  });

  it('suggests swapped coordinates only if the other order is in the country', async () => {
    expect((await ask('lat=-74.1&lon=4.65', 400)).detail).toContain('swapped');
    // This point is in Antarctica in either order.
    expect(await ask('lat=-74.1&lon=60')).toMatchObject({ city: null });
  });
});

it('returns the same for one point as for the same point in a batch', async () => {
  const { next: random } = createRandom(seed);
  const points = Array.from({ length: fewer(500) }, () => ({
    lat: -6 + 20 * random(),
    lon: -82 + 17 * random(),
  }));
  const many = await locateAll(points);
  for (const [index, { lat, lon }] of points.entries()) {
    const { point, ...alone } = await ask(`lat=${lat}&lon=${lon}`);
    expect(point).toEqual({ latitude: lat, longitude: lon });
    expect(many[index]).toMatchObject(alone);
  }
});

it('accepts latitude and longitude by their full names', async () => {
  const { server } = (await sharedService()).service;
  const answer = await server.inject('/api/v1/locate?latitude=4.65&longitude=-74.1');
  expect(answer.body).toBe((await server.inject('/api/v1/locate?lat=4.65&lon=-74.1')).body);
});

it('shows only the beginning of a long text that is not a point', async () => {
  const { server } = (await sharedService()).service;
  const payload = { points: ['x'.repeat(900)] };
  const answer = await server.inject({ method: 'POST', url: '/api/v1/locate', payload });
  const [row] = answer.json().points;
  expect(row.error).toContain('x'.repeat(100));
  expect(row.error).not.toContain('x'.repeat(101));
});
