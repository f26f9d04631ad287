// Finds the record that a row of a table means by the names in it. A name of two records is ambiguous, so both are listed and none is
// chosen.

import type { Catalog, Ordinal } from '../catalog/catalog.js';
import type { PlaceWords } from '../model/matching.js';
import type { Row, ToOne } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import { hasUnknown, isAround, plainWords, type Words, withoutAround } from '../names/name-key.js';
import { memo } from '../scheduling/shared-work.js';
import {
  ambiguous,
  asLarger,
  asOwn,
  decide,
  GAP,
  MARGIN,
  type Matched,
  NOT_FOUND,
  type ScoredHit,
  sorted,
  withoutSame,
} from './decide.js';
import { type Hit, type Hits, LOOSE, type NameIndex, SURE, slipsAllowed } from './name-index.js';

/** The typed texts of a row. Empty ones are undefined. */
export interface NamedPlace {
  readonly own: string | undefined;
  readonly within: string | undefined;
  readonly both: string | undefined;
}

export interface Indexes {
  readonly catalog: Catalog;
  readonly own: NameIndex;
  readonly larger: NameIndex;
  readonly within: ToOne;
  /** The relation from a larger area to its seat, which people name beside it even if the seat lies elsewhere. */
  readonly seat: ToOne | undefined;
  /** The records that smaller places with that name belong to. */
  readonly parts: ((words: Words) => readonly Ordinal[]) | undefined;
  readonly words: PlaceWords;
}

/** Words in the longest name of a larger area that is looked for at either end of a text. */
const MOST_WORDS = 7;
const NOTHING: Hits = new Map();

export function matchNames(indexes: Indexes, { own, within, both }: NamedPlace): Matched {
  const text = own ?? both;
  const words = wordsOf(indexes, text ?? '');
  const areaWords = wordsOf(indexes, within ?? '');
  if (words.length === 0 && areaWords.length === 0)
    return { status: 'unmatched', reason: 'empty', candidates: [] };
  if (words.length === 0) return matchLarger(indexes, areaWords, within as string);
  if (areaWords.length > 0) return matchWithin(indexes, words, findLarger(indexes.larger, areaWords));
  return matchText(indexes, words, text as string, own !== undefined);
}

/** The words without the country at the end, which is part of some names. */
function wordsOf({ own, larger, words: known }: Indexes, text: string): Words {
  const words = plainWords(text);
  return own.find(words).size + larger.find(words).size > 0 ? words : withoutAround(words, known);
}

/** Matches the name of a larger area alone. */
function matchLarger(indexes: Indexes, words: Words, text: string): Matched {
  const found = findLarger(indexes.larger, words);
  if (found.size > 0) return decide([...found.values()].map(asLarger));
  return matchText(indexes, words, text, false);
}

/** The larger areas that a name can mean. There are several if the name is ambiguous. */
export function findLarger(larger: NameIndex, words: Words): Hits {
  const coded = larger.findCode(words);
  const found = coded.size > 0 ? coded : larger.find(words);
  return found.size > 0 ? found : nearestHits(larger.findNear(words), words);
}

/** The hits within reach, and those that are hardly farther away. */
function nearestHits(hits: Hits, words: Words): Hits {
  const allowed = slipsAllowed(words.join('').length);
  const least = Math.min(...[...hits.values()].map(({ slips }) => slips));
  if (least > allowed) return NOTHING;
  return new Map([...hits].filter(([, { slips }]) => slips < least + GAP));
}

