// A table with the places of its records as GeoParquet 1.1: well-known binary, and a box for each record so that readers can skip the rest.
import type { BundleTable } from './bundle-table.js';
import { boxAround, boxOf, type DrawnGeometry } from './geometry.js';
import { parquetOf } from './parquet-file.js';

const LITTLE_ENDIAN = 1;
const CODES = { Point: 1, Polygon: 3, MultiPolygon: 6 } as const;

/** Geometries as well-known binary (OGC 06-103r4), little-endian: points, polygons and several polygons. */
function wkbOf(geometry: DrawnGeometry): Uint8Array {
  const parts: Buffer[] = [];
  write(geometry, parts);
  return Uint8Array.from(Buffer.concat(parts));
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
    data: geometries.map((each) => each && wkbOf(each)),
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
        crs: CRS84,
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
const CRS84 = {
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
