// The hits of a search as one list, and the pages that match the query, the best first. Every typed word must begin a word of the page, or
// have its meaning. A word that no page has counts as a typo.
import { mapInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { editDistance } from '../../engine/text/edit-distance.js';
import { fold } from '../../engine/text/fold.js';
import type { IndexEntry, IndexGroup, PageIndex } from '../shell/feature.js';

/** A hit of the operation. */
export interface FoundHit {
  readonly family: string;
  /** Null if it is the family itself. */
  readonly id: number | null;
  readonly name: string;
  readonly context: string;
  /** Whether the query names the record, and does not only resemble it. */
  readonly certain: boolean;
  readonly score: number;
  /** The field with the words of the query, and these words. */
  readonly field: string;
  readonly matched: string;
}

/** With a lower score, the query is only the beginning of a name, or differs from it by more than a letter. */
const NAMED = 0.9;

/**
 * One list of records and pages. The order is pages whose title was typed, named records, pages with every word, certain records, other
 * families, similar names, other pages. Each group keeps its order.
 */
export function arrangeHits(
  hits: readonly FoundHit[],
  pages: readonly PageHit[],
): readonly (FoundHit | PageHit)[] {
  // A family whose page has the exact word is found as a page.
  const isFamilyFound = pages.some(({ isData, isWhole }) => isData && isWhole);
  const records = isFamilyFound ? hits.filter(({ id }) => id !== null) : hits;
  const ranked = [
    ...pages.map((page) => ({ hit: page, rank: rankOfPage(page) })),
    ...records.map((hit) => ({ hit, rank: hit.certain ? (hit.score >= NAMED ? 1 : 4) : 6 })),
  ];
  return ranked.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}

const rankOfPage = ({ isTitle, isData, isWhole }: PageHit): number =>
  isTitle ? 0 : isWhole ? (isData ? 2 : 3) : isData ? 5 : 7;

export interface PageHit {
  readonly entry: IndexEntry;
  readonly group: string;
  readonly isData: boolean;
  /** Whether the page has every word exactly. */
  readonly isWhole: boolean;
  /** Whether the query is its title, or names it by its number among many. */
  readonly isTitle: boolean;
}

/** It pauses after each word, and uses only the first words of a long question. */
type PageFinder = (query: string, most: number) => YieldingWork<readonly PageHit[]>;

const MOST_WORDS = 12;

/** Small words that pages need not contain. */
const SMALL_WORDS = new Set('a al and de del el en for in la las los of on para por the y'.split(' '));

interface Prepared {
  readonly entry: IndexEntry;
  readonly group: string;
  readonly isData: boolean;
  readonly isNumbered: boolean;
  readonly parts: readonly (readonly [words: readonly string[], weight: number])[];
  /** Points for the kind of page, regardless of its text. */
  readonly bonus: number;
}

/** A possible meaning of a typed word. */
interface PageWordForm {
  readonly text: string;
  readonly worth: number;
  readonly mayGoOn: boolean;
}

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** `cityList` is found by either of its words, or as a whole. */
const spread = (text: string) => `${text} ${text.replace(/([a-z])([A-Z])/g, '$1 $2')}`;

const [IN_TITLE, IN_SUMMARY, IN_WORDS] = [8, 3, 1];
/** A family's page links to all others about it, so a word in its title outweighs a whole word in their titles. */
const [OF_GUIDE, OF_FAMILY] = [2, 9];
/** A tool does the work that other pages explain. */
const OF_TOOL = 12;
/** A whole word counts more than its beginning. */
const WHOLE = 2;
const [MEANS_THE_SAME, SLIPPED] = [0.8, 0.6];
/** Shorter words begin too many others. */
const SHORTEST = 4;

export function pageFinder({ synonyms, groups }: Pick<PageIndex, 'synonyms' | 'groups'>): PageFinder {
  const all = groups.flatMap((group) => group.pages.map((entry) => prepared(entry, group)));
  const pages = all.filter(({ isNumbered }) => !isNumbered);
  /** The pages of each number in the query, because an index of all of them would be long. */
  const numberedPages = (words: readonly string[]) =>
    groups.flatMap((group) => {
      const { from, to } = group.numbered ?? { from: 1, to: 0 };
      const numbers = words.filter(
        (word) => /^\d{1,4}$/.test(word) && Number(word) >= from && Number(word) <= to,
      );
      return numbers.flatMap((number) =>
        group.pages.map((entry) =>
          prepared(entry.map((text) => text?.replaceAll('{}', number)) as unknown as IndexEntry, group),
        ),
      );
    });
  const vocabulary = [...new Set(all.flatMap(({ parts }) => parts.flatMap(([words]) => words)))];

  const formsOf = (word: string): readonly PageWordForm[] => {
    const same = synonyms.filter((words) =>
      words.some((each) => each === word || (word.length >= SHORTEST && each.startsWith(word))),
    );
    const forms: readonly PageWordForm[] = [
      { text: word, worth: 1, mayGoOn: true },
      ...same.flat().map((text) => ({ text, worth: MEANS_THE_SAME, mayGoOn: false })),
    ];
    const isKnown = /^\d+$/.test(word) || same.length > 0 || vocabulary.some((each) => each.startsWith(word));
    if (isKnown || word.length < SHORTEST) return forms;
    const most = word.length >= 2 * SHORTEST ? 2 : 1;
    return vocabulary
      .filter((each) => editDistance(word, each, most) !== undefined)
      .map((text) => ({ text, worth: SLIPPED, mayGoOn: false }));
  };

  return function* find(query, most) {
    const typed = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
    const told = typed.filter((word) => !SMALL_WORDS.has(word));
    const words = told.length === 0 ? typed : told;
    const wanted = yield* mapInSteps(words, 1, formsOf);
    if (wanted.length === 0) return [];
    yield;
    return [...numberedPages(words), ...pages]
      .map((page) => ({ page, ...pageRank(page, wanted) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, most)
      .map(({ page: { entry, group, isData, isNumbered }, isWhole }) => ({
        entry,
        group,
        isData,
        isWhole,
        isTitle: isNumbered || fold(entry[1]) === fold(query),
      }));
  };
}

function prepared(
  entry: IndexEntry,
  { title: group, isData = false, isTools, numbered }: IndexGroup,
): Prepared {
  const [path, title, summary, words, keywords = ''] = entry;
  const explains = path.includes('/families/') ? OF_FAMILY : path.includes('/guides/') ? OF_GUIDE : 0;
  return {
    entry,
    group,
    isData,
    isNumbered: numbered !== undefined,
    parts: [
      [wordsOf(`${spread(title)} ${keywords}`), IN_TITLE],
      [wordsOf(summary), IN_SUMMARY],
      [wordsOf(`${words} ${spread(path.slice(path.lastIndexOf('/') + 1))}`), IN_WORDS],
    ],
    // Among pages that match equally, explanations come before repetitive pages, and shorter titles are more specific.
    bonus: (isTools ? OF_TOOL : 0) + explains + 1 / (1 + title.length),
  };
}

function pageRank({ parts, bonus }: Prepared, wanted: readonly (readonly PageWordForm[])[]) {
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
