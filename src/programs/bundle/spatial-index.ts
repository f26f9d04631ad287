// A spatial index as the R*Tree module of SQLite stores it: full nodes of boxes, packed from the leaves up. The build of SQLite that writes
// the files lacks the module.
import type { GeometryBox } from './geometry.js';

/** Of a table whose pages have 4,096 bytes: a node has at most 51 cells, each an id and four sides. */
const [CELLS, HEAD, CELL] = [51, 4, 24];

interface Entry {
  /** Of a row, or of a node. */
  readonly id: number;
  readonly box: GeometryBox;
}

interface SpatialIndex {
  /** The first one is the root and has the number 1. */
  readonly nodes: readonly Buffer[];
  /** The number of each other node, and that of its parent. */
  readonly parents: readonly (readonly [node: number, parent: number])[];
  /** The id of each row, and the number of its node. */
  readonly leaves: readonly (readonly [row: number, node: number])[];
}

export function indexed(entries: readonly Entry[]): SpatialIndex {
  const levels: (readonly (readonly Entry[])[])[] = [tiled(entries)];
  for (let top = levels[0] as readonly (readonly Entry[])[]; top.length > 1; levels.push(top))
    top = tiled(top.map((node, id) => ({ id, box: around(node) })));
  levels.reverse();
  // The nodes of a level follow those of the level above it, so that the root is the first.
  const firsts = levels.map(
    (_, depth) => 1 + levels.slice(0, depth).reduce((sum, { length }) => sum + length, 0),
  );
  const nodes: Buffer[] = [];
  const parents: (readonly [number, number])[] = [];
  const leaves: (readonly [number, number])[] = [];
  for (const [depth, level] of levels.entries())
    for (const [at, node] of level.entries()) {
      const own = (firsts[depth] as number) + at;
      const below = firsts[depth + 1];
      const cells = below === undefined ? node : node.map(({ id, box }) => ({ id: below + id, box }));
      for (const { id } of cells) (below === undefined ? leaves : parents).push([id, own]);
      nodes.push(written(cells, own === 1 ? levels.length - 1 : 0));
    }
  const byNumber = (one: readonly [number, number], other: readonly [number, number]) => one[0] - other[0];
  return { nodes, parents: parents.sort(byNumber), leaves: leaves.sort(byNumber) };
}

/** Strips from west to east, each cut from south to north, so that the boxes of a node are close to each other. */
function tiled(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const count = Math.max(1, Math.ceil(entries.length / CELLS));
  const inStrip = Math.ceil(count / Math.ceil(Math.sqrt(count))) * CELLS;
  const middle = (low: 0 | 1) => (one: Entry, other: Entry) =>
    one.box[low] + one.box[(low + 2) as 2 | 3] - other.box[low] - other.box[(low + 2) as 2 | 3] ||
    one.id - other.id;
  const strips = cutEvenly([...entries].sort(middle(0)), inStrip);
  return strips.flatMap((strip) => cutEvenly([...strip].sort(middle(1)), CELLS));
}

function cutEvenly(entries: readonly Entry[], size: number): readonly (readonly Entry[])[] {
  const parts = Array.from({ length: Math.ceil(entries.length / size) }, (_, at) =>
    entries.slice(at * size, (at + 1) * size),
  );
  return parts.length === 0 ? [[]] : parts;
}

const around = (node: readonly Entry[]): GeometryBox => [
  Math.min(...node.map(({ box }) => box[0])),
  Math.min(...node.map(({ box }) => box[1])),
  Math.max(...node.map(({ box }) => box[2])),
  Math.max(...node.map(({ box }) => box[3])),
];

/** Only the root states the depth. */
function written(cells: readonly Entry[], depth: number): Buffer {
  const bytes = Buffer.alloc(HEAD + CELLS * CELL);
  bytes.writeUInt16BE(depth);
  bytes.writeUInt16BE(cells.length, 2);
  for (const [at, { id, box }] of cells.entries()) {
    const from = HEAD + at * CELL;
    bytes.writeBigInt64BE(BigInt(id), from);
    const [west, south, east, north] = box;
    for (const [side, value] of [down(west), up(east), down(south), up(north)].entries())
      bytes.writeFloatBE(value, from + 8 + side * 4);
  }
  return bytes;
}

/** Sides are of four bytes, and a box must not become smaller. */
const down = (value: number): number => (Math.fround(value) <= value ? value : beside(value, -1));
const up = (value: number): number => (Math.fround(value) >= value ? value : beside(value, 1));

/** A number of four bytes has 24 bits, so it is farther than one of these steps. */
const beside = (value: number, way: number): number =>
  Math.fround(Math.fround(value) + way * Math.max(Math.abs(value) * 2 ** -23, 2 ** -126));
