// The records of a family by where they lie: a tree of points, made once for each table.
import KDBush from 'kdbush';
import type { Ordinal, Table } from '../catalog/catalog.js';
import { type Point, pointOf } from '../model/point-of.js';
import { memo } from '../scheduling/memo.js';

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

/** Points in a leaf of the tree: fewer than usual, because a search for the nearest looks at every point of a leaf. */
const LEAF = 8;

function treeOf(points: readonly Point[]): KDBush {
  const tree = new KDBush(points.length, LEAF);
  for (const { latitude, longitude } of points) tree.add(longitude, latitude);
  return tree.finish();
}
