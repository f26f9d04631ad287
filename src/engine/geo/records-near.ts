// The records within a distance of a point on the great circle, nearest first, ties by id.
import { around, distance } from 'geokdbush';
import type { Ordinal, Table } from '../catalog/catalog.js';
import type { Point } from '../model/point-of.js';
import { pointIndex } from './point-index.js';

export interface Near extends Point {
  /** Kilometres. */
  readonly radius: number;
}

/** Kilometres to each record, in the order of the records. */
export type Distances = ReadonlyMap<Ordinal, number>;

/** The tree compares in another unit, so that its border may be off by a rounding; distances themselves decide. */
const SLACK = 1e-6;

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
    around(tree, longitude, latitude, count, kilometres + SLACK, predicate)
      .map((entry) => {
        const ordinal = ordinals[entry] as Ordinal;
        const place = point(ordinal);
        return { ordinal, distance: distance(longitude, latitude, place.longitude, place.latitude) };
      })
      .filter((found) => found.distance <= radius);
  // The last record may share its distance with others, and the lowest id wins: one more shows a tie.
  const first = within(radius, most + 1);
  const last = first[most - 1]?.distance as number;
  const isCut = first.length > most && (first[most]?.distance as number) - last <= SLACK;
  const all = isCut ? within(last) : first;
  const sorted = all.sort((a, b) => a.distance - b.distance || a.ordinal - b.ordinal).slice(0, most);
  return new Map(sorted.map((found) => [found.ordinal, found.distance]));
}
