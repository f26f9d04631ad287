// The municipality that contains a point agrees with an independent implementation on independently built rings, at every seat and urban
// centre, and on both sides of well-known borders.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { areaIndex } from '../../src/engine/geo/areas.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';
import { borderPoints } from './border-points.js';
import { dataFile, drawnAreas, drawnFile } from './drawn-areas.js';
import { locateAll } from './locate-all.js';
import { naiveAreas } from './naive-areas.js';

const { model, engine } = (await sharedService()).service;
const city = model.family('city');
const { rows } = engine.catalog.table(city);

const UNIFORM = fewer(120_000, 160);
const AT_BORDERS = fewer(80_000, 60);
/** In degrees, about twenty metres. */
const BESIDE = 0.0002;

describe(`${UNIFORM + AT_BORDERS} points`, () => {
  const fine = drawnFile('fine');
  const naive = naiveAreas(drawnAreas('fine'));
  const index = areaIndex(engine.catalog, city, 'fine');
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + random.next() * (high - low);

  function wrong(points: Iterable<readonly [number, number]>) {
    const found: unknown[] = [];
    let [inside, doubtful] = [0, 0];
    for (const [longitude, latitude] of points) {
      const ordinal = index.containing(longitude, latitude);
      const id = ordinal === undefined ? [] : [rows[ordinal]?.id];
      const expected = naive(longitude, latitude);
      if (expected.length > 0) inside++;
      // Simplified lines sometimes cross by a step or two of the grid. There, one of the overlapping areas contains the point.
      if (expected.length > 1) doubtful++;
      const isRight =
        expected.length > 1 ? expected.includes(Number(id[0])) : String(id) === String(expected);
      if (!isRight) found.push({ longitude, latitude, id, expected });
    }
    return { found, inside, doubtful };
  }

  function* anywhere() {
    for (let count = 0; count < UNIFORM; count++) yield [between(-82, -66.7), between(-4.4, 13.6)] as const;
  }

  function* besideBorders() {
    for (let count = 0; count < AT_BORDERS; count++) {
      const { points } = random.pick(fine.arcs);
      const at = random.below(points.length - 1);
      const [[x1, y1], [x2, y2]] = [points[at], points[at + 1]] as [[number, number], [number, number]];
      const part = random.next();
      const [longitude, latitude] = fine.degrees([x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]);
      yield [longitude + between(-BESIDE, BESIDE), latitude + between(-BESIDE, BESIDE)] as const;
    }
  }

  it('are located as a naive search does, all over the country and the sea', () => {
    const { found, inside, doubtful } = wrong(anywhere());
    expect(found).toEqual([]);
    expect(doubtful).toBeLessThanOrEqual(1);
    expect(inside).toBeGreaterThan(UNIFORM / 4);
  });

  it('are located correctly a few metres from borders', () => {
    const { found, inside, doubtful } = wrong(besideBorders());
    expect(found).toEqual([]);
    expect(doubtful).toBeLessThan(AT_BORDERS / 1000);
    expect(inside).toBeGreaterThan(AT_BORDERS / 2);
  });

  it('belong to the municipality east of a border, or north of a horizontal one', () => {
    for (const { left, right, points } of fine.arcs) {
      for (let at = 0; at + 1 < points.length; at++) {
        const [[x1, y1], [x2, y2]] = [points[at], points[at + 1]] as [[number, number], [number, number]];
        if (x1 !== x2 && y1 !== y2) continue;
        // A grid point between two others, if there is one, is exactly on the border.
        const middle = [Math.floor((x1 + x2) / 2), Math.floor((y1 + y2) / 2)] as const;
        if (String(middle) === String([x1, y1]) || String(middle) === String([x2, y2])) continue;
        const [longitude, latitude] = fine.degrees(middle);
        const toGrid = (degrees: number, axis: 0 | 1) =>
          (degrees - fine.grid.translate[axis]) / fine.grid.scale[axis];
        // Degrees are rounded, so only those that convert back to the same point are on the border.
        if (toGrid(longitude, 0) !== middle[0] || toGrid(latitude, 1) !== middle[1]) continue;
        const goesNorth = y2 > y1 || (y1 === y2 && x2 < x1);
        const expected = goesNorth ? right : left;
        const ordinal = index.containing(longitude, latitude);
        expect(ordinal === undefined ? null : rows[ordinal]?.id).toBe(expected);
      }
    }
  });
});

describe('locates in its municipality', () => {
  interface LocatedRow {
    readonly id: number;
    readonly cityId: number;
    readonly latitude: number | null;
    readonly longitude: number | null;
  }

  it.each([
    // Mapiripana no longer exists.
    ['every seat', 'cities.json', 'id', [646], 1122],
    // Centres that are on the border.
    ['every urban centre', 'urban-centers.json', 'cityId', [955, 3630, 4345, 4884, 6042, 6402, 7750], 8413],
  ] as const)('%s', async (_, file, key, exceptions, count) => {
    const locatedRows = (dataFile(file) as readonly LocatedRow[]).filter(({ latitude }) => latitude !== null);
    const located = await locateAll(
      locatedRows.map(({ latitude, longitude }) => ({ lat: Number(latitude), lon: Number(longitude) })),
    );
    const outside = locatedRows.filter((row, index) => located[index]?.city?.id !== row[key]);
    expect(outside.map(({ id }) => id)).toEqual(exceptions);
    expect(locatedRows.length - outside.length).toBe(count);
  });
});

describe('on both sides of a border', () => {
  /** Six points along the line, fifty metres to one side of it. */
  function beside([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], side: 1 | -1) {
    const degree = 111.2;
    const shrink = Math.cos((y1 * Math.PI) / 180);
    const [east, north] = [(x2 - x1) * shrink, y2 - y1];
    const length = Math.hypot(east, north);
    const [awayX, awayY] = [(-north / length / shrink) * (0.05 / degree), (east / length) * (0.05 / degree)];
    return [0.3, 0.38, 0.46, 0.54, 0.62, 0.7].map((part) => ({
      lon: x1 + (x2 - x1) * part + side * awayX,
      lat: y1 + (y2 - y1) * part + side * awayY,
    }));
  }

  it('tests twenty places', () => {
    expect(borderPoints).toHaveLength(20);
  });

  it.each(borderPoints)(
    'returns the right municipality at $0: $3 and $4',
    async (_, from, to, left, right) => {
      const located = await locateAll([...beside(from, to, 1), ...beside(from, to, -1)]);
      expect(located.map(({ city: found }) => found?.name ?? null)).toEqual([
        ...Array(6).fill(left),
        ...Array(6).fill(right),
      ]);
    },
  );
});
