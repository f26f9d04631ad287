// Positions lie inside the country, its islands included.

import { type ArcRow, type Arcs, type Grid, OUTSIDE, packArcs } from '../engine/boundaries/arcs.js';
import { type AreaIndex, createAreaIndex } from '../engine/boundaries/area-index.js';
import { type Islet, type IsletRow, isletsIn, nearestIslet } from '../engine/boundaries/area-size.js';
import { nearestOnBorder } from '../engine/boundaries/border-distance.js';
import { type Polygon, polygonsOf } from '../engine/boundaries/rings.js';
import type { Precision } from '../engine/model/family.js';
import type { ModelBoundary, ModelFamily, Row } from '../engine/model/model.js';
import { pointOf } from '../engine/model/read-row.js';
import {
  byId,
  type DataRule,
  type Finding,
  finding,
  type RuleData,
  range,
  records,
  rowsOf,
} from './data-rule.js';

interface RuleAreas {
  readonly arcs: Arcs;
  readonly index: AreaIndex;
  /** The area of a point as the service finds it, including islets. */
  readonly containing: AreaIndex['containing'];
  readonly polygons: (family: ModelFamily, row: Row) => readonly Polygon[];
}

/** The drawn areas and islets for rules, by the position of each municipality in its file. */
export const boundaryOf = ({ model }: RuleData): ModelBoundary =>
  model.levels?.drawn.boundary as ModelBoundary;

const known = new WeakMap<RuleData, Map<Precision, RuleAreas>>();

export function ruleAreas(data: RuleData, precision: Precision): RuleAreas {
  const all = known.get(data) ?? new Map<Precision, RuleAreas>();
  known.set(data, all);
  const areas = all.get(precision) ?? readAreas(data, precision);
  all.set(precision, areas);
  return areas;
}

function readAreas(data: RuleData, precision: Precision): RuleAreas {
  const { drawn, files, islets: isletsFile = '' } = boundaryOf(data);
  const rows = rowsOf(data, drawn.name);
  const position = new Map(rows.map((row, index) => [row.id, index]));
  const area = (id: unknown) => (id === null ? OUTSIDE : (position.get(id) ?? OUTSIDE));
  const [grid, ...lines] = data.boundaries.get(files[precision]) ?? [];
  const arcs = packArcs(
    grid as unknown as Grid,
    lines.map((row) => ({ ...(row as unknown as ArcRow), left: area(row.left), right: area(row.right) })),
  );
  const groups = new Map(
    data.model.families.map((family) => [family, family.boundary && groupIds(data, family.boundary)]),
  );
  const index = createAreaIndex(arcs, rows.length);
  const islets = isletsIn(
    (data.boundaries.get(isletsFile) ?? []) as readonly object[] as readonly IsletRow[],
    area,
  );
  return {
    arcs,
    index,
    containing: (longitude, latitude) =>
      index.containing(longitude, latitude) ?? isletAt(islets, longitude, latitude),
    polygons: (family, row) => {
      const ids = groups.get(family) ?? [];
      const isMember = (at: number) => at !== OUTSIDE && ids[at] === row.id;
      return polygonsOf(arcs, Array(arcs.count).keys(), isMember);
    },
  };
}

function isletAt(islets: readonly Islet[], longitude: number, latitude: number): number | undefined {
  const islet = nearestIslet(islets, longitude, latitude);
  return islet?.kilometres === 0 && islet.area !== OUTSIDE ? islet.area : undefined;
}

/** The id of the larger area of each drawn one. */
function groupIds(data: RuleData, { drawn, path }: ModelBoundary): readonly unknown[] {
  return path
    .reduce<readonly (Row | undefined)[]>(
      (from, { key, target }) => {
        const targets = byId(data, target.name);
        return from.map((row) => row && targets.get(row[key.name]));
      },
      rowsOf(data, drawn.name),
    )
    .map((row) => row?.id);
}

const ON_THE_LINE = 'It stands on the border, or so near to it that simplified lines cannot tell';

const outside: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  city: { 646: 'It no longer exists, and lies within Barrancominas now' },
  airport: {
    65: 'Its point is known to the minute alone; it is in Fundación by its name and its register',
  },
  volcano: {
    2: ON_THE_LINE,
    10: ON_THE_LINE,
    16: ON_THE_LINE,
  },
  touristAttraction: {
    17: ON_THE_LINE,
    48: 'A pier, which stands over the water',
  },
  urbanCenter: {
    955: ON_THE_LINE,
    3630: ON_THE_LINE,
    4345: ON_THE_LINE,
    4884: ON_THE_LINE,
    6042: ON_THE_LINE,
    6402: ON_THE_LINE,
    7750: ON_THE_LINE,
  },
};

