// Geometries as well-known binary (OGC 06-103r4), little-endian: points, polygons and several polygons.
import type { Geometry } from './geometry.js';

const LITTLE_ENDIAN = 1;
const CODES = { Point: 1, Polygon: 3, MultiPolygon: 6 } as const;

type Position = readonly [number, number];

export function wkbOf(geometry: Geometry): Uint8Array {
  const parts: Buffer[] = [];
  write(geometry, parts);
  return Uint8Array.from(Buffer.concat(parts));
}

function write(geometry: Geometry, parts: Buffer[]): void {
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

function positions(ring: readonly Position[]): Buffer {
  const bytes = Buffer.alloc(ring.length * 16);
  for (const [index, [x, y]] of ring.entries()) {
    bytes.writeDoubleLE(x, index * 16);
    bytes.writeDoubleLE(y, index * 16 + 8);
  }
  return bytes;
}
