// Reads comma-separated degrees and describes their ranges as schemas.
import type { JsonSchema } from '../../schema/shape-schema.js';
import { readNumber } from '../values/value-type.js';

interface Degrees extends JsonSchema {
  readonly maximum: number;
}

export const LATITUDE: Degrees = { type: 'number', minimum: -90, maximum: 90 };
export const LONGITUDE: Degrees = { type: 'number', minimum: -180, maximum: 180 };

export const tuple = (...prefixItems: readonly Degrees[]): JsonSchema => ({
  type: 'array',
  prefixItems,
  items: LONGITUDE,
  minItems: prefixItems.length,
  maxItems: prefixItems.length,
});

/** Reads as many numbers as there are ranges, each within its range. */
export function readDegrees(raw: string, ranges: readonly Degrees[]): readonly number[] | undefined {
  const values = raw.split(',', ranges.length + 1).map(readNumber);
  const fit = values.every(
    (value, index) => value !== undefined && Math.abs(value) <= (ranges[index]?.maximum ?? -1),
  );
  return fit && values.length === ranges.length ? (values as number[]) : undefined;
}
