// Areas as TopoJSON: the arcs that they use, each once, and the areas as references to them.
import { ByteWriter } from '../scheduling/byte-writer.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { Arcs } from './arcs.js';
import type { ArcReference, Polygon } from './rings.js';

export interface TopoArea {
  readonly id: number;
  readonly properties: object;
  readonly polygons: readonly Polygon[];
}

/** Its text, with `more` as its last members. */
export function* writeTopology(
  { grid, starts, x, y }: Arcs,
  name: string,
  areas: Iterable<TopoArea>,
  more: object,
): YieldingWork<Buffer> {
  const writer = new ByteWriter();
  /** The arcs that are used, with the numbers that they get. */
  const used = new Map<number, number>();
  const renumbered = (reference: ArcReference): ArcReference => {
    const arc = reference < 0 ? ~reference : reference;
    const known = used.get(arc) ?? used.size;
    used.set(arc, known);
    return reference < 0 ? ~known : known;
  };
  const geometryOf = ({ id, properties, polygons }: TopoArea) => {
    const rings = polygons.map((polygon) => polygon.map((ring) => ring.map(renumbered)));
    if (rings.length === 0) return { type: null, id, properties };
    return rings.length === 1
      ? { type: 'Polygon', id, properties, arcs: rings[0] }
      : { type: 'MultiPolygon', id, properties, arcs: rings };
  };
  /** From the first point on, each as its distance from the one before. */
  const steps = (arc: number): string => {
    const points: string[] = [];
    let [atX, atY] = [0, 0];
    for (let at = starts[arc] as number; at < (starts[arc + 1] as number); at++) {
      points.push(`[${(x[at] as number) - atX},${(y[at] as number) - atY}]`);
      [atX, atY] = [x[at] as number, y[at] as number];
    }
    return `[${points.join()}]`;
  };
  const start = { type: 'Topology', transform: grid };
  yield* writer.write(
    `${JSON.stringify(start).slice(0, -1)},"objects":{${JSON.stringify(name)}:{"type":"GeometryCollection","geometries":[`,
  );
  yield* writer.writeList(
    mapped(areas, (area) => JSON.stringify(geometryOf(area))),
    ',',
  );
  yield* writer.write(']}},"arcs":[');
  yield* writer.writeList(mapped(used.keys(), steps), ',');
  yield* writer.write(`],${JSON.stringify(more).slice(1)}`);
  return yield* writer.bytes();
}

function* mapped<Item>(items: Iterable<Item>, text: (item: Item) => string): Iterable<string> {
  for (const item of items) yield text(item);
}
