// Draws the contour map of the front page: heights of the municipal seats, smoothed by a Gaussian kernel, and the seats as dots.
import type { Row } from '../../src/model/model.js';
import type { ContourMap } from '../../src/pages/contour-map.js';
import { contourLines } from './contour-lines.js';
import { curve } from './curve.js';

/** The mainland, in degrees. */
const [WEST, EAST, SOUTH, NORTH] = [-79.3, -66.7, -4.4, 12.7];
const STEP = 0.1;
/** Standard deviation of the kernel, in degrees; beyond five of them a height does not count. */
const REACH = 0.19;
const NOTHING = 5 ** 2 / 2;
/** Land far from any seat counts as low: most of it is plains and forest. */
const LOW = 0.06;
const HEIGHTS = [300, 450, 650, 900, 1200, 1500, 1800, 2100, 2400, 2650, 2900];
/** Lines with fewer points are specks. */
const SHORTEST = 14;
/** Units of the picture for each step. */
const SCALE = 6;

interface Seat {
  readonly longitude: number;
  readonly latitude: number;
  readonly elevation: number | null;
}

export function drawContourMap(rows: readonly Row[]): ContourMap {
  const seats = (rows as unknown as Seat[]).filter(({ longitude }) => longitude > WEST);
  const known = seats.filter(({ elevation }) => elevation !== null);
  const [columns, lines] = [Math.round((EAST - WEST) / STEP) + 1, Math.round((NORTH - SOUTH) / STEP) + 1];
  const height = (column: number, line: number) => smoothed(known, WEST + column * STEP, NORTH - line * STEP);
  const grid = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (_, column) => height(column, line)),
  );
  return {
    width: (columns - 1) * SCALE,
    height: (lines - 1) * SCALE,
    lines: HEIGHTS.map((level) =>
      contourLines(grid, level)
        .filter((line) => line.length >= SHORTEST)
        .map((line) => curve(line, SCALE))
        .join(''),
    ),
    dots: dots(seats),
    heights: known.length,
    seats: seats.length,
  };
}

/** The mean of the heights near a point, weighted by nearness. */
function smoothed(seats: readonly Seat[], longitude: number, latitude: number): number {
  let [sum, weights] = [0, LOW];
  for (const seat of seats) {
    const far = ((seat.longitude - longitude) ** 2 + (seat.latitude - latitude) ** 2) / (2 * REACH ** 2);
    if (far > NOTHING) continue;
    const weight = Math.exp(-far);
    sum += weight * (seat.elevation as number);
    weights += weight;
  }
  return sum / weights;
}

/** Lines of zero length, which round caps turn into dots; relative coordinates compress best. */
function dots(seats: readonly Seat[]): string {
  const points = seats
    .map(
      ({ longitude, latitude }) =>
        [
          Math.round(((longitude - WEST) / STEP) * SCALE),
          Math.round(((NORTH - latitude) / STEP) * SCALE),
        ] as const,
    )
    .sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  let [x, y] = [0, 0];
  return points
    .map(([toX, toY]) => {
      const step = `m${toX - x}${toY - y < 0 ? '' : ' '}${toY - y}h0`;
      [x, y] = [toX, toY];
      return step;
    })
    .join('');
}
