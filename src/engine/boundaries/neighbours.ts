// Which areas, or groups of them, share a border, and how long it is.
import { distance } from 'geokdbush';
import { type Arcs, latitudeOf, longitudeOf } from './arcs.js';

/** Kilometres of common border by the group on the other side. */
export type Neighbours = ReadonlyMap<number, number>;

/** `groupOf` merges areas; a group that is undefined borders on nothing. */
export function neighboursOf(
  arcs: Arcs,
  groupOf: (area: number) => number | undefined,
): ReadonlyMap<number, Neighbours> {
  const all = new Map<number, Map<number, number>>();
  const add = (from: number, to: number, kilometres: number) => {
    const known = all.get(from) ?? new Map<number, number>();
    all.set(from, known.set(to, (known.get(to) ?? 0) + kilometres));
  };
  for (let arc = 0; arc < arcs.count; arc++) {
    const one = groupOf(arcs.left[arc] as number);
    const other = groupOf(arcs.right[arc] as number);
    if (one === undefined || other === undefined || one === other) continue;
    const kilometres = arcKilometres(arcs, arc);
    add(one, other, kilometres);
    add(other, one, kilometres);
  }
  return all;
}

/** On the sphere. */
function arcKilometres({ grid, starts, x, y }: Arcs, arc: number): number {
  let sum = 0;
  const last = (starts[arc + 1] as number) - 1;
  for (let at = starts[arc] as number; at < last; at++)
    sum += distance(
      longitudeOf(grid, x[at] as number),
      latitudeOf(grid, y[at] as number),
      longitudeOf(grid, x[at + 1] as number),
      latitudeOf(grid, y[at + 1] as number),
    );
  return sum;
}
