// Turns a line of many points into a short SVG path: simplified (Ramer-Douglas-Peucker), rounded and joined by quadratic curves.
import type { Point } from './contour-lines.js';

/** How far a point may be from the simplified line, in steps of the grid. */
const TOLERANCE = 0.2;

export function curve(line: readonly Point[], scale: number): string {
  const isClosed = distance(line[0] as Point, line.at(-1) as Point) < 1e-6;
  const half = line.length >> 1;
  const kept = isClosed
    ? [...simplify(line.slice(0, half + 1)).slice(0, -1), ...simplify(line.slice(half)).slice(0, -1)]
    : simplify(line);
  const points = kept.map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)]);
  if (points.length < 3) return '';
  return isClosed ? closed(points) : open(points);
}

/** Each point pulls a curve between the middles of the lines that meet in it. */
function closed(points: readonly Point[]): string {
  const start = middle(points.at(-1) as Point, points[0] as Point);
  const ends = points.map((point, index) => middle(point, points[(index + 1) % points.length] as Point));
  return `${path(start, points, ends)}z`;
}

function open(points: readonly Point[]): string {
  const pulls = points.slice(1, -1);
  const ends = pulls.map((point, index) =>
    index === pulls.length - 1 ? (points.at(-1) as Point) : middle(point, pulls[index + 1] as Point),
  );
  return path(points[0] as Point, pulls, ends);
}

function path(start: Point, pulls: readonly Point[], ends: readonly Point[]): string {
  let [x, y] = start;
  const relative = ([toX, toY]: Point) => `${toX - x}${toY - y < 0 ? '' : ' '}${toY - y}`;
  const parts = pulls.map((pull, index) => {
    const end = ends[index] as Point;
    const to = relative(end);
    const part = `q${relative(pull)}${to.startsWith('-') ? '' : ' '}${to}`;
    [x, y] = end;
    return part;
  });
  return `M${start[0]} ${start[1]}${parts.join('')}`;
}

const middle = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Ramer-Douglas-Peucker: a part whose points are all near its chord becomes the chord. */
function simplify(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  let [far, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const off = distanceToChord(point, first, last);
    if (off > far) [far, at] = [off, index];
  }
  if (far <= TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, at + 1)).slice(0, -1), ...simplify(line.slice(at))];
}

function distanceToChord(point: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length === 0) return distance(point, a);
  return Math.abs((b[0] - a[0]) * (a[1] - point[1]) - (a[0] - point[0]) * (b[1] - a[1])) / length;
}
