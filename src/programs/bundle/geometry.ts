// The place of each record as a geometry of GeoJSON: its border, or its point.
import { areaGeometry } from '../../engine/boundaries/topo-json.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { Precision } from '../../engine/model/family.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { pointOf } from '../../engine/model/read-row.js';

type LonLat = readonly [longitude: number, latitude: number];

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
  return rows.map((row) => {
    const point = pointOf(family, row);
    return point === undefined ? null : { type: 'Point', coordinates: [point.longitude, point.latitude] };
  });
}

/** West, south, east and north. */
type BoundingBox = readonly [number, number, number, number];

export function boxOf(geometry: DrawnGeometry): BoundingBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positionsOf(geometry)) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return [west, south, east, north];
}

export const boxAround = (boxes: readonly BoundingBox[]): BoundingBox => [
  Math.min(...boxes.map(([west]) => west)),
  Math.min(...boxes.map(([, south]) => south)),
  Math.max(...boxes.map(([, , east]) => east)),
  Math.max(...boxes.map(([, , , north]) => north)),
];

function positionsOf(geometry: DrawnGeometry): readonly LonLat[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
}
