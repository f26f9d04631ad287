// Finds the places that a typed text can mean, using only the words of the list.
import type { PlaceGroup } from './place-groups.js';

interface SuggestedPlace {
  readonly group: string;
  readonly place: string;
  readonly text: string;
  /** The folded name. */
  readonly name: string;
  /** The folded words of all its names, each with a line break on both sides. */
  readonly words: string;
}

const MOST = 10;
/** Words as typed, then with abbreviations, with one typo, and with two. */
const STEPS = 4;
/** The letters of a word that are compared for typos. */
const SHORTEST = 4;
/** A pasted text can be of any length. */
const LONGEST = 60;

/** Words on lines, of at most twenty letters, because no name has a longer one. `D.C.` becomes `dc`. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]{1,20}/gu)
    ?.join('\n') ?? '';

export const suggestionsOf = (groups: readonly PlaceGroup[]): readonly SuggestedPlace[] =>
  groups.flatMap((group) =>
    group.places.map(({ value, name, also }) => {
      const text = `${name}, ${group.name}`;
      const words = `\n${folded(`${text} ${also}`)}\n`;
      return { group: group.value, place: value, text, name: folded(name), words };
    }),
  );

/** Places with all typed words, with names that begin with them first. Without any, places with the fewest typos. */
export function suggestionsFor(all: readonly SuggestedPlace[], typed: string): readonly SuggestedPlace[] {
  const text = folded(typed.slice(0, LONGEST));
  /** A sort key as text. False comes before true. */
  const rank = (each: SuggestedPlace) => [each.name !== text, !each.name.startsWith(text), each.text].join();
  let found: SuggestedPlace[] = [];
  for (let step = 0; text && !found.length && step < STEPS; step++) {
    const patterns = text.split('\n').map((word) => new RegExp(`\n(?:${patternOf(word, step)})`));
    found = all.filter(({ words }) => patterns.every((pattern) => pattern.test(words)));
  }
  return found.sort((a, b) => rank(a).localeCompare(rank(b))).slice(0, MOST);
}

/**
 * Matches the beginning of a word or its abbreviation. The abbreviation "sta" has letters of "santa" in their order, from the first to the
 * last. A typo is a missing, added or replaced letter in a longer word, so none, one or two letters replace a typed one.
 */
const patternOf = (typed: string, step: number): string =>
  step > 0
    ? [
        typed,
        `${[...typed].join('.*')}\n`,
        ...[...(step > 1 && typed.length >= SHORTEST ? typed : '')].map(
          (_, at) => `${typed.slice(0, at)}.{0,2}(?:${patternOf(typed.slice(at + 1), step - 1)})`,
        ),
      ].join('|')
    : typed;
