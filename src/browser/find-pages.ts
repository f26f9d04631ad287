// The pages that match what was typed, the best first: every word must begin a word of the page.
import type { IndexEntry } from '../pages/search-page.js';
import { fold } from '../text/fold.js';

interface Ranked {
  readonly entry: IndexEntry;
  readonly rank: number;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** `cityList` is found by either of its words, and by the whole. */
const spread = (text: string) => `${text} ${text.replace(/([a-z])([A-Z])/g, '$1 $2')}`;

const [IN_TITLE, IN_SUMMARY, IN_WORDS] = [8, 3, 1];
/** A family's page leads to all the others about it, so that a word in its title outweighs a whole word in theirs. */
const [OF_GUIDE, OF_FAMILY] = [2, 9];
/** A whole word says more than its beginning. */
const WHOLE = 2;

export function findPages(index: readonly IndexEntry[], query: string, most: number): readonly IndexEntry[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  return index
    .map((entry): Ranked => ({ entry, rank: rankOf(entry, asked) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function rankOf([path, title, summary, words]: IndexEntry, asked: readonly string[]): number {
  const parts: [string[], number][] = [
    [wordsOf(spread(title)), IN_TITLE],
    [wordsOf(summary), IN_SUMMARY],
    [wordsOf(`${words} ${spread(path.slice(path.lastIndexOf('/') + 1))}`), IN_WORDS],
  ];
  let total = 0;
  for (const word of asked) {
    let best = 0;
    for (const [there, weight] of parts)
      for (const each of there) {
        if (each.startsWith(word)) best = Math.max(best, each === word ? weight * WHOLE : weight);
      }
    if (best === 0) return 0;
    total += best;
  }
  const isGuide = path.includes('/guides/');
  const explains = path.includes('/families/') ? OF_FAMILY : isGuide ? OF_GUIDE : 0;
  // Of pages that fit alike, one that explains comes before one of many, and a shorter title says more about it.
  return total + explains + 1 / (1 + title.length);
}
