// The length of an arc on the sphere.
import { distance } from 'geokdbush';
import { type Arcs, latitudeOf, longitudeOf } from './arcs.js';

export function arcKilometres({ grid, starts, x, y }: Arcs, arc: number): number {
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
