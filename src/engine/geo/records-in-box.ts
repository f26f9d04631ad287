// The records that lie in a box of degrees, borders included, in id order.
import type { Ordinals, Table } from '../catalog/catalog.js';
import { pointIndex } from './point-index.js';

/** In degrees; a west that is greater than the east crosses the antimeridian. */
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
