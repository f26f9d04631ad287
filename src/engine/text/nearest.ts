// Finds the name nearest to a misspelt one for "did you mean", within a tolerance.
import { editDistance } from './edit-distance.js';

/** Longer texts are not compared, because no typo is that long and the time grows with the square. */
const LONGEST = 100;
/** Swapped letters are nearer than other differences. */
const SWAPPED = 0.5;

/** About a third of the letters may be wrong. `website` is not a typo of `density`. */
export const tolerated = (letters: number): number => Math.max(1, Math.round(letters / 3));

export function nearest(given: string, names: readonly string[], most?: number): string | undefined {
  if (given.length > LONGEST) return undefined;
  const text = given.toLowerCase();
  let best: { readonly name: string; readonly off: number } | undefined;
  for (const name of names) {
    const other = name.toLowerCase();
    const letters = editDistance(text, other, most ?? tolerated(Math.max(given.length, name.length)));
    if (letters === undefined) continue;
    const off = letters - (isSwapped(text, other) ? SWAPPED : 0);
    if (best === undefined || off < best.off) best = { name, off };
  }
  return best?.name;
}

function isSwapped(one: string, other: string): boolean {
  const sorted = (text: string) => [...text].sort().join('');
  return one.length === other.length && sorted(one) === sorted(other);
}
