// Describes a point by the areas that contain it, the distances to their seat and border, and the nearest place.
import { distance } from 'geokdbush';
import type { Catalog, Ordinal, Table } from '../catalog/catalog.js';
import type { AreaLevels, ModelBoundary, ModelFamily, Row } from '../model/model.js';
import { type Point, pointOf } from '../model/read-row.js';
import { memo } from '../scheduling/shared-work.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { areaAt, areasOf, locate, prepareLocate } from './areas.js';
import { pointIndex } from './point-index.js';

/** A short form of an area with id, name and official codes, and with the larger areas if it is drawn. */
export function briefFields({ nameFields, identifiers }: ModelFamily): readonly string[] {
  return ['id', ...nameFields, ...identifiers];
}

export function brief(family: ModelFamily, row: Row): Row {
  return Object.fromEntries(briefFields(family).map((name) => [name, row[name]]));
}

const briefs = memo<Table, Row[]>();

/** Returns the same object for the same area. */
function briefOf(table: Table, ordinal: Ordinal): Row {
  const known = briefs(table, 'brief', () => []);
  known[ordinal] ??= brief(table.family, table.rows[ordinal] as Row);
  return known[ordinal];
}

const chains = memo<Table, Map<Ordinal | undefined, Row>>();

/** The drawn area and the larger ones, each under the name of its family, or null outside. Built once for each area. */
function areaWithGroups(
  catalog: Catalog,
  drawn: ModelFamily,
  groups: readonly ModelFamily[],
  area: Ordinal | undefined,
): Row {
  const known = chains(catalog.table(drawn), 'chain', () => new Map());
  const chain = known.get(area) ?? chainOf(catalog, [drawn, ...groups], area);
  known.set(area, chain);
  return chain;
}

function chainOf(catalog: Catalog, families: readonly ModelFamily[], area: Ordinal | undefined): Row {
  return Object.fromEntries(
    families.map((family) => {
      const ordinal = area === undefined ? undefined : areasOf(catalog, family, 'fine').groupOf(area);
      return [family.name, ordinal === undefined ? null : briefOf(catalog.table(family), ordinal)];
    }),
  );
}

/**
 * The record nearest to a point on the great circle, or the first of several at the same distance. It searches the tree of `near` for one
 * record without a queue, which takes a tenth of the time.
 */
interface NearestRecord {
  readonly ordinal: Ordinal;
  readonly kilometres: number;
}

const RADIANS = Math.PI / 180;

/** The compared values are rounded, so distances decide between close ones. */
const ROUNDING_SLACK = 1e-14;

