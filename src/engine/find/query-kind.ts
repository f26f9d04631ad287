// A kind in the query, such as `aeropuerto de cali` or `galeras volcano`: the families that it means, and the rest.
import type { ModelFamily } from '../model/model.js';
import { isSmall } from '../names/name-key.js';

export interface QueryKind {
  readonly families: ReadonlySet<ModelFamily>;
  /** Without small words at its ends. */
  readonly rest: string;
}

/** In words: `parque nacional natural`. */
const LONGEST_PHRASE = 4;

/** Undefined if there is no kind, or nothing beside it. */
export function kindIn(
  families: ReadonlyMap<string, readonly ModelFamily[]>,
  query: string,
): QueryKind | undefined {
  const found = phraseIn(query, (phrase) => families.has(phrase));
  return found && { families: new Set(families.get(found.phrase)), rest: found.rest };
}

/** The longest phrase that is known, at the start before the end, and the rest; undefined if nothing is left. */
export function phraseIn(
  query: string,
  isKnown: (phrase: string) => boolean,
): { readonly phrase: string; readonly rest: string } | undefined {
  const words = query.split(' ');
  for (let length = Math.min(LONGEST_PHRASE, words.length - 1); length > 0; length--) {
    const ways = [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const;
    for (const [some, others] of ways) {
      const [phrase, rest] = [some.join(' '), withoutSmallEnds(others)];
      if (rest !== '' && isKnown(phrase)) return { phrase, rest };
    }
  }
  return undefined;
}

function withoutSmallEnds(words: readonly string[]): string {
  const from = words.findIndex((word) => !isSmall(word));
  const to = words.findLastIndex((word) => !isSmall(word));
  return from < 0 ? '' : words.slice(from, to + 1).join(' ');
}
