// Numbers as the documents write them, from the constants that they describe. A constant that is not exported is read from its file.
import { readText } from './read-text.js';

/** The number that the pattern captures in a file. */
export function numberIn(file: string, pattern: RegExp): number {
  const found = pattern.exec(readText(file))?.[1];
  if (found === undefined) throw new Error(`${file} has no ${pattern}.`);
  return Number(found.replaceAll('_', ''));
}

const written = new Intl.NumberFormat('en');
export const count = (value: number, unit: string) => `${written.format(value)} ${unit}`;
export const kibi = (bytes: number) => count(bytes / 1024, 'KiB');
export const mebi = (bytes: number) => count(bytes / 1_048_576, 'MiB');

/** Cells of the boundary grid are narrowest at the latitude of the northernmost island, and neighbouring points are a cell apart. */
const METRES_PER_DEGREE = 111_195 * Math.cos((13.4 * Math.PI) / 180);
export const gridCell = (precision: string) => {
  const degrees = numberIn(`data/boundaries/${precision}.json`, /"scale":\[([\d.]+)/);
  return count(Math.floor(degrees * METRES_PER_DEGREE), 'metres');
};