/** Undefined if no record has coordinates. */
export function nearestRecord(table: Table, { latitude, longitude }: Point): NearestRecord | undefined {
  const { tree, ordinals } = pointIndex(table);
  if (tree === undefined) return undefined;
  const { coords, ids, nodeSize } = tree;
  const cosLatitude = Math.cos(latitude * RADIANS);
  /** At this angle the way around the other side becomes shorter. */
  const aroundTheEarth = 180 - Math.abs(longitude);
  let best = Number.POSITIVE_INFINITY;
  /** The search radius in degrees of latitude. Anything farther north or south is not nearer. */
  let reach = Number.POSITIVE_INFINITY;
  let found: NearestRecord | undefined;

  function look(at: number): void {
    const north = coords[2 * at + 1] as number;
    if (Math.abs(north - latitude) > reach) return;
    const east = coords[2 * at] as number;
    const compared =
      haversine(north - latitude) + cosLatitude * Math.cos(north * RADIANS) * haversine(east - longitude);
    if (compared > best + ROUNDING_SLACK) return;
    const ordinal = ordinals[ids[at] as number] as Ordinal;
    const kilometres = distance(longitude, latitude, east, north);
    const isNearer =
      found === undefined ||
      kilometres < found.kilometres ||
      (kilometres === found.kilometres && ordinal < found.ordinal);
    if (!isNearer) return;
    best = compared;
    reach = (2 * Math.asin(Math.sqrt(Math.min(1, best + ROUNDING_SLACK)))) / RADIANS + 1e-9;
    found = { ordinal, kilometres };
  }

  function search(left: number, right: number, isByLatitude: boolean): void {
    if (right - left <= nodeSize) {
      for (let at = left; at <= right; at++) look(at);
      return;
    }
    const middle = (left + right) >> 1;
    look(middle);
    const off = isByLatitude
      ? latitude - (coords[2 * middle + 1] as number)
      : longitude - (coords[2 * middle] as number);
    const isBefore = off < 0;
    search(isBefore ? left : middle + 1, isBefore ? middle - 1 : right, !isByLatitude);
    const least = isByLatitude ? haversine(off) : toMeridian(Math.min(Math.abs(off), aroundTheEarth));
    if (least > best + ROUNDING_SLACK) return;
    search(isBefore ? middle + 1 : left, isBefore ? right : middle - 1, !isByLatitude);
  }

  /** The haversine of the distance to the nearest point of the meridian this many degrees away. */
  function toMeridian(degrees: number): number {
    const sine = cosLatitude * Math.sin(Math.min(degrees, 90) * RADIANS);
    return (1 - Math.sqrt(1 - sine * sine)) / 2;
  }

  search(0, ids.length - 1, false);
  return found;
}

function haversine(degrees: number): number {
  const sine = Math.sin((degrees * RADIANS) / 2);
  return sine * sine;
}

interface PointFacts {
  readonly area: Ordinal | undefined;
  readonly distanceToSeatKm: number | null;
  readonly distanceToBorderKm: number | null;
  readonly places: ModelFamily | undefined;
  readonly nearestPlace: NearestRecord | undefined;
  /** Present only for a point outside. */
  readonly nearest: { readonly area: Ordinal; readonly distanceKm: number } | undefined;
}

/** Builds the index of points before the first request needs it. */
export function* prepareDescriptions(catalog: Catalog, { drawn }: AreaLevels): YieldingWork<void> {
  yield* prepareLocate(catalog, drawn);
  const places = (drawn.boundary as ModelBoundary).places?.target;
  if (places !== undefined) pointIndex(catalog.table(places));
}

/** Undefined if the point is outside all areas, but inside one if its numbers are swapped or a minus sign is added. */
export function describePoint(catalog: Catalog, families: AreaLevels, at: Point): Row | undefined {
  const facts = factsAt(catalog, families, at);
  if (facts === undefined) return undefined;
  const { area, distanceToSeatKm, distanceToBorderKm, places, nearestPlace, nearest } = facts;
  const { drawn, groups } = families;
  return {
    point: at,
    ...areaWithGroups(catalog, drawn, groups, area),
    distanceToSeatKm,
    distanceToBorderKm,
    ...(places === undefined
      ? {}
      : {
          [nameOfNearest(places)]:
            nearestPlace === undefined
              ? null
              : {
                  ...briefOf(catalog.table(places), nearestPlace.ordinal),
                  distanceKm: toMetres(nearestPlace.kilometres),
                },
        }),
    nearest:
      nearest === undefined
        ? null
        : { ...areaWithGroups(catalog, drawn, groups, nearest.area), distanceKm: nearest.distanceKm },
  };
}

/**
 * The JSON bytes of the same description, as characters up to 255. It joins texts that are written once for each area and place, which
 * takes half the time of serialising an object. A batch uses `describePoint`, because parsing this text would add a third.
 */
