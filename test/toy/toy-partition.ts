// Areas of square cells, as arcs. Everything that areas can have, such as holes, islands and corners that touch, occurs among a few random
// cells.
import fc from 'fast-check';
import {
  type ArcRow,
  type Arcs,
  encodePolyline,
  type Grid,
  OUTSIDE,
  packArcs,
} from '../../src/engine/boundaries/arcs.js';

/** Rows from south to north, each from west to east: the area of each cell. */
export type Cells = readonly (readonly number[])[];

type Node = readonly [x: number, y: number];
interface Edge {
  readonly from: Node;
  readonly to: Node;
  readonly left: number;
  readonly right: number;
}

export const UNIT_GRID: Grid = { scale: [1, 1], translate: [0, 0] };

export const areaOf = (cells: Cells, x: number, y: number): number => cells[y]?.[x] ?? OUTSIDE;

export const cellsOf = (areas: number, side = 6): fc.Arbitrary<Cells> =>
  fc.integer({ min: 1, max: side }).chain((width) =>
    fc.array(fc.array(fc.integer({ min: OUTSIDE, max: areas - 1 }), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: side,
    }),
  );

/** `place` moves the corners of cells, and must keep their order from left to right. */
export function toyPartition(
  cells: Cells,
  grid: Grid = UNIT_GRID,
  move: (node: Node) => Node = (node) => node,
): Arcs {
  return packArcs(
    grid,
    chains(edgesOf(cells)).map((chain) => rowOf(chain, move)),
  );
}

function edgesOf(cells: Cells): readonly Edge[] {
  const edges: Edge[] = [];
  const width = Math.max(...cells.map((row) => row.length));
  const add = (from: Node, to: Node, left: number, right: number) => {
    if (left !== right) edges.push({ from, to, left, right });
  };
  for (let y = 0; y <= cells.length; y++)
    for (let x = 0; x <= width; x++) {
      add([x, y], [x, y + 1], areaOf(cells, x - 1, y), areaOf(cells, x, y));
      add([x, y], [x + 1, y], areaOf(cells, x, y), areaOf(cells, x, y - 1));
    }
  return edges;
}

/** Edges that meet where no others do are one arc. */
function chains(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const at = new Map<string, Edge[]>();
  for (const edge of edges)
    for (const node of [edge.from, edge.to]) at.set(String(node), [...(at.get(String(node)) ?? []), edge]);
  const left = new Set(edges);
  const next = (node: Node): Edge | undefined => {
    const meeting = at.get(String(node)) as Edge[];
    const found = meeting.length === 2 ? meeting.find((edge) => left.has(edge)) : undefined;
    if (found !== undefined) left.delete(found);
    return found;
  };
  const joined: Edge[][] = [];
  for (const edge of edges) {
    if (!left.delete(edge)) continue;
    const chain = [edge];
    for (let to = edge.to, more = next(to); more !== undefined; more = next(to)) {
      const turned = String(more.from) === String(to) ? more : reversed(more);
      chain.push(turned);
      to = turned.to;
    }
    for (let from = edge.from, more = next(from); more !== undefined; more = next(from)) {
      const turned = String(more.to) === String(from) ? more : reversed(more);
      chain.unshift(turned);
      from = turned.from;
    }
    joined.push(chain);
  }
  return joined;
}

const reversed = ({ from, to, left, right }: Edge): Edge => ({
  from: to,
  to: from,
  left: right,
  right: left,
});

function rowOf(chain: readonly Edge[], move: (node: Node) => Node): ArcRow {
  const [first] = chain as [Edge];
  const points = [move(first.from), ...chain.map(({ to }) => move(to))];
  const steps = points.slice(1).flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index] as Node;
    return [x - beforeX, y - beforeY];
  });
  return { left: first.left, right: first.right, from: points[0] as Node, line: encodePolyline(steps) };
}
