// Islands that the borders do not contain belong to their municipality where a point is located, and nowhere else.
import { describe, expect, it } from 'vitest';
import { buildCatalog } from '../../src/engine/catalog/build-catalog.js';
import { DatasetFault } from '../../src/engine/dataset/dataset-fault.js';
import type { Row } from '../../src/engine/model/model.js';
import { projectDataset } from '../system/project-dataset.js';
import { sharedService } from '../system/shared-service.js';
import { dataFile } from './drawn-areas.js';
import { locateAll } from './locate-all.js';

const shared = await sharedService();
const { server, model } = shared.service;
const { judge } = await shared.description('/openapi.json');

const FILE = 'boundaries/islets.json';
const dataset = await projectDataset();
const islets = dataFile(FILE) as readonly (Row & { latitude: number; longitude: number; radius: number })[];
/** Metres of a degree of latitude. */
const DEGREE = 111_195;

async function located(lat: number, lon: number) {
  const path = `/api/v1/locate?lat=${lat}&lon=${lon}`;
  const answer = await server.inject(path);
  expect([path, answer.statusCode, judge(path, 200, answer.json())]).toEqual([path, 200, undefined]);
  return answer.json();
}

describe('locates on the island', () => {
  it.each([
    ['Gorgona', 2.9675, -78.18028, '19318', 'Guapi', 'Cauca'],
    ['the north of Gorgona', 3.0, -78.17, '19318', 'Guapi', 'Cauca'],
    ['Malpelo', 4.003344, -81.607572, '76109', 'Buenaventura', 'Valle del Cauca'],
    ['Islas del Rosario', 10.175, -75.75, '13001', 'Cartagena', 'Bolívar'],
    ['Santa Cruz del Islote', 9.785936, -75.859075, '13001', 'Cartagena', 'Bolívar'],
    ['Old Providence McBean Lagoon', 13.36889, -81.34083, '88564', 'Providencia', 'San Andrés'],
    ['Johnny Cay', 12.59994, -81.6897, '88001', 'San Andrés', 'San Andrés'],
  ])('%s a point is in its municipality', async (_, lat, lon, daneCode, city, department) => {
    const found = await located(lat, lon);
    expect(found).toMatchObject({ city: { daneCode, name: city }, nearest: null });
    expect(found.department.daneCode).toBe(daneCode.slice(0, 2));
    expect(found.department.name).toContain(department);
    expect(found.distanceToSeatKm).toBeGreaterThan(0);
    // The borders do not include its coast.
    expect(found.distanceToBorderKm).toBeNull();
    const [among] = await locateAll([{ lat, lon }]);
    const { point, ...alone } = found;
    expect(among).toMatchObject({ ...alone, error: null });
  });

  it('returns 400 and suggests swapped coordinates', async () => {
    const answer = await server.inject('/api/v1/locate?lat=-78.18&lon=2.9675');
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringContaining('swapped')]);
  });
});

describe('around each island,', () => {
  it.each(islets)(
    'keeps $name in a circle with the radius of the data',
    async ({ area, latitude, longitude, radius }) => {
      const inside = await located(latitude - (radius - 5) / DEGREE, longitude);
      expect(inside.city?.id).toBe(area);
      const outside = await located(latitude - (radius + 5) / DEGREE, longitude);
      // Another circle or a drawn island may be nearer there.
      if (outside.city !== null) return expect(outside.city.id).toBe(area);
      expect([outside.nearest.city.id, outside.nearest.distanceKm]).toEqual([area, expect.closeTo(0, 1)]);
    },
  );

  it('returns the municipality of the island as the nearest one, until another one is nearer', async () => {
    const beside = await located(2.9, -78.25);
    expect(beside.nearest).toMatchObject({ city: { name: 'Guapi' }, department: { name: 'Cauca' } });
    expect(beside.nearest.distanceKm).toBeLessThan(10);
    const atTheCoast = await located(2.75, -78.2);
    expect(atTheCoast.nearest.city.name).not.toBe('Guapi');
  });
});

describe('elsewhere', () => {
  it('leaves islands out of borders, sizes and records within an area', async () => {
    const get = async (path: string) => (await server.inject(`/api/v1/${path}`)).json();
    const { features } = await get('City/boundaries?precision=fine&departmentId=11');
    const [drawn] = features.filter((each: { id: number }) => each.id === 412);
    expect(drawn.bbox[0]).toBeGreaterThan(-78.1);
    const ids = (await get('UrbanCenter?within=City/210&fields=id')).map(({ id }: Row) => id);
    expect(ids).toContain(866);
    expect(ids).not.toContain(882);
  });

  it('reads the boundaries of a country without islets as before', () => {
    const boundaries = new Map([...dataset.boundaries].filter(([name]) => name !== FILE));
    const catalog = buildCatalog(model, { ...dataset, boundaries });
    expect(catalog.islets(model.family('city').boundary as never)).toEqual([]);
  });

  it('reports an islet of an unknown municipality with its line', () => {
    const lines = [...islets.slice(0, 2), { ...islets[2], area: 99_999 }];
    const boundaries = new Map<string, readonly Row[]>([...dataset.boundaries, [FILE, lines]]);
    let fault: unknown;
    try {
      buildCatalog(model, { ...dataset, boundaries });
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(DatasetFault);
    expect(String(fault)).toContain(`${FILE}:4 area: there is no city with id 99999`);
  });
});
