// The place of each record as a geometry of GeoJSON: its border, or its point.
import { areaGeometry, type LonLat } from '../../engine/boundaries/topo-json.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { Precision } from '../../engine/model/family.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { pointOf } from '../../engine/model/read-row.js';

export type DrawnGeometry =
  | { readonly type: 'Point'; readonly coordinates: LonLat }
  | NonNullable<ReturnType<typeof areaGeometry>>;

/** Whether its records have a border or a point. */
export const hasGeometry = ({ boundary, coordinates }: ModelFamily): boolean =>
  boundary !== undefined || coordinates !== undefined;

/** Null for a record without a known place. */
export function geometriesOf(
  catalog: Catalog,
  family: ModelFamily,
  precision: Precision,
): readonly (DrawnGeometry | null)[] {
  const { rows } = catalog.table(family);
  if (family.boundary !== undefined) {
    const { arcs, polygons } = areasOf(catalog, family, precision);
    return rows.map((_, ordinal) => areaGeometry(arcs, polygons(ordinal)));
  }
  return pointsOf(family, rows);
}

/** Of a family with coordinates. */
export const pointsOf = (family: ModelFamily, rows: readonly Row[]): readonly (DrawnGeometry | null)[] =>
  rows.map((row) => {
    const point = pointOf(family, row);
    return point === undefined ? null : { type: 'Point', coordinates: [point.longitude, point.latitude] };
  });

/** West, south, east, north. */
export type GeometryBox = readonly [number, number, number, number];

export function boxOf(geometry: DrawnGeometry): GeometryBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positionsOf(geometry)) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return [west, south, east, north];
}

export const boxAround = (boxes: readonly GeometryBox[]): GeometryBox => [
  Math.min(...boxes.map(([west]) => west)),
  Math.min(...boxes.map(([, south]) => south)),
  Math.max(...boxes.map(([, , east]) => east)),
  Math.max(...boxes.map(([, , , north]) => north)),
];

function positionsOf(geometry: DrawnGeometry): readonly LonLat[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
}

const LITTLE_ENDIAN = 1;
const CODES = { Point: 1, Polygon: 3, MultiPolygon: 6 } as const;

/** Geometries as well-known binary (OGC 06-103r4), little-endian: points, polygons and several polygons. */
export function wkbOf(geometry: DrawnGeometry): Buffer {
  const parts: Buffer[] = [];
  write(geometry, parts);
  return Buffer.concat(parts);
}

function write(geometry: DrawnGeometry, parts: Buffer[]): void {
  const head = Buffer.alloc(5);
  head.writeUInt8(LITTLE_ENDIAN);
  head.writeUInt32LE(CODES[geometry.type], 1);
  parts.push(head);
  if (geometry.type === 'Point') parts.push(positions([geometry.coordinates]));
  else if (geometry.type === 'Polygon') {
    parts.push(count(geometry.coordinates.length));
    for (const ring of geometry.coordinates) parts.push(count(ring.length), positions(ring));
  } else {
    parts.push(count(geometry.coordinates.length));
    for (const coordinates of geometry.coordinates) write({ type: 'Polygon', coordinates }, parts);
  }
}

function count(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function positions(ring: readonly (readonly [number, number])[]): Buffer {
  const bytes = Buffer.alloc(ring.length * 16);
  for (const [index, [x, y]] of ring.entries()) {
    bytes.writeDoubleLE(x, index * 16);
    bytes.writeDoubleLE(y, index * 16 + 8);
  }
  return bytes;
}
