// Records near a point are compared with a search of every point along the great circle.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { type Coordinates, planetsAt } from '../../../test/toy/toy-places.js';
import { type Near, recordsInBox, recordsNear } from './point-index.js';

/** The angle between two directions from the centre of the Earth. */
function kilometres([latitude, longitude]: Coordinates, near: Near): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const direction = (north: number, east: number) => [
    Math.cos(radians(north)) * Math.cos(radians(east)),
    Math.cos(radians(north)) * Math.sin(radians(east)),
    Math.sin(radians(north)),
  ];
  const [a, b] = [
    direction(latitude as number, longitude as number),
    direction(near.latitude, near.longitude),
  ];
  const chord = Math.hypot(...a.map((part, index) => part - (b[index] as number)));
  return 2 * 6371 * Math.asin(Math.min(1, chord / 2));
}

/** Few different values, so that points and distances coincide. */
const degree = (most: number) => fc.integer({ min: -most * 2, max: most * 2 }).map((half) => half / 2);
const coordinates: fc.Arbitrary<Coordinates> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(degree(90), degree(180)) },
  { weight: 5, arbitrary: fc.tuple(degree(3), degree(3)) },
  fc.constant([null, null] as const),
  fc.constant([1, null] as const),
);
const allCoordinates = fc.array(coordinates, { maxLength: 200 });
const near = fc.record({
  latitude: degree(90),
  longitude: degree(180),
  radius: fc.integer({ min: 1, max: 4000 }).map((half) => half / 2),
});
const known = ([latitude, longitude]: Coordinates) => latitude !== null && longitude !== null;

describe('a list of records near a point', () => {
  it('contains those within the radius, nearest first, ties by id', () => {
    fc.assert(
      fc.property(allCoordinates, near, fc.integer({ min: 1, max: 12 }), (all, requested, most) => {
        const table = planetsAt(all);
        const expected = all
          .map((at, ordinal) => ({ at, ordinal }))
          .filter(({ at }) => known(at) && kilometres(at, requested) <= requested.radius)
          .map(({ at, ordinal }) => ({ ordinal, distance: kilometres(at, requested) }));
        const found = recordsNear(table, requested, undefined);
        expect([...found.keys()].sort((a, b) => a - b)).toEqual(expected.map(({ ordinal }) => ordinal));
        for (const { ordinal, distance } of expected) expect(found.get(ordinal)).toBeCloseTo(distance, 6);
        const order = [...found].toSorted(([a, far], [b, further]) => far - further || a - b);
        expect([...found]).toEqual(order);
        expect([...recordsNear(table, requested, undefined, most)]).toEqual(order.slice(0, most));
        const odd = order.filter(([ordinal]) => ordinal % 2 === 1);
        expect([...recordsNear(table, requested, (ordinal) => ordinal % 2 === 1, most)]).toEqual(
          odd.slice(0, most),
        );
      }),
      { numRuns: fewer(200) },
    );
  });

  it('is sorted by id at equal distances', () => {
    const table = planetsAt(Array.from({ length: 500 }, (_, index) => [0, index % 7 === 0 ? 1 : -1]));
    const ids = (most?: number) => [
      ...recordsNear(table, { latitude: 0, longitude: 0, radius: 200 }, undefined, most).keys(),
    ];
    expect(ids()).toEqual(Array.from({ length: 500 }, (_, index) => index));
    expect(ids(5)).toEqual([0, 1, 2, 3, 4]);
  });

  it('includes a record at the very radius', () => {
    const table = planetsAt([[0, 1]]);
    const distance = recordsNear(table, { latitude: 0, longitude: 0, radius: 200 }, undefined).get(
      0,
    ) as number;
    expect(distance).toBeCloseTo((6371 * Math.PI) / 180, 9);
    expect(recordsNear(table, { latitude: 0, longitude: 0, radius: distance }, undefined).size).toBe(1);
    expect(recordsNear(table, { latitude: 0, longitude: 0, radius: distance - 1e-7 }, undefined).size).toBe(
      0,
    );
  });

  it('is empty if no record has a place', () => {
    expect(recordsNear(planetsAt([]), { latitude: 0, longitude: 0, radius: 1 }, undefined).size).toBe(0);
    expect(
      recordsInBox(planetsAt([[null, 1]]), { west: -180, south: -90, east: 180, north: 90 }),
    ).toHaveLength(0);
  });
});

describe('a record in a box', () => {
  const box = fc.tuple(degree(180), degree(90), degree(180), degree(90)).map(([west, one, east, other]) => ({
    west,
    east,
    south: Math.min(one, other),
    north: Math.max(one, other),
  }));

  it('lies between its borders or on them, in id order', () => {
    fc.assert(
      fc.property(allCoordinates, box, (all, requested) => {
        const isBetween = (longitude: number) =>
          requested.west <= requested.east
            ? longitude >= requested.west && longitude <= requested.east
            : longitude >= requested.west || longitude <= requested.east;
        const expected = all.flatMap(([latitude, longitude], ordinal) =>
          latitude !== null &&
          longitude !== null &&
          latitude >= requested.south &&
          latitude <= requested.north &&
          isBetween(longitude)
            ? [ordinal]
            : [],
        );
        expect(Array.from(recordsInBox(planetsAt(all), requested))).toEqual(expected);
      }),
      { numRuns: fewer(200) },
    );
  });
});
