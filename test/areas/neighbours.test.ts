// Neighbours: the same from both sides, the departments as every atlas has them, and merges as large as their parts.
import { describe, expect, it } from 'vitest';
import { areaKm2 } from '../../src/engine/boundaries/area-size.js';
import { areasOf } from '../../src/engine/geo/areas.js';
import { sharedService } from '../system/shared-service.js';
import { departmentNeighbours } from './department-neighbours.js';

const { server, model, engine } = (await sharedService()).service;
const { catalog } = engine;

interface Neighbour {
  readonly id: number;
  readonly name: string;
  readonly borderKm: number;
  readonly department?: { readonly id: number; readonly name: string };
  readonly sameDepartment?: boolean;
}

const neighboursOf = async (path: string, id: unknown) => {
  const answer = await server.inject(`/api/v1/${path}/${id}/neighbours`);
  expect([id, answer.statusCode]).toEqual([id, 200]);
  return answer.json() as readonly Neighbour[];
};

const known = new Map<string, ReturnType<typeof neighboursOfAll>>();

/** The test requests them once, because three cases use those of every municipality. */
function all(name: string, path: string) {
  const lists = known.get(name) ?? neighboursOfAll(name, path);
  known.set(name, lists);
  return lists;
}

async function neighboursOfAll(name: string, path: string) {
  const ids = catalog.table(model.family(name)).rows.map(({ id }) => id as number);
  const drawn = ids.filter((id) => !(name === 'city' && id === 646));
  return new Map(await Promise.all(drawn.map(async (id) => [id, await neighboursOf(path, id)] as const)));
}

describe.each([
  ['city', 'City', 1122],
  ['department', 'Department', 33],
  ['region', 'Region', 6],
])('neighbours of each %s', (name, path, count) => {
  it('are mutual, with the same length of border', async () => {
    const lists = await all(name, path);
    expect(lists.size).toBe(count);
    const borders = [...lists].flatMap(([id, list]) =>
      list.map(({ id: other, borderKm }) => ({ id, other, borderKm })),
    );
    const isMutual = ({ id, other, borderKm }: (typeof borders)[number]) =>
      lists.get(other)?.find((each) => each.id === id)?.borderKm === borderKm;
    expect(borders.filter((border) => !isMutual(border))).toEqual([]);
  });

  it('come with the longest border first, without the area itself', async () => {
    const isRight = ([id, list]: readonly [number, readonly Neighbour[]]) =>
      list.every(
        (each, index) =>
          each.id !== id && each.borderKm <= (list[index - 1]?.borderKm ?? Number.POSITIVE_INFINITY),
      );
    expect([...(await all(name, path))].filter((entry) => !isRight(entry))).toEqual([]);
  });
});

it('returns the known neighbours of departments', async () => {
  const lists = await all('department', 'Department');
  const names = new Map(catalog.table(model.family('department')).rows.map(({ id, name }) => [id, name]));
  const found = [...lists].map(([id, list]) => [names.get(id), list.map(({ name }) => name).sort()]);
  const known = Object.entries(departmentNeighbours).map(([name, list]) => [name, list.toSorted()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
});

it('returns the neighbours of cities with their department', async () => {
  const rows = new Map(catalog.table(model.family('city')).rows.map((row) => [row.id, row]));
  const shown = [...(await all('city', 'City'))].flatMap(([id, list]) =>
    list.map((each) => ({ city: id, ...each })),
  );
  const isRight = ({ city, id, department, sameDepartment }: (typeof shown)[number]) =>
    department?.id === rows.get(id)?.departmentId &&
    sameDepartment === (department?.id === rows.get(city)?.departmentId);
  expect(shown.filter((each) => !isRight(each))).toEqual([]);
});

describe('areas that are merged', () => {
  const city = model.family('city');
  const sizes = (precision: 'fine' | 'coarse', name: string) => {
    const { arcs, polygons } = areasOf(catalog, model.family(name), precision);
    return Array.from(catalog.table(model.family(name)).all, (area) => areaKm2(arcs, polygons(area)));
  };

  it.each(['department', 'region', 'country'])('are as large as their municipalities: %s', (name) => {
    for (const precision of ['fine', 'coarse'] as const) {
      const { groupOf } = areasOf(catalog, model.family(name), precision);
      const sums = sizes(precision, name).map(() => 0);
      sizes(precision, city.name).forEach((size, area) => {
        sums[groupOf(area) as number] = (sums[groupOf(area) as number] as number) + size;
      });
      for (const [group, size] of sizes(precision, name).entries())
        expect(Math.abs(size / (sums[group] as number) - 1)).toBeLessThan(1e-9);
    }
  });

  it('have their official surface, to two percent', () => {
    const { rows } = catalog.table(model.family('department'));
    for (const [index, size] of sizes('fine', 'department').entries())
      expect(
        Math.abs(size / (rows[index]?.surfaceKm2 as number) - 1),
        String(rows[index]?.name),
      ).toBeLessThan(0.02);
  });
});

describe('City 646, which no longer exists', () => {
  it.each(['boundary', 'neighbours'])('leads to Barrancominas: %s', async (segment) => {
    const answer = await server.inject(`/api/v1/City/646/${segment}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      detail: expect.stringContaining('Barrancominas'),
      nearest: `/api/v1/City/645/${segment}`,
    });
  });
});
