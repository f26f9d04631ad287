// Areas as TopoJSON: the arcs that they use, each once, and the areas as references to them.
import type { Arcs } from './arcs.js';
import type { ArcReference, Polygon } from './rings.js';

export interface TopoArea {
  readonly id: number;
  readonly properties: object;
  readonly polygons: readonly Polygon[];
}

export function topology({ grid, starts, x, y }: Arcs, name: string, areas: readonly TopoArea[]): object {
  const used = new Map<number, number>();
  const arcs: (readonly [number, number])[][] = [];
  const renumbered = (reference: ArcReference): ArcReference => {
    const arc = reference < 0 ? ~reference : reference;
    const known = used.get(arc) ?? arcs.length;
    if (!used.has(arc)) {
      used.set(arc, known);
      arcs.push(steps(arc));
    }
    return reference < 0 ? ~known : known;
  };
  /** From the first point on, each as its distance from the one before. */
  function steps(arc: number): (readonly [number, number])[] {
    const points: (readonly [number, number])[] = [];
    let [atX, atY] = [0, 0];
    for (let at = starts[arc] as number; at < (starts[arc + 1] as number); at++) {
      points.push([(x[at] as number) - atX, (y[at] as number) - atY]);
      [atX, atY] = [x[at] as number, y[at] as number];
    }
    return points;
  }
  const geometries = areas.map(({ id, properties, polygons }) => {
    const rings = polygons.map((polygon) => polygon.map((ring) => ring.map(renumbered)));
    if (rings.length === 0) return { type: null, id, properties };
    return rings.length === 1
      ? { type: 'Polygon', id, properties, arcs: rings[0] }
      : { type: 'MultiPolygon', id, properties, arcs: rings };
  });
  return {
    type: 'Topology',
    transform: grid,
    objects: { [name]: { type: 'GeometryCollection', geometries } },
    arcs,
  };
}
