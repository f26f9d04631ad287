// The pages that match the query, the best first: every word must begin a word of the page, or mean the same as one. A word that no page
// has is taken for a typo.
import { mapInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { editDistance } from '../../engine/text/edit-distance.js';
import { fold } from '../../engine/text/fold.js';
import type { IndexEntry, PageIndex } from '../shell/feature.js';

const hitKinds = ['data', 'pages', 'similar'] as const;
/** The order of the results of a search: named records first, similar names last. */
export type HitKind = (typeof hitKinds)[number];

interface HitGroup {
  readonly kind: HitKind;
  readonly hits: readonly (PageHit | FoundHit)[];
}

/** A hit of the operation. */
export interface FoundHit {
  readonly family: string;
  /** Null if it is the family itself. */
  readonly id: number | null;
  readonly name: string;
  readonly context: string;
  /** The query names it, and does not only resemble it. */
  readonly certain: boolean;
  readonly score: number;
}

/** With less than this, the query is only the beginning of a name, or differs from it in a letter. */
const WHOLE_NAME = 0.93;

/** Records come as they were answered; groups without a hit are left out. */
export function arrangeHits(hits: readonly FoundHit[], found: readonly PageHit[]): readonly HitGroup[] {
  const [families, pages] = [found.filter(({ isData }) => isData), found.filter(({ isData }) => !isData)];
  // A family that has the very word is found as a page.
  const records = families.some(({ isWhole }) => isWhole) ? hits.filter(({ id }) => id !== null) : hits;
  const named = records.filter(({ certain }) => certain);
  const groups: Readonly<{ [Kind in HitKind]: HitGroup['hits'] }> = {
    data: [
      ...families.filter(({ isWhole }) => isWhole),
      ...named,
      ...families.filter(({ isWhole }) => !isWhole),
    ],
    pages,
    similar: records.filter((record) => !named.includes(record)),
  };
  return orderOf(found, named)
    .map((kind) => ({ kind, hits: groups[kind] }))
    .filter((group) => group.hits.length > 0);
}

/** A page with exactly this word is meant, rather than a name that begins with it or has other letters. */
function orderOf(found: readonly PageHit[], named: readonly FoundHit[]): readonly HitKind[] {
  const whole = found.filter(({ isWhole }) => isWhole);
  if (whole.every(({ isData }) => isData)) return ['data', 'similar', 'pages'];
  const isData = whole.some((page) => page.isData) || named.some(({ score }) => score >= WHOLE_NAME);
  return isData ? hitKinds : ['pages', 'data', 'similar'];
}

export interface PageHit {
  readonly entry: IndexEntry;
  readonly isData: boolean;
  /** The page has every word as it was typed. */
  readonly isWhole: boolean;
}

/** Pauses after each word; only the first words of a long question count. */
type PageFinder = (query: string, most: number) => YieldingWork<readonly PageHit[]>;

const MOST_WORDS = 12;

interface Prepared {
  readonly entry: IndexEntry;
  readonly isData: boolean;
  readonly parts: readonly (readonly [words: readonly string[], weight: number])[];
  /** For the kind of page, whatever its text. */
  readonly bonus: number;
}

/** A possible meaning of a typed word. */
interface PageWordForm {
  readonly text: string;
  readonly worth: number;
  readonly mayGoOn: boolean;
}

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** `cityList` is found by either of its words, and by the whole. */
const spread = (text: string) => `${text} ${text.replace(/([a-z])([A-Z])/g, '$1 $2')}`;

const [IN_TITLE, IN_SUMMARY, IN_WORDS] = [8, 3, 1];
/** A family's page leads to all the others about it, so that a word in its title outweighs a whole word in theirs. */
const [OF_GUIDE, OF_FAMILY] = [2, 9];
/** A tool does the work that others explain. */
const OF_TOOL = 12;
/** A whole word counts more than its beginning. */
const WHOLE = 2;
const [MEANS_THE_SAME, SLIPPED] = [0.8, 0.6];
/** Shorter words are the beginning of too much. */
const SHORTEST = 4;

export function pageFinder({ synonyms, groups }: Pick<PageIndex, 'synonyms' | 'groups'>): PageFinder {
  const pages = groups.flatMap(({ isData = false, isTools = false, pages }) =>
    pages.map((entry) => prepared(entry, isData, isTools ? OF_TOOL : 0)),
  );
  const vocabulary = [...new Set(pages.flatMap(({ parts }) => parts.flatMap(([words]) => words)))];

  const formsOf = (word: string): readonly PageWordForm[] => {
    const same = synonyms.filter((words) =>
      words.some((each) => each === word || (word.length >= SHORTEST && each.startsWith(word))),
    );
    const forms: readonly PageWordForm[] = [
      { text: word, worth: 1, mayGoOn: true },
      ...same.flat().map((text) => ({ text, worth: MEANS_THE_SAME, mayGoOn: false })),
    ];
    const isKnown = same.length > 0 || vocabulary.some((each) => each.startsWith(word));
    if (isKnown || word.length < SHORTEST) return forms;
    const most = word.length >= 2 * SHORTEST ? 2 : 1;
    return vocabulary
      .filter((each) => editDistance(word, each, most) !== undefined)
      .map((text) => ({ text, worth: SLIPPED, mayGoOn: false }));
  };

  return function* find(query, most) {
    const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
    const wanted = yield* mapInSteps(words, 1, formsOf);
    if (wanted.length === 0) return [];
    yield;
    return pages
      .map((page) => ({ page, ...rankOf(page, wanted) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, most)
      .map(({ page: { entry, isData }, isWhole }) => ({ entry, isData, isWhole }));
  };
}

function prepared(entry: IndexEntry, isData: boolean, more: number): Prepared {
  const [path, title, summary, words, keywords = ''] = entry;
  const explains = path.includes('/families/') ? OF_FAMILY : path.includes('/guides/') ? OF_GUIDE : 0;
  return {
    entry,
    isData,
    parts: [
      [wordsOf(`${spread(title)} ${keywords}`), IN_TITLE],
      [wordsOf(summary), IN_SUMMARY],
      [wordsOf(`${words} ${spread(path.slice(path.lastIndexOf('/') + 1))}`), IN_WORDS],
    ],
    // Of pages that fit alike, one that explains comes before one of many, and a shorter title is more specific.
    bonus: more + explains + 1 / (1 + title.length),
  };
}

function rankOf({ parts, bonus }: Prepared, wanted: readonly (readonly PageWordForm[])[]) {
  let total = 0;
  let isWhole = true;
  for (const forms of wanted) {
    let best = 0;
    let isTyped = false;
    for (const { text, worth, mayGoOn } of forms)
      for (const [words, weight] of parts)
        for (const each of words) {
          if (!(mayGoOn ? each.startsWith(text) : each === text)) continue;
          best = Math.max(best, weight * worth * (each === text ? WHOLE : 1));
          isTyped ||= worth > SLIPPED && each === text;
        }
    if (best === 0) return { rank: 0, isWhole: false };
    total += best;
    isWhole &&= isTyped;
  }
  return { rank: total + bonus, isWhole };
}
