// Where a record lies, read from the fields that its family names as its coordinates; undefined if it is not known.
import type { ModelFamily, Row } from './model.js';

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export function pointOf({ coordinates }: ModelFamily, row: Row): Point | undefined {
  if (coordinates === undefined) return undefined;
  const [latitude, longitude] = [degrees(row[coordinates.latitude]), degrees(row[coordinates.longitude])];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Some families hold them as texts. */
function degrees(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const read = typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(read) ? read : undefined;
}
