// Draws areas as paths without invisible points. A common border is simplified once between the same ends, so that it stays one line.
import { type Arcs, latitudeOf, longitudeOf } from '../boundaries/arcs.js';
import { type Polygon, pointsOf, type Ring } from '../boundaries/rings.js';
import { boxOf } from '../boundaries/topo-json.js';
import type { Areas } from '../geo/areas.js';
import { memo } from '../scheduling/shared-work.js';
import type { Projection } from './map-frame.js';

/**
 * The colours of areas on every map, in one hue from pale to deep. The dark theme reverses them, so that larger values stand out from the
 * background. Neighbouring classes differ about equally in lightness.
 */
export const areaColours = {
  light: ['#e6f0e2', '#b0d2ab', '#7cb383', '#458f60', '#146039'],
  dark: ['#1c3529', '#2f6248', '#4b9168', '#82bf91', '#cfeccb'],
} as const;

export const unknownColour = { light: '#d9dbd7', dark: '#414645' } as const;

/** The left, top, right and bottom on the map. */
export type MapBox = readonly [number, number, number, number];

export interface AreaPath {
  readonly path: string;
  readonly box: MapBox;
}

type PathPoint = readonly [x: number, y: number];

/** The projection of a polygon follows from its box, west first. */
type ProjectionFor = (box: readonly number[]) => Projection;

/** Its borders as points on the map, with no more of them than a tolerance takes. */
export function areaRings(
  areas: Areas,
  ordinal: number,
  projectionFor: ProjectionFor,
  tolerance: number,
): readonly (readonly PathPoint[])[] {
  const { arcs } = areas;
  const nodes = nodesOf(areas);
  return areas.polygons(ordinal).flatMap((polygon: Polygon) => {
    const projection = projectionFor(boxOf(arcs, [polygon]));
    return polygon.map((ring) => simplified(arcs, ring, nodes, projection, tolerance));
  });
}

/** `projectionFor` places a polygon by its box, west first; the tolerance is on the map. */
export function areaPath(
  areas: Areas,
  ordinal: number,
  projectionFor: ProjectionFor,
  tolerance: number,
): AreaPath {
  const rings = areaRings(areas, ordinal, projectionFor, tolerance);
  const large = rings.filter((ring) => ring.length > 2 && extent(ring) > 2 * tolerance);
  const shown = large.length > 0 ? large : rings.slice(0, 1);
  return {
    path: shown.map((ring) => ringPath(ring, digitsFor(tolerance))).join(''),
    box: boxAround(shown.flat()),
  };
}

const known = memo<Areas, ReadonlySet<number>, undefined>();

/** The points where three borders meet. They stay at any tolerance. */
const nodesOf = (areas: Areas): ReadonlySet<number> =>
  known(areas, undefined, () => new Set(meetings(areas.arcs, areas.groupOf)));

function* meetings(arcs: Arcs, groupOf: Areas['groupOf']): Iterable<number> {
  const ends = new Map<number, number>();
  for (let arc = 0; arc < arcs.count; arc++) {
    if (groupOf(arcs.left[arc] as number) === groupOf(arcs.right[arc] as number)) continue;
    for (const at of [arcs.starts[arc] as number, (arcs.starts[arc + 1] as number) - 1]) {
      const key = keyOf(arcs, at);
      ends.set(key, (ends.get(key) ?? 0) + 1);
    }
  }
  for (const [key, count] of ends) if (count > 2) yield key;
}

/** Positions on the grid have at most five digits. */
const keyOf = ({ x, y }: Arcs, at: number) => (x[at] as number) * 100_000 + (y[at] as number);

function simplified(
  arcs: Arcs,
  ring: Ring,
  nodes: ReadonlySet<number>,
  { x, y }: Projection,
  tolerance: number,
): readonly PathPoint[] {
  const points = pointsOf(arcs, ring);
  const ends = endsOf(arcs, points, nodes);
  const placed = (at: number): PathPoint => [
    x(longitudeOf(arcs.grid, arcs.x[at] as number)),
    y(latitudeOf(arcs.grid, arcs.y[at] as number)),
  ];
  return ends.flatMap((from, index) => {
    const to = ends[index + 1] ?? (ends[0] as number) + points.length;
    const line = Array.from(
      { length: to - from + 1 },
      (_, step) => points[(from + step) % points.length] as number,
    );
    // Both neighbours simplify the line in the same direction.
    const isBackwards = keyOf(arcs, line[0] as number) > keyOf(arcs, line.at(-1) as number);
    const same = (isBackwards ? line.toReversed() : line).map(placed);
    const simplified = simplifyLine(same.flat(), tolerance).map((at) => same[at] as PathPoint);
    return (isBackwards ? simplified.toReversed() : simplified).slice(0, -1);
  });
}

/** A ring without nodes is divided at its lowest point and at the point farthest from it. */
function endsOf(arcs: Arcs, points: readonly number[], nodes: ReadonlySet<number>): readonly number[] {
  const found = points.flatMap((at, index) => (nodes.has(keyOf(arcs, at)) ? [index] : []));
  if (found.length > 1) return found;
  const keys = points.map((at) => keyOf(arcs, at));
  const first = found[0] ?? keys.indexOf(keys.reduce((least, key) => Math.min(least, key)));
  const [fromX, fromY] = [
    arcs.x[points[first] as number] as number,
    arcs.y[points[first] as number] as number,
  ];
  let [second, most] = [first, 0];
  for (const [index, at] of points.entries()) {
    const far = ((arcs.x[at] as number) - fromX) ** 2 + ((arcs.y[at] as number) - fromY) ** 2;
    if (far > most) [second, most] = [index, far];
  }
  return [first, second].sort((a, b) => a - b);
}

