// Finds records by location with a tree of points, which is built once for each table.

import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { boxOf } from '../boundaries/topo-json.js';
import type { Catalog, Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import type { ModelBoundary, ModelFamily } from '../model/model.js';
import { type Point, pointOf } from '../model/read-row.js';
import { memo } from '../scheduling/shared-work.js';
import { areaIndex, areasOf } from './areas.js';

/** The records within a distance of a point on the great circle, nearest first. Ties are in id order. */
export interface Near extends Point {
  /** In kilometres. */
  readonly radius: number;
}

/** Kilometres to each record, in the order of the records. */
export type Distances = ReadonlyMap<Ordinal, number>;

/** The tree compares in another unit and can be off by a rounding, so the distances decide. */
const DISTANCE_SLACK = 1e-6;

export function recordsNear(
  table: Table,
  near: Near,
  keeps: ((ordinal: Ordinal) => boolean) | undefined,
  most = Number.POSITIVE_INFINITY,
): Distances {
  const { tree, ordinals, point } = pointIndex(table);
  if (tree === undefined) return new Map();
  const { latitude, longitude, radius } = near;
  const predicate = keeps && ((entry: number) => keeps(ordinals[entry] as Ordinal));
  const within = (kilometres: number, count?: number) =>
    around(tree, longitude, latitude, count, kilometres + DISTANCE_SLACK, predicate)
      .map((entry) => {
        const ordinal = ordinals[entry] as Ordinal;
        const place = point(ordinal);
        return { ordinal, distance: distance(longitude, latitude, place.longitude, place.latitude) };
      })
      .filter((found) => found.distance <= radius);
  // The last record can share its distance with others, of which the lowest id wins. One more record shows whether there is a tie.
  const first = within(radius, most + 1);
  const last = first[most - 1]?.distance as number;
  const isCut = first.length > most && (first[most]?.distance as number) - last <= DISTANCE_SLACK;
  const all = isCut ? within(last) : first;
  const sorted = all.sort((a, b) => a.distance - b.distance || a.ordinal - b.ordinal).slice(0, most);
  return new Map(sorted.map((found) => [found.ordinal, found.distance]));
}

/** The records whose point lies in an area, in id order. The area's box selects them and its borders decide. */
export interface SearchArea {
  readonly family: ModelFamily;
  readonly id: number;
}

/** Boxes are rounded, so a point on a side could be just outside. */
const SLACK = 0.001;

export function recordsWithin(catalog: Catalog, table: Table, family: ModelFamily, area: Ordinal): Ordinals {
  const { arcs, polygons, groupOf } = areasOf(catalog, family, 'fine');
  const drawn = polygons(area);
  if (drawn.length === 0) return new Int32Array(0);
  const [west, south, east, north] = boxOf(arcs, drawn);
  const index = areaIndex(catalog, (family.boundary as ModelBoundary).drawn, 'fine');
  const { point } = pointIndex(table);
  const box = { west: west - SLACK, south: south - SLACK, east: east + SLACK, north: north + SLACK };
  return recordsInBox(table, box).filter((ordinal) => {
    const { longitude, latitude } = point(ordinal);
    const within = index.containing(longitude, latitude);
    return within !== undefined && groupOf(within) === area;
  });
}

interface PointIndex {
  /** Undefined if no record has coordinates. */
  readonly tree: KDBush | undefined;
  /** The record of each entry of the tree. */
  readonly ordinals: readonly Ordinal[];
  readonly point: (ordinal: Ordinal) => Point;
}

const indexes = memo<Table, PointIndex>();

export function pointIndex(table: Table): PointIndex {
  return indexes(table, 'points', () => {
    const points = table.rows.map((row) => pointOf(table.family, row));
    const ordinals = Array.from(table.all).filter((ordinal) => points[ordinal] !== undefined);
    const point = (ordinal: Ordinal) => points[ordinal] as Point;
    return { tree: ordinals.length === 0 ? undefined : treeOf(ordinals.map(point)), ordinals, point };
  });
}

/** Points in a leaf of the tree. It is small, because a search for the nearest reads every point of a leaf. */
const LEAF = 8;

function treeOf(points: readonly Point[]): KDBush {
  const tree = new KDBush(points.length, LEAF);
  for (const { latitude, longitude } of points) tree.add(longitude, latitude);
  return tree.finish();
}

/** The records in a box of degrees including its border, in id order. A west that is greater than the east crosses the antimeridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function recordsInBox(table: Table, { west, south, east, north }: Box): Ordinals {
  const { tree, ordinals } = pointIndex(table);
  if (tree === undefined) return new Int32Array(0);
  const entries =
    west <= east
      ? tree.range(west, south, east, north)
      : [...tree.range(west, south, 180, north), ...tree.range(-180, south, east, north)];
  return Int32Array.from(entries, (entry) => ordinals[entry] as number).sort();
}
