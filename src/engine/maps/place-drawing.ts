// Draws an area or a point on its surroundings, small, for a page that styles it.
import type { Arcs } from '../boundaries/arcs.js';
import type { Polygon } from '../boundaries/rings.js';
import type { Box } from '../geo/point-index.js';
import { mapInSteps, type YieldingWork } from '../scheduling/yielding-work.js';
import { svgPath } from './area-paths.js';
import { boxAround, frameOf, type Projection } from './map-frame.js';

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