function boxAround(points: readonly PathPoint[]): MapBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b), -Infinity);
  return [least(xs), least(ys), most(xs), most(ys)];
}

function extent(ring: readonly PathPoint[]): number {
  const [left, top, right, bottom] = boxAround(ring);
  return Math.max(right - left, bottom - top);
}

/** A rounding of a third of the tolerance is invisible. */
const digitsFor = (tolerance: number) => Math.max(0, Math.ceil(-Math.log10(tolerance / 1.5)));

/** Each point is written as its distance from the one before, with as few characters as possible. */
export function ringPath(ring: readonly PathPoint[], digits: number): string {
  const factor = 10 ** digits;
  let [atX, atY] = [0, 0];
  let text = '';
  for (const [x, y] of ring) {
    const [toX, toY] = [Math.round(x * factor), Math.round(y * factor)];
    const [dx, dy] = [toX - atX, toY - atY];
    if (text !== '' && dx === 0 && dy === 0) continue;
    text +=
      text === ''
        ? `M${shortNumber(dx / factor)}`
        : `${text.includes('l') ? '' : 'l'}${spaced(dx / factor, text.includes('l'))}`;
    text += spaced(dy / factor, true);
    [atX, atY] = [toX, toY];
  }
  return `${text}z`;
}

const shortNumber = (value: number) => String(Number(value.toFixed(4))).replace(/^(-?)0\./, '$1.');
const spaced = (value: number, isAfterNumber: boolean) =>
  `${isAfterNumber && !shortNumber(value).startsWith('-') ? ' ' : ''}${shortNumber(value)}`;

/**
 * Simplifies a line so that it stays within a tolerance of the original (Douglas and Peucker, without recursion). `points` alternates x and
 * y. Returns the positions of the remaining points, including both ends.
 */
export function simplifyLine(points: ArrayLike<number>, tolerance: number): readonly number[] {
  const last = points.length / 2 - 1;
  const stays = new Uint8Array(last + 1);
  stays[0] = stays[last] = 1;
  const open: [number, number][] = [[0, last]];
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const [from, to] = stretch;
    const { at, distance } = farthest(points, from, to);
    if (distance <= tolerance) continue;
    stays[at] = 1;
    open.push([from, at], [at, to]);
  }
  return Array.from(stays.keys()).filter((index) => stays[index] === 1);
}

function farthest(points: ArrayLike<number>, from: number, to: number) {
  const [x1, y1] = [points[2 * from] as number, points[2 * from + 1] as number];
  const [dx, dy] = [(points[2 * to] as number) - x1, (points[2 * to + 1] as number) - y1];
  const length = dx * dx + dy * dy;
  let [at, most] = [from, 0];
  for (let index = from + 1; index < to; index++) {
    const [px, py] = [(points[2 * index] as number) - x1, (points[2 * index + 1] as number) - y1];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const far = (px - along * dx) ** 2 + (py - along * dy) ** 2;
    if (far > most) [at, most] = [index, far];
  }
  return { at, distance: Math.sqrt(most) };
}

/** The classes of a choropleth by quantiles. They have about as many areas each, and equal values share a class. */
export interface ValueClass {
  readonly from: number;
  readonly to: number;
}

export function quantileClasses(values: readonly number[], most: number): readonly ValueClass[] {
  const sorted = values.toSorted((a, b) => a - b);
  const classes: ValueClass[] = [];
  let at = 0;
  for (let index = 1; index <= most && at < sorted.length; index++) {
    let end = Math.max(at + 1, Math.round((index * sorted.length) / most));
    while (end < sorted.length && sorted[end] === sorted[end - 1]) end++;
    classes.push({ from: sorted[at] as number, to: sorted[end - 1] as number });
    at = end;
  }
  return classes;
}

/** Writes an area as an SVG path to a tenth of a pixel. A point is left out if it is nearer than `apart` pixels to the one before. */
export function svgPath(arcs: Arcs, polygons: readonly Polygon[], { x, y }: Projection, apart = 0.1): string {
  const rings = polygons.flat().map((ring) => {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    const steps = pointsOf(arcs, ring).flatMap((at) => {
      const pointX = Math.round(x(longitudeOf(arcs.grid, arcs.x[at] as number)) * 10);
      const pointY = Math.round(y(latitudeOf(arcs.grid, arcs.y[at] as number)) * 10);
      if (Math.hypot(pointX - lastX, pointY - lastY) < apart * 10) return [];
      const step = Number.isNaN(lastX)
        ? `M${pointX / 10} ${pointY / 10}`
        : `l${(pointX - lastX) / 10} ${(pointY - lastY) / 10}`;
      [lastX, lastY] = [pointX, pointY];
      return [step];
    });
    return `${steps.join('')}z`;
  });
  return rings.join('');
}