/** Matches a name beside that of the larger area. */
function matchWithin(indexes: Indexes, words: Words, areas: Hits): Matched {
  const { own } = indexes;
  const isIn = (ordinal: Ordinal) => liesIn(indexes, ordinal, areas);
  // The name can repeat the larger area.
  const found =
    [own.find(words), ...parts(indexes, words).map(({ name }) => own.find(name))].find(
      (hits) => hits.size > 0,
    ) ?? NOTHING;
  const there = [...found.values()].filter(({ ordinal }) => isIn(ordinal));
  if (areas.size === 0)
    return {
      status: found.size > 0 ? 'ambiguous' : 'unmatched',
      reason: 'unknownLarger',
      candidates: sorted([...found.values()].map(asOwn)),
    };
  if (there.length > 0) return decide(guarded(own, words, there, isIn).map(asOwn));
  const longer = withAreaName(indexes, words, areas).filter(({ ordinal }) => isIn(ordinal));
  if (longer.length > 0) return decide(longer.map(asOwn));
  const near = [...nearestHits(own.findNear(words, isIn), words).values()];
  if (found.size > 0) return ambiguous('contradiction', [...found.values(), ...near].map(asOwn));
  if (near.length > 0) return decide(near.map(asOwn));
  const elsewhere = [...nearestHits(own.findNear(words), words).values()];
  return elsewhere.length > 0 ? ambiguous('contradiction', elsewhere.map(asOwn)) : NOT_FOUND;
}

/** A name can end with that of the larger area: "Santa Fe" in Antioquia is Santafé de Antioquia. */
const withAreaName = ({ own, larger, catalog }: Indexes, words: Words, areas: Hits): readonly Hit[] =>
  [...areas.keys()].flatMap((ordinal) => {
    const area = nameOf(larger.family, catalog.table(larger.family).rows[ordinal] as Row);
    const found = [...own.find([...words, ...plainWords(area)]).values()];
    return found.map((hit) => ({ ...hit, how: 'spelling' as const, score: Math.min(hit.score, LOOSE) }));
  });

/** Matches one text with a name, a larger area, or both in either order. */
function matchText(indexes: Indexes, words: Words, text: string, isOwn: boolean): Matched {
  const { own, larger, catalog, within } = indexes;
  const whole = [...own.find(words).values()];
  const beside = whole.length > 0 ? areasBeside(indexes, text) : NOTHING;
  // "PTO (Nariño)" names a department beside something, so it need not be Puerto Nariño, which is in another department. But some printed
  // lists add a second name that a department has as well.
  if (
    beside.size > 0 &&
    !whole.some(({ ordinal, how }) => how === 'former' || liesIn(indexes, ordinal, beside))
  )
    return ambiguous('contradiction', whole.map(asOwn));
  const likelier =
    isAlone(whole) && beside.size === 0 ? largerNeighbours(indexes, words, text, whole[0]) : [];
  if (likelier.length > 0) return ambiguous('similar', [...whole, ...likelier].map(asOwn));
  const areas = [...larger.find(words).values()].filter(({ how }) => how !== 'abbreviation');
  const isSure = whole.some(isCertain);
  // A town can have the name of the country.
  const all = plainWords(text);
  const both = isSure
    ? []
    : [...pairs(indexes, words), ...(all.length > words.length ? pairs(indexes, all) : [])];
  const direct = [...guarded(own, words, whole).map(asOwn), ...both];
  const isSame = ({ ordinal }: Hit) =>
    whole.some((hit) => hit.ordinal === onlyWithin(catalog, within, ordinal));
  // In a column of names, the name of a larger area is a mistake.
  if (isOwn && areas.some((area) => !isSame(area)) && !isSure && both.length === 0)
    return ambiguous('onlyLarger', [...direct, ...areas.map(asLarger)]);
  const counted = isOwn ? direct : [...direct, ...areas.map(asLarger)];
  if (counted.length > 0)
    return decide(withoutSame(counted, (ordinal) => onlyWithin(catalog, within, ordinal)));
  return matchTyped(indexes, words, text, isOwn);
}

const isAlone = (hits: readonly Hit[]): hits is readonly [Hit] => hits.length === 1;

/**
 * Records of more weight, such as inhabitants, whose official name differs by one letter. Without a larger area, the text can be a typo of
 * theirs.
 */