export function pointAsJson(catalog: Catalog, families: AreaLevels, at: Point): string | undefined {
  const facts = factsAt(catalog, families, at);
  if (facts === undefined) return undefined;
  const { area, distanceToSeatKm, distanceToBorderKm, places, nearestPlace, nearest } = facts;
  const place =
    places === undefined
      ? ''
      : `,"${nameOfNearest(places)}":${
          nearestPlace === undefined
            ? null
            : `{${placeJson(catalog, places, nearestPlace.ordinal)},"distanceKm":${toMetres(nearestPlace.kilometres)}}`
        }`;
  const outside =
    nearest === undefined
      ? null
      : `{${areaJson(catalog, families, nearest.area)},"distanceKm":${nearest.distanceKm}}`;
  return `{"point":{"latitude":${at.latitude},"longitude":${at.longitude}},${areaJson(catalog, families, area)},"distanceToSeatKm":${distanceToSeatKm},"distanceToBorderKm":${distanceToBorderKm}${place},"nearest":${outside}}`;
}

function factsAt(catalog: Catalog, { drawn }: AreaLevels, at: Point): PointFacts | undefined {
  const { area, kilometresToBorder, nearest } = locate(catalog, drawn, at);
  if (area === undefined && meantPoints(at).some((meant) => areaAt(catalog, drawn, meant) !== undefined))
    return undefined;
  const isFar = (nearest?.kilometres ?? 0) > FARTHEST_KM;
  const seat = area === undefined ? undefined : pointOf(drawn, catalog.table(drawn).rows[area] as Row);
  const places = (drawn.boundary as ModelBoundary).places?.target;
  return {
    area,
    distanceToSeatKm: seat === undefined ? null : toMetres(kilometresBetween(at, seat)),
    distanceToBorderKm: kilometresToBorder === undefined ? null : toTenMetres(kilometresToBorder),
    places,
    nearestPlace: places === undefined || isFar ? undefined : nearestRecord(catalog.table(places), at),
    nearest: isFar
      ? undefined
      : nearest && { area: nearest.area, distanceKm: toTenMetres(nearest.kilometres) },
  };
}

/** Beyond it, the nearest area of the country says nothing about a point. */
const FARTHEST_KM = 500;

/** The points that people mean by this one if they swap its numbers or lose a minus sign. */
const meantPoints = ({ latitude, longitude }: Point): readonly Point[] => [
  { latitude: longitude, longitude: latitude },
  { latitude, longitude: -longitude },
];

/** The point that is probably meant by one that has no description. */
export function meantPoint(catalog: Catalog, drawn: ModelFamily, at: Point) {
  const [swapped, signed] = meantPoints(at) as [Point, Point];
  const isSwapped = areaAt(catalog, drawn, swapped) !== undefined;
  return { isSwapped, meant: isSwapped ? swapped : signed };
}

/** The name of the member with the nearest place, in the response and in the schema. */
export const nameOfNearest = ({ record }: ModelFamily) => `nearest${record}`;

const pieces = memo<Table, Map<Ordinal | undefined, string>>();

/** The JSON bytes of an object without its braces, as characters. */
const membersOf = (value: object) => Buffer.from(JSON.stringify(value).slice(1, -1)).toString('latin1');

function areaJson(catalog: Catalog, { drawn, groups }: AreaLevels, area: Ordinal | undefined): string {
  const known = pieces(catalog.table(drawn), 'area', () => new Map());
  const ready = known.get(area);
  if (ready !== undefined) return ready;
  const made = membersOf(areaWithGroups(catalog, drawn, groups, area));
  known.set(area, made);
  return made;
}

function placeJson(catalog: Catalog, places: ModelFamily, place: Ordinal): string {
  const table = catalog.table(places);
  const known = pieces(table, 'place', () => new Map());
  const ready = known.get(place);
  if (ready !== undefined) return ready;
  const made = membersOf(briefOf(table, place));
  known.set(place, made);
  return made;
}

const kilometresBetween = (a: Point, b: Point) => distance(a.longitude, a.latitude, b.longitude, b.latitude);

const toMetres = (kilometres: number) => Math.round(kilometres * 1000) / 1000;

/** Rounds to ten metres, because borders are drawn on a grid of about 16 metres. */
const toTenMetres = (kilometres: number) => Math.round(kilometres * 100) / 100;
