// The description of a point: the areas that contain it, the distances to their seat and border, and the nearest place.
import { distance } from 'geokdbush';
import type { Catalog, Ordinal, Table } from '../catalog/catalog.js';
import type { AreaLevels, ModelBoundary, ModelFamily, Row } from '../model/model.js';
import { type Point, pointOf } from '../model/point-of.js';
import { memo } from '../scheduling/memo.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { areaWithGroups, briefOf } from './brief-area.js';
import { areaAt, locate, prepareLocate } from './locate.js';
import { type NearestRecord, nearestRecord } from './nearest-record.js';
import { pointIndex } from './point-index.js';

interface PointFacts {
  readonly area: Ordinal | undefined;
  readonly distanceToSeatKm: number | null;
  readonly distanceToBorderKm: number | null;
  readonly places: ModelFamily | undefined;
  readonly nearestPlace: NearestRecord | undefined;
  /** Only of a point outside. */
  readonly nearest: { readonly area: Ordinal; readonly distanceKm: number } | undefined;
}

/** Builds the index of points, so that no request has to wait for it. */
export function* prepareDescriptions(catalog: Catalog, { drawn }: AreaLevels): YieldingWork<void> {
  yield* prepareLocate(catalog, drawn);
  const places = (drawn.boundary as ModelBoundary).places?.target;
  if (places !== undefined) pointIndex(catalog.table(places));
}

/** Undefined if the point is in no area, and would be in one if its latitude were its longitude. */
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
 * The bytes of the same as JSON, as characters up to 255. It is put together of pieces that are written once for each area and place, which takes
 * half the time of an object that is serialised; to parse it for `describePoint` would take a third more time for a batch.
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
  if (area === undefined && areaAt(catalog, drawn, swapped(at)) !== undefined) return undefined;
  const seat = area === undefined ? undefined : pointOf(drawn, catalog.table(drawn).rows[area] as Row);
  const places = (drawn.boundary as ModelBoundary).places?.target;
  return {
    area,
    distanceToSeatKm: seat === undefined ? null : toMetres(kilometresBetween(at, seat)),
    distanceToBorderKm: kilometresToBorder === undefined ? null : toTenMetres(kilometresToBorder),
    places,
    nearestPlace: places === undefined ? undefined : nearestRecord(catalog.table(places), at),
    nearest: nearest && { area: nearest.area, distanceKm: toTenMetres(nearest.kilometres) },
  };
}

const swapped = ({ latitude, longitude }: Point): Point => ({ latitude: longitude, longitude: latitude });

/** The member with the nearest place, here and in the schema. */
export const nameOfNearest = ({ record }: ModelFamily) => `nearest${record}`;

const pieces = memo<Table, Map<Ordinal | undefined, string>>();

/** The bytes of its JSON without the braces around it, as characters. */
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

/** Borders are drawn on a grid of about 16 metres. */
const toTenMetres = (kilometres: number) => Math.round(kilometres * 100) / 100;