function largerNeighbours(indexes: Indexes, words: Words, text: string, hit: Hit): readonly Hit[] {
  // An exact name is the same for each row. A typo must not have the accents of another name.
  return hit.how === 'exact' && !hasItsAccents(hit.name, text)
    ? neighbours(indexes.own, hit.ordinal, () => weightierNames(indexes, words, hit.ordinal))
    : [];
}

/** Accepts accents in a wrong encoding as well. */
const hasItsAccents = (name: string, text: string) => [name, text].every((each) => /[^ -~]/.test(each));

const neighbours = memo<Indexes['own'], readonly Hit[], Ordinal>();

function weightierNames({ own, catalog }: Indexes, words: Words, ordinal: Ordinal): readonly Hit[] {
  const { family } = own;
  const weight = family.find?.weight;
  if (weight === undefined) return [];
  const { rows } = catalog.table(family);
  const weightOf = (at: Ordinal) => Number(rows[at]?.[weight] ?? 0);
  return [...own.findNear(words, (at) => weightOf(at) > weightOf(ordinal), false).values()].filter(
    (hit) => hit.slips === 1 && hit.name === nameOf(family, rows[hit.ordinal] as Row),
  );
}

/** Matches with typos in the name, in that of the larger area, or in both. */
function matchTyped(indexes: Indexes, words: Words, text: string, isOwn: boolean): Matched {
  const { own, larger, catalog, within } = indexes;
  const pair = pairIn(indexes, text);
  const isPair = pair !== undefined;
  const ways = [
    ...parts(indexes, words),
    ...(isPair
      ? [
          { name: pair[0], areas: findLarger(larger, pair[1]) },
          { name: pair[1], areas: findLarger(larger, pair[0]) },
        ]
      : []),
  ].filter(({ areas }) => areas.size > 0);
  const typed = ways.flatMap(({ name, areas }) => typedWithin(indexes, name, areas));
  if (typed.length > 0) {
    // A name can end as a larger area. The whole text with one typo is then as good as a part of it with some.
    const whole = [...own.findNear(words).values()].filter(({ slips }) => slips <= 1);
    return decide([...typed, ...whole].map(asOwn));
  }
  const named = ways.flatMap(({ name }) => [...own.find(name).values()]);
  if (named.length > 0) return ambiguous('contradiction', named.map(asOwn));
  // A name beside that of a larger area is not a larger area itself.
  const isLone = !isOwn && !isPair && ways.length === 0;
  const all = [
    ...[...own.findNear(words).values()].map(asOwn),
    ...townsLikeTheCountry(indexes, text).map(asOwn),
    ...(isLone ? [...larger.findNear(words).values()].map(asLarger) : []),
  ];
  // Beside the name of a larger area, a short name would pass for a few typos.
  const most = ways.length > 0 ? 1 : slipsAllowed(words.join('').length);
  const close = all.filter(({ slips }) => slips <= most);
  const isElsewhere = ({ ordinal }: ScoredHit) => !ways.some(({ areas }) => liesIn(indexes, ordinal, areas));
  // The larger area is part of a name elsewhere, or the place is unknown. "Pla, Magdalena" is not La Magdalena.
  if (ways.length > 0 && close.some(isElsewhere)) return ambiguous('contradiction', close);
  if (close.length > 0) return decide(withoutSame(all, (ordinal) => onlyWithin(catalog, within, ordinal)));
  return NOT_FOUND;
}

/** "Huuila, Colombia" is a department and its country, or a town with the name of the country. */
function townsLikeTheCountry(indexes: Indexes, text: string): readonly Hit[] {
  const names = separatedNames(text);
  const [first = [], second = []] = names;
  if (names.length !== 2 || !isAround(second, indexes.words)) return [];
  return typedWithin(indexes, second, findLarger(indexes.larger, first));
}

