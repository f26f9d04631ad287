// Records of the requested kind: those with the remaining words as name, and those in a place or a time of that name.
import type { ModelFamily } from '../model/model.js';
import { JOINING } from '../names/name-key.js';
import { addNamed, addSimilarNames, mistakesIn, SIMILAR_NAMES } from './add-names.js';
import { namesApart } from './alike.js';
import { phrasesOf } from './family-words.js';
import type { FindIndex } from './find-index.js';
import { phraseIn, type QueryKind } from './query-kind.js';
import { add, type Board } from './score-board.js';
import { rangeOf } from './sorted-texts.js';

/** The scores by kind: the name is the rest or begins with it, or the record is in a place of that name or (times `similar`) of a similar one. */
const OF_KIND = { named: 0.985, begun: 0.93, there: 0.96, nearby: 0.88, similar: 0.97 };

export function addOfKind(index: FindIndex, board: Board, { families, rest }: QueryKind): void {
  const { names, records, around, alsoIn } = index;
  const isOf = (at: number) => families.has((records[at] as (typeof records)[number]).family);
  for (const key of [rest, ...namesWith(families, rest)]) {
    const [from, to] = rangeOf(names, key);
    for (let at = from; at < to; at++)
      addNamed(index, board, at, names[at] === key ? OF_KIND.named : OF_KIND.begun, isOf);
  }
  addSimilarNames(index, board, rest, OF_KIND.similar, isOf);
  const places = placesCalled(index, rest);
  for (let at = 0; at < records.length; at++) {
    if (!isOf(at)) continue;
    add(board, at, inTime(records[at] as (typeof records)[number], rest));
    for (const nearest of [around[at] as number, alsoIn.get(at) ?? -1]) {
      let place = nearest;
      while (place >= 0 && !places.has(place)) place = around[place] as number;
      if (place >= 0) add(board, at, places.get(place) as number);
    }
  }
}

/** The rest behind each word for the kind: `u cauca` is Universidad del Cauca. */
const namesWith = (families: ReadonlySet<ModelFamily>, rest: string): readonly string[] =>
  [...families].flatMap((family) =>
    phrasesOf(family).flatMap((phrase) => JOINING.map((joint) => `${phrase} ${joint}${rest}`)),
  );

/** The seat of an area that is called so: `capital of Antioquia`. */
export function addSeats({ seats, names, recordsNamed }: FindIndex, board: Board, query: string): void {
  const found = phraseIn(query, (phrase) => seats.words.has(phrase));
  const [at] = rangeOf(names, found?.rest ?? '');
  if (found === undefined || names[at] !== found.rest) return;
  for (const area of recordsNamed.of(at)) {
    const seat = seats.of.get(area);
    if (seat !== undefined) add(board, seat, OF_KIND.named);
  }
}

/** The score of a record active in a year, or today: highest if it began in that year. */
function inTime({ family: { period }, row }: FindIndex['records'][number], time: string): number {
  if (period === undefined) return 0;
  const [from, to] = [String(row[period.from]).slice(0, 4), String(row[period.to] ?? '9999').slice(0, 4)];
  if (period.now?.includes(time)) return row[period.to] === null ? OF_KIND.named : 0;
  if (!/^\d{4}$/.test(time) || time < from || time > to) return 0;
  return time === from ? OF_KIND.named : OF_KIND.there;
}

/** Records with the name, or else with the most similar ones, and the score of lying in them. */
function placesCalled(
  { names, recordsNamed, similarNames }: FindIndex,
  name: string,
): ReadonlyMap<number, number> {
  const [itself] = rangeOf(names, name);
  if (names[itself] === name)
    return new Map(Array.from(recordsNamed.of(itself), (at) => [at, OF_KIND.there]));
  const similar = similarNames.similar(name, mistakesIn(name.length + 1), SIMILAR_NAMES).flatMap((at) => {
    const other = names[at] as string;
    const distance = namesApart(name, other, mistakesIn(other.length));
    return distance === undefined ? [] : [{ at, distance }];
  });
  const least = Math.min(...similar.map(({ distance }) => distance));
  const nearest = similar.filter(({ distance }) => distance === least);
  return new Map(
    nearest.flatMap(({ at }) => Array.from(recordsNamed.of(at), (each) => [each, OF_KIND.nearby])),
  );
}
