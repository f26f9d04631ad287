// Finds the places that a typed text can mean, in the words of the list alone.
import type { PlaceGroup } from './place-groups.js';

interface SuggestedPlace {
  readonly group: string;
  readonly place: string;
  readonly text: string;
  /** The folded name. */
  readonly name: string;
  /** The folded words of all its names, each between two ends of lines. */
  readonly words: string;
}

const MOST = 10;
/** Words as typed, then with abbreviations, with one typo, and with two. */
const STEPS = 4;
/** The letters of a word in which typos are looked for. */
const SHORTEST = 4;
/** A pasted text can be of any length. */
const LONGEST = 60;

/** Words on lines, of up to twenty letters as every word of a name. `D.C.` is `dc`. */
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
  /** The order as a text, in which false comes before true. */
  const rank = (each: SuggestedPlace) => [each.name !== text, !each.name.startsWith(text), each.text].join();
  let found: SuggestedPlace[] = [];
  for (let step = 0; text && !found.length && step < STEPS; step++) {
    const patterns = text.split('\n').map((word) => new RegExp(`\n(?:${patternOf(word, step)})`));
    found = all.filter(({ words }) => patterns.every((pattern) => pattern.test(words)));
  }
  return found.sort((a, b) => rank(a).localeCompare(rank(b))).slice(0, MOST);
}

/**
 * The beginning of a word, or one that it is short for: "sta" has letters of "santa" in their order, from the first to the last. A typo is
 * a missing, added or replaced letter of a longer word, so that none, one or two letters are where one was typed.
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