/** A record with coordinates and a municipality lies inside the borders of that municipality or on an islet of it, or is listed with the reason. */
export const pointsInAreas: DataRule = {
  name: 'points-in-areas',
  about: {
    en: 'A place lies inside the borders of its municipality or on one of its small islands, with named exceptions.',
    es: 'Un lugar queda dentro de los límites de su municipio o en una de sus islas pequeñas, con excepciones anotadas.',
  },
  advice: {
    en: 'Check the coordinates and the municipality.',
    es: 'Revisa las coordenadas y el municipio.',
  },
  *check(data) {
    const { drawn } = boundaryOf(data);
    const { index, containing } = ruleAreas(data, 'fine');
    const areas = rowsOf(data, drawn.name);
    const position = new Map(areas.map((row, at) => [row.id, at]));
    for (const { family, row } of records(data)) {
      const key = family === drawn ? 'id' : (family.locatedIn?.key.name ?? 'cityId');
      const [point, own] = [pointOf(family, row), position.get(row[key])];
      if (point === undefined || own === undefined) continue;
      const { longitude, latitude } = point;
      const at = containing(longitude, latitude);
      const listed = outside[family.name]?.[Number(row.id)];
      if ((at === own) === (listed === undefined)) continue;
      const areaName = at === undefined ? 'outside of all' : (areas[at] as Row).name;
      const where = at === undefined ? 'no queda en ningún municipio' : `queda en ${areaName}`;
      const off = nearestOnBorder(index.borderOf(own), longitude, latitude)?.kilometres ?? 0;
      yield finding(
        family,
        row,
        'latitude',
        at === own
          ? {
              en: 'expected outside of its municipality, as it is listed, found inside',
              es: 'está en la lista de excepciones fuera de su municipio, pero queda adentro',
            }
          : {
              en: `expected inside ${(areas[own] as Row).name}, found in ${areaName}, ${off.toFixed(2)} km beyond the border`,
              es: `debe quedar en ${(areas[own] as Row).name}, pero el punto ${where}, a ${off.toFixed(2)} km del límite`,
            },
      );
    }
  },
};

/** Great-circle distance (haversine). */
interface PlanePoint {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance, by the haversine formula. */
export function kilometres(a: PlanePoint, b: PlanePoint): number {
  const [latA, latB] = [toRadians(a.latitude), toRadians(b.latitude)];
  const across = Math.sin((latB - latA) / 2) ** 2;
  const along = Math.cos(latA) * Math.cos(latB) * Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(across + along));
}

/** From Leticia to the northern cays, and from San Andrés to the Río Negro. */
const bounds = { south: -4.3, north: 16.2, west: -82.2, east: -66.8 };

const isKnown = (value: unknown) => value !== null && value !== undefined;

/** Some families have coordinates as texts, as the contract requires. */
export function rowPoint(row: Row): PlanePoint | undefined {
  if (!isKnown(row.latitude) || !isKnown(row.longitude)) return undefined;
  return { latitude: Number(row.latitude), longitude: Number(row.longitude) };
}

export const coordinatesInCountry: DataRule = {
  name: 'coordinates-in-country',
  about: {
    en: 'Positions lie within the country, islands included, and have both coordinates or neither.',
    es: 'Las posiciones quedan dentro del país, con sus islas, y tienen las dos coordenadas o ninguna.',
  },
  advice: {
    en: 'Check that latitude and longitude are not swapped, and that the longitude is negative.',
    es: 'Revisa que la latitud y la longitud no estén intercambiadas y que la longitud sea negativa.',
  },
  *check(data) {
    for (const { family, row } of records(data)) {
      const point = rowPoint(row);
      if (point === undefined) {
        yield* halfKnown(family, row);
        continue;
      }
      const { latitude, longitude } = point;
      if (!(latitude >= bounds.south && latitude <= bounds.north)) {
        yield finding(family, row, 'latitude', range(bounds.south, bounds.north, row.latitude));
      }
      if (!(longitude >= bounds.west && longitude <= bounds.east)) {
        yield finding(family, row, 'longitude', range(bounds.west, bounds.east, row.longitude));
      }
    }
  },
};

/** One coordinate alone is not a position. */
function* halfKnown(family: ModelFamily, row: Row): Iterable<Finding> {
  const { latitude, longitude } = row;
  if (isKnown(latitude) === isKnown(longitude)) return;
  const [missing, there] = isKnown(latitude) ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
  yield finding(family, row, missing, {
    en: `a ${missing} to go with the ${there} ${row[there]}`,
    es: `la otra coordenada, porque la primera es ${row[there]}`,
    found: row[missing],
  });
}
