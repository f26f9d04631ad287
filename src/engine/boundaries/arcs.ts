// The borders of a family of areas are arcs on a grid, each with an area on its left and one on its right. Neighbours share an arc, so
// there are no gaps, and the border of a larger area consists of the arcs between two larger areas.
import { mapInSteps, runToEnd, type YieldingWork } from '../scheduling/yielding-work.js';

const BITS_OF_A_DIGIT = 5;
const MORE = 1 << BITS_OF_A_DIGIT;
const FIRST_DIGIT = 63;

/** Writes a line on a grid in the encoded polyline format, which uses few characters for short steps. */
export function encodePolyline(steps: readonly number[]): string {
  return steps.map(encodeStep).join('');
}

/** Zigzag coding makes small steps in either direction short. */
function encodeStep(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  for (; rest >= MORE; rest >>= BITS_OF_A_DIGIT)
    text += String.fromCharCode((MORE | (rest & (MORE - 1))) + FIRST_DIGIT);
  return text + String.fromCharCode(rest + FIRST_DIGIT);
}

/** A pair of steps. The last character of a step has no continuation bit. */
const PAIRS = /^(?:[_-~]*[?-^][_-~]*[?-^])+$/;

/** At least one pair of steps. */
export const isPolyline = (text: string): boolean => PAIRS.test(text);

/** Undefined if the text ends within a step or has other characters. */
export function decodePolyline(text: string): readonly number[] | undefined {
  const steps: number[] = [];
  let [rest, shift] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const chunk = text.charCodeAt(at) - FIRST_DIGIT;
    if (chunk < 0 || chunk >= 2 * MORE) return undefined;
    rest |= (chunk & (MORE - 1)) << shift;
    shift += BITS_OF_A_DIGIT;
    if (chunk >= MORE) continue;
    steps.push(rest & 1 ? ~(rest >> 1) : rest >> 1);
    [rest, shift] = [0, 0];
  }
  return shift === 0 && steps.length % 2 === 0 ? steps : undefined;
}

/** Converts grid positions to degrees, longitude first as in GeoJSON. */
export interface Grid {
  readonly scale: readonly [number, number];
  readonly translate: readonly [number, number];
}

/** The other side of the arc is the sea or another country. */
export const OUTSIDE = -1;

export interface Arcs {
  readonly grid: Grid;
  readonly count: number;
  /** Arc `n` has the points from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** The ordinals of the areas beside each arc, or OUTSIDE. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** The west, south, east and north of each arc. */
  readonly boxes: Int32Array;
}

/** An arc has about thirty points. */
const ARCS_IN_A_STEP = 200;

export interface ArcRow {
  readonly left: number;
  readonly right: number;
  readonly from: readonly [number, number];
  readonly line: string;
}

export const packArcs = (grid: Grid, rows: readonly ArcRow[]): Arcs => runToEnd(packArcsInSteps(grid, rows));

export function* packArcsInSteps(grid: Grid, rows: readonly ArcRow[]): YieldingWork<Arcs> {
  const lines = yield* mapInSteps(rows, ARCS_IN_A_STEP, ({ line }) => decodePolyline(line) ?? []);
  const starts = new Int32Array(rows.length + 1);
  lines.forEach((steps, index) => {
    starts[index + 1] = (starts[index] as number) + 1 + steps.length / 2;
  });
  const points = starts[rows.length] as number;
  const arcs: Arcs = {
    grid,
    count: rows.length,
    starts,
    x: new Int32Array(points),
    y: new Int32Array(points),
    left: Int32Array.from(rows, ({ left }) => left),
    right: Int32Array.from(rows, ({ right }) => right),
    boxes: new Int32Array(rows.length * 4),
  };
  yield* mapInSteps(rows, ARCS_IN_A_STEP, ({ from }, index) =>
    placeArc(arcs, index, from, lines[index] as readonly number[]),
  );
  return arcs;
}

function placeArc(
  { starts, x, y, boxes }: Arcs,
  arc: number,
  from: readonly [number, number],
  steps: readonly number[],
): void {
  let [atX, atY] = from;
  let [west, south, east, north] = [atX, atY, atX, atY];
  let at = starts[arc] as number;
  x[at] = atX;
  y[at] = atY;
  for (let step = 0; step < steps.length; step += 2) {
    atX += steps[step] as number;
    atY += steps[step + 1] as number;
    x[++at] = atX;
    y[at] = atY;
    if (atX < west) west = atX;
    if (atX > east) east = atX;
    if (atY < south) south = atY;
    if (atY > north) north = atY;
  }
  boxes.set([west, south, east, north], arc * 4);
}

export const longitudeOf = ({ scale, translate }: Grid, x: number): number => x * scale[0] + translate[0];
export const latitudeOf = ({ scale, translate }: Grid, y: number): number => y * scale[1] + translate[1];