/** Adds the typos of both names. */
function typedWithin({ own, catalog, within }: Indexes, name: Words, areas: Hits): readonly Hit[] {
  const areaOf = (ordinal: Ordinal) => {
    const area = catalog.one(within, ordinal);
    return area === undefined ? undefined : areas.get(area);
  };
  const there = [...own.find(name).values()].filter(({ ordinal }) => areaOf(ordinal) !== undefined);
  const hits =
    there.length > 0
      ? there
      : [
          ...nearestHits(
            own.findNear(name, (each) => areaOf(each) !== undefined),
            name,
          ).values(),
        ];
  return hits.map((hit) => {
    const area = areaOf(hit.ordinal) as Hit;
    const score = Math.min(hit.score, area.score, 0.88);
    return { ...hit, how: 'typo', score, slips: hit.slips + area.slips };
  });
}

interface NamePart {
  readonly name: Words;
  readonly areas: Hits;
}

/** Every way in which a text begins or ends with the name of a larger area. */
function parts({ larger }: Indexes, words: Words): readonly NamePart[] {
  const found: NamePart[] = [];
  for (let length = 1; length <= Math.min(MOST_WORDS, words.length - 1); length++)
    for (const [area, name] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const areas = larger.find(area);
      if (areas.size > 0) found.push({ name, areas });
    }
  return found;
}

function pairs(indexes: Indexes, words: Words): readonly ScoredHit[] {
  return parts(indexes, words).flatMap(({ name, areas }) =>
    [...indexes.own.find(name).values()].filter(({ ordinal }) => liesIn(indexes, ordinal, areas)).map(asOwn),
  );
}

export function liesIn(
  { catalog, within, seat }: Indexes,
  ordinal: Ordinal,
  areas: Pick<Hits, 'has' | 'keys'>,
): boolean {
  const area = catalog.one(within, ordinal);
  if (area !== undefined && areas.has(area)) return true;
  return seat !== undefined && [...areas.keys()].some((larger) => catalog.one(seat, larger) === ordinal);
}

/** The two names around a comma, parentheses or a similar mark, apart from the country. */
function pairIn({ words }: Indexes, text: string): readonly [Words, Words] | undefined {
  const [first, second, ...more] = separatedNames(text).filter((name) => !isAround(name, words));
  return first !== undefined && second !== undefined && more.length === 0 ? [first, second] : undefined;
}

/** The larger areas that one of two separated names can mean. */
function areasBeside(indexes: Indexes, text: string): Hits {
  const [first, second] = pairIn(indexes, text) ?? [];
  if (first === undefined || second === undefined) return NOTHING;
  return new Map([...indexes.larger.find(first), ...indexes.larger.find(second)]);
}

/** An official name, a code, or a common name that replaces the official one. */
const isCertain = ({ how, score }: Hit): boolean =>
  how === 'exact' || how === 'code' || (how === 'alias' && score >= SURE);

/** An unofficial name can be a typo of another name, and then both are returned. */
function guarded(
  index: NameIndex,
  words: Words,
  hits: readonly Hit[],
  keeps?: (ordinal: Ordinal) => boolean,
): readonly Hit[] {
  if (hits.length === 0 || hits.some(isCertain) || hasUnknown(words)) return hits;
  const known = new Set(hits.map(({ ordinal }) => ordinal));
  const score = Math.max(...hits.map((hit) => hit.score));
  const others = [...index.findNear(words, keeps, false).values()].filter(
    ({ ordinal, slips }) => slips <= 1 && !known.has(ordinal),
  );
  return [...hits, ...others.map((hit) => ({ ...hit, score: score - MARGIN / 2 }))];
}

function onlyWithin(catalog: Catalog, within: ToOne, larger: Ordinal): Ordinal | undefined {
  const { id } = catalog.table(within.target).rows[larger] as { readonly id?: unknown };
  const list = within.target.lists.find(({ key }) => key === within.key.name);
  if (id === undefined || list === undefined) return undefined;
  const children = catalog.many(list, larger);
  return children.length === 1 ? children[0] : undefined;
}

/** Splits at commas, similar marks and dashes. Names contain dashes as well. */
export const separatedNames = (text: string): readonly Words[] =>
  text
    .split(/[,;|/()[\]\n\t]|\s*[-–—]\s*/u)
    .map(plainWords)
    .filter((words) => words.length > 0);
