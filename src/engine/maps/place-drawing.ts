// Draws an area or a point on its surroundings, small, for a page that styles it: on the whole ground, or in a window on it.
import type { Arcs } from '../boundaries/arcs.js';
import type { Polygon } from '../boundaries/rings.js';
import type { Areas } from '../geo/areas.js';
import type { Box } from '../geo/point-index.js';
import { mapInSteps, type YieldingWork } from '../scheduling/yielding-work.js';
import { areaRings, ringPath, svgPath } from './area-paths.js';
import { boxAround, frameOf, type Projection, projectionOf } from './map-frame.js';

/** In degrees. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The surroundings, drawn once for all places on them. */
export interface Ground {
  readonly arcs: Arcs;
  readonly width: number;
  readonly height: number;
  /** Paths of an SVG. */
  readonly path: string;
  readonly insets: string;
  /** The smallest distance between two points of a path, in pixels. */
  readonly apart: number;
  /** The projection for the part of the ground that contains a position. */
  readonly projectionAt: (position: Position) => Projection;
}

interface DrawnPlace extends Pick<Ground, 'width' | 'height' | 'insets'> {
  readonly ground: string;
  readonly area: string | undefined;
  readonly point: { readonly x: number; readonly y: number } | undefined;
}

const WIDTH = 300;
const POLYGONS_IN_A_STEP = 20;

export function* drawGround(arcs: Arcs, polygons: readonly Polygon[], apart: number): YieldingWork<Ground> {
  const boxes = polygons.map((polygon) => boxAround(arcs, polygon));
  const frame = yield* frameOf(boxes, WIDTH);
  yield;
  const paths = yield* mapInSteps(polygons, POLYGONS_IN_A_STEP, (polygon, index) =>
    svgPath(arcs, [polygon], frame.projection(index), apart),
  );
  const insets = frame.insets.map(({ left, top, width, height }) => {
    const [x, y, across, down] = [left, top, width, height].map(Math.round);
    return `M${x} ${y}h${across}v${down}h-${across}z`;
  });
  return {
    arcs,
    width: WIDTH,
    height: frame.height,
    path: paths.join(''),
    insets: insets.join(''),
    apart,
    projectionAt: ({ latitude, longitude }) => {
      const isOn = ({ west, south, east, north }: Box) =>
        west <= longitude && longitude <= east && south <= latitude && latitude <= north;
      return frame.projection(Math.max(0, boxes.findIndex(isOn)));
    },
  };
}

export function drawOn(
  { arcs, width, height, path, insets, apart, projectionAt }: Ground,
  area: readonly Polygon[] | undefined,
  point: Position | undefined,
): DrawnPlace {
  const piece = (polygon: Polygon) =>
    svgPath(arcs, [polygon], projectionAt(middle(boxAround(arcs, polygon))), apart);
  return {
    width,
    height,
    ground: path,
    insets,
    area: area?.map(piece).join(''),
    point: point && pixel(projectionAt(point), point),
  };
}

const pixel = ({ x, y }: Projection, { latitude, longitude }: Position) => ({
  x: Math.round(x(longitude) * 10) / 10,
  y: Math.round(y(latitude) * 10) / 10,
});

const middle = ({ west, south, east, north }: Box): Position => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** A part of the earth as a rectangle of the width of a drawing, and about as high. */
interface View {
  readonly width: number;
  readonly height: number;
  readonly box: Box;
  readonly projection: Projection;
  readonly pixelOf: (position: Position) => { readonly x: number; readonly y: number };
  /** The part of an area inside of it, to a tolerance in pixels. */
  readonly path: (areas: Areas, ordinal: number, tolerance: number) => string;
}

/** Height by width, and width by height. */
const [TALLEST, WIDEST] = [1.15, 1.4];

/** Beyond the edges, so that no line is drawn along them. */
const BLEED = 6;

/** The box with room around it, by a part of its size; no smaller than a number of kilometres across. */
export function viewOf(box: Box, room: number, least: number): View {
  const { latitude, longitude } = middle(box);
  const stretch = Math.cos((latitude * Math.PI) / 180);
  const across = Math.max((box.east - box.west) * (1 + 2 * room), least / KILOMETRES / stretch);
  const down = Math.max((box.north - box.south) * (1 + 2 * room), least / KILOMETRES);
  // Neither a strip nor a tower.
  const wide = Math.max(across, down / TALLEST / stretch);
  const high = Math.max(down, (wide * stretch) / WIDEST);
  const shown = {
    west: longitude - wide / 2,
    east: longitude + wide / 2,
    south: latitude - high / 2,
    north: latitude + high / 2,
  };
  const projection = projectionOf(shown, 0, 0, WIDTH);
  const height = Math.round(projection.height);
  const edges = [-BLEED, -BLEED, WIDTH + BLEED, height + BLEED] as const;
  return {
    width: WIDTH,
    height,
    box: shown,
    projection,
    pixelOf: (position) => pixel(projection, position),
    path: (areas, ordinal, tolerance) =>
      areaRings(areas, ordinal, () => projection, tolerance)
        .map((ring) => clipped(ring, edges))
        .filter((ring) => ring.length > 2)
        .map((ring) => ringPath(ring, 0))
        .join(''),
  };
}

/** Of a degree of latitude. */
const KILOMETRES = 111.2;

type Corner = readonly [x: number, y: number];

/** The part of a ring inside a rectangle: Sutherland and Hodgman, one edge after the other. */
function clipped(
  ring: readonly Corner[],
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  const sides: readonly (readonly [axis: 0 | 1, at: number, sign: 1 | -1])[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let rest = ring;
  for (const [axis, at, sign] of sides) {
    const depth = (corner: Corner) => (corner[axis] - at) * sign;
    if (rest.every((corner) => depth(corner) >= 0)) continue;
    rest = rest.flatMap((to, index) => {
      const from = rest.at(index - 1) as Corner;
      const [before, after] = [depth(from), depth(to)];
      if (before < 0 === after < 0) return after < 0 ? [] : [to];
      const share = before / (before - after);
      const crossing: Corner = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return after < 0 ? [crossing] : [crossing, to];
    });
  }
  return rest;
}
