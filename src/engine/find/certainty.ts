// Decides whether the query names a hit or only resembles it, because a guess must not pass for an answer.
import type { Row } from '../model/model.js';
import { wordsOf } from '../names/name-key.js';
import { editDistance } from '../text/edit-distance.js';
import type { FindIndex } from './find-index.js';
import { type Findable, phrasesOf } from './findable.js';
import { joinedForms, namesApart, otherNumber } from './spelling.js';

/** Typos are corrected up to this order, because there are thousands of minor names and any word resembles one. */
export const IMPORTANT = 3;
/** A shorter text is the beginning of too many names. */
const SHORTEST = 3;

/** The number of letters that may differ: none up to three letters, one up to eight, then two. */
const lettersOff = (length: number): number => (length < 4 ? 0 : length < 9 ? 1 : 2);

/**
 * A hit is certain if the query is one of its names, its beginning, or a typo of it; or if each of two words or more is a word of its
 * names, its kind, its place or its time.
 */
export function certaintyOf(index: FindIndex, query: string): (at: number) => boolean {
  const { records, seats } = index;
  const words = wordsOf(query);
  const areTyped = (phrase: readonly string[]) =>
    phrase.every((part) => words.some((word) => word === part || otherNumber(word).includes(part)));
  const seatsAt = new Set(seats.of.values());
  return (at) => {
    const record = records[at] as Findable;
    const mayDiffer = record.find.order <= IMPORTANT;
    // A place inside another is known by its larger area too, because many neighbourhoods are named after foreign cities.
    const isOwn = ({ field }: Findable['names'][number]) => !record.find.contained?.fields.includes(field);
    if (record.names.some((name) => isOwn(name) && isName(query, name.key, mayDiffer))) return true;
    if (words.length < 2) return false;
    // "Poblado" alone is not a populated centre, and one word of five does not name a university.
    const known = new Set(phrasesOf(record.family).map(wordsOf).filter(areTyped).flat());
    for (const name of record.names) {
      const parts = wordsOf(name.key);
      const own = new Set(parts);
      const typed = words.filter((word, at) => isKnown(word, own, mayDiffer, at === words.length - 1));
      if (typed.length >= parts.length / (isOwn(name) ? 2 : 1)) for (const part of parts) known.add(part);
    }
    for (const place of placesAround(index, at))
      for (const { key } of (records[place] as Findable).names)
        for (const word of wordsOf(key)) known.add(word);
    if (seatsAt.has(at))
      for (const phrase of seats.words) for (const word of wordsOf(phrase)) known.add(word);
    return words.every(
      (word, position) =>
        isKnown(word, known, mayDiffer, position === words.length - 1) || isTimeOf(record, word),
    );
  };
}

function isName(typed: string, name: string, mayDiffer: boolean): boolean {
  if (name === typed || joinedForms(typed).includes(name)) return true;
  // Whole words at the beginning of a name are part of it.
  if (typed.length >= SHORTEST && name.startsWith(typed) && name[typed.length] !== ' ') return true;
  const most = lettersOff(Math.min(typed.length, name.length));
  if (!mayDiffer || most === 0 || namesApart(typed, name, most) === undefined) return false;
  // Two letters of a short word make another one: "Menga Cali" is not "Sena Cali".
  const [own, other] = [typed.split(' '), name.split(' ')];
  const isNear = (word: string, at: number) =>
    word === other[at] ||
    editDistance(word, other[at] as string, Math.max(1, lettersOff(word.length))) !== undefined;
  return own.length !== other.length || own.every(isNear);
}

function isKnown(word: string, known: ReadonlySet<string>, mayDiffer: boolean, isLast: boolean): boolean {
  if (known.has(word) || otherNumber(word).some((other) => known.has(other))) return true;
  const most = mayDiffer ? lettersOff(word.length) : 0;
  for (const other of known)
    if (
      (isLast && word.length >= SHORTEST && other.startsWith(word)) ||
      (most > 0 && editDistance(word, other, most) !== undefined)
    )
      return true;
  return false;
}

/** The areas around a record, and those around its second one. */
function placesAround({ around, alsoIn }: FindIndex, at: number): ReadonlySet<number> {
  const places = new Set<number>();
  for (const nearest of [around[at] as number, alsoIn.get(at) ?? -1])
    for (let place = nearest; place >= 0; place = around[place] as number) places.add(place);
  return places;
}

/** Whether the words name a year in which the record is active, or the present for a record that is active now. */
export function isTimeOf({ family: { period }, row }: Findable, word: string): boolean {
  if (period === undefined) return false;
  const [from, to] = yearsOfTerm(row, period);
  return period.now?.includes(word)
    ? row[period.to] === null
    : /^\d{4}$/.test(word) && word >= from && word <= to;
}

const yearsOfTerm = (row: Row, { from, to }: { readonly from: string; readonly to: string }) =>
  [String(row[from]).slice(0, 4), String(row[to] ?? '9999').slice(0, 4)] as const;
