// A table with the places of its records as GeoParquet 1.1: well-known binary, and a box for each record so that readers can skip the rest.
import type { BundleTable } from './bundle-table.js';
import { boxAround, boxOf, type DrawnGeometry, wkbOf } from './geometry.js';
import { parquetOf } from './parquet-file.js';

const [GEOMETRY, BOX] = ['geometry', 'bbox'];
const BOX_SIDES = ['xmin', 'ymin', 'xmax', 'ymax'] as const;

export function geoParquetOf(
  table: BundleTable,
  geometries: readonly (DrawnGeometry | null)[],
  metadata: Parameters<typeof parquetOf>[1],
): Buffer {
  const boxes = geometries.map((geometry) => geometry && boxOf(geometry));
  const known = geometries.filter((geometry) => geometry !== null);
  // The box of a point is the point itself.
  const hasAreas = known.some(({ type }) => type !== 'Point');
  const geometry = {
    name: GEOMETRY,
    schema: [{ name: GEOMETRY, type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' } as const],
    data: geometries.map((each) => each && Uint8Array.from(wkbOf(each))),
    isGeometry: true,
  };
  const box = {
    name: BOX,
    schema: [
      { name: BOX, repetition_type: 'OPTIONAL', num_children: BOX_SIDES.length } as const,
      ...BOX_SIDES.map((name) => ({ name, type: 'DOUBLE', repetition_type: 'REQUIRED' }) as const),
    ],
    data: boxes.map((sides) => sides && Object.fromEntries(BOX_SIDES.map((name, at) => [name, sides[at]]))),
  };
  const geo = {
    version: '1.1.0',
    primary_column: GEOMETRY,
    columns: {
      [GEOMETRY]: {
        encoding: 'WKB',
        geometry_types: [...new Set(known.map(({ type }) => type))].sort(),
        crs: COORDINATE_SYSTEM,
        edges: 'planar',
        // As RFC 7946 requires.
        ...(hasAreas ? { orientation: 'counterclockwise' } : {}),
        bbox: boxAround(boxes.filter((each) => each !== null)),
        ...(hasAreas
          ? { covering: { bbox: Object.fromEntries(BOX_SIDES.map((name) => [name, [BOX, name]])) } }
          : {}),
      },
    },
  };
  return parquetOf(
    table,
    [{ key: 'geo', value: JSON.stringify(geo) }, ...metadata],
    hasAreas ? [geometry, box] : [geometry],
  );
}

/** OGC:CRS84 as PROJJSON, as in the specification of GeoParquet. */
const COORDINATE_SYSTEM = {
  $schema: 'https://proj.org/schemas/v0.7/projjson.schema.json',
  type: 'GeographicCRS',
  name: 'WGS 84 (CRS84)',
  datum: {
    type: 'GeodeticReferenceFrame',
    name: 'World Geodetic System 1984',
    ellipsoid: { name: 'WGS 84', semi_major_axis: 6378137, inverse_flattening: 298.257223563 },
  },
  coordinate_system: {
    subtype: 'ellipsoidal',
    axis: [
      { name: 'Geodetic longitude', abbreviation: 'Lon', direction: 'east', unit: 'degree' },
      { name: 'Geodetic latitude', abbreviation: 'Lat', direction: 'north', unit: 'degree' },
    ],
  },
  id: { authority: 'OGC', code: 'CRS84' },
};
