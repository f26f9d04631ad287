// Reads places: a point, a box, and how far around.
import type { Read, Refuse } from './read.js';
import { readNumber } from './read-value.js';

const [LATITUDE, LONGITUDE] = [90, 180];

export function readPoint(name: string, raw: string, refuse: Refuse): Read {
  const value = readDegrees(raw, [LATITUDE, LONGITUDE]);
  if (value !== undefined) return { value };
  return refuse(
    `${name} must be latitude,longitude in degrees, such as 4.65,-74.1 (-90 to 90, -180 to 180); "${raw}" is not.`,
  );
}

export function readBox(name: string, raw: string, refuse: Refuse): Read {
  const value = readDegrees(raw, [LONGITUDE, LATITUDE, LONGITUDE, LATITUDE]);
  if (value === undefined) {
    return refuse(
      `${name} must be west,south,east,north in degrees, such as -75,4,-74,5 (-180 to 180, -90 to 90); "${raw}" is not.`,
    );
  }
  const [, south, , north] = value as [number, number, number, number];
  if (south <= north) return { value };
  return refuse(
    `${name} must be west,south,east,north; its south, ${south}, lies north of its north, ${north}.`,
  );
}

export function readMeasure(name: string, max: number, raw: string, refuse: Refuse): Read {
  const value = readNumber(raw);
  if (value !== undefined && value > 0 && value <= max) return { value };
  return refuse(`${name} must be a number of more than 0 and at most ${max}; "${raw}" is not.`);
}

/** As many numbers as there are bounds, each from minus its bound to its bound. */
function readDegrees(raw: string, bounds: readonly number[]): readonly number[] | undefined {
  const values = raw.split(',', bounds.length + 1).map(readNumber);
  const fit = values.every((value, index) => value !== undefined && Math.abs(value) <= (bounds[index] ?? -1));
  return fit && values.length === bounds.length ? (values as number[]) : undefined;
}
