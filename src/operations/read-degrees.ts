// Reads places: a point, a box, and how far around.
import type { Read, Refuse } from './read.js';
import { readNumber } from './read-value.js';

const [LATITUDE, LONGITUDE] = [90, 180];

export function readPoint(name: string, raw: string, refuse: Refuse): Read {
  const value = readDegrees(raw, [LATITUDE, LONGITUDE]);
  if (value !== undefined) return { value };
  return refuse((words) => words.notPoint(name, raw));
}

export function readBox(name: string, raw: string, refuse: Refuse): Read {
  const value = readDegrees(raw, [LONGITUDE, LATITUDE, LONGITUDE, LATITUDE]);
  if (value === undefined) return refuse((words) => words.notBox(name, raw));
  const [, south, , north] = value as [number, number, number, number];
  if (south <= north) return { value };
  return refuse((words) => words.boxUpsideDown(name, south, north));
}

export function readMeasure(name: string, max: number, raw: string, refuse: Refuse): Read {
  const value = readNumber(raw);
  if (value !== undefined && value > 0 && value <= max) return { value };
  return refuse((words) => words.notMeasure(name, max, raw));
}

/** As many numbers as there are bounds, each from minus its bound to its bound. */
function readDegrees(raw: string, bounds: readonly number[]): readonly number[] | undefined {
  const values = raw.split(',', bounds.length + 1).map(readNumber);
  const fit = values.every((value, index) => value !== undefined && Math.abs(value) <= (bounds[index] ?? -1));
  return fit && values.length === bounds.length ? (values as number[]) : undefined;
}
