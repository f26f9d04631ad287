// Looks up every name of a family as people type it, official or not. It tries the text as it is, with abbreviations written out, without
// spaces, without small words, and with typos.

import type { Catalog, Ordinal } from '../catalog/catalog.js';
import { type Former, historyOf } from '../history/history-of.js';
import type { PlaceWords } from '../model/matching.js';
import type { ModelFamily, Row, ToMany } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import {
  hasUnknown,
  plainWords,
  UNKNOWN,
  type Words,
  withoutSmall,
  withoutStatus,
  withoutTitle,
  writtenOut,
} from '../names/name-key.js';
import { addToList } from '../scheduling/lists.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../scheduling/yielding-work.js';
import { editDistance } from '../text/edit-distance.js';

/** How a name was recognised. */
type How = 'exact' | 'alias' | 'former' | 'abbreviation' | 'spelling' | 'typo' | 'code' | 'part';

export interface Hit {
  readonly ordinal: Ordinal;
  readonly how: How;
  /** From 0 to 1. */
  readonly score: number;
  /** Wrong letters of a typo. */
  readonly slips: number;
  /** The current or former name or code. */
  readonly name: string;
}

/** The best hit of each record. */
export type Hits = ReadonlyMap<Ordinal, Hit>;

export interface NameIndex {
  readonly family: ModelFamily;
  /** Finds names without typos. */
  readonly find: (words: Words) => Hits;
  /** By the letters of a code behind those of the country: "ANT" of CO-ANT. */
  readonly findCode: (words: Words) => Hits;
  /** With typos: up to one more than are accepted, so that the distance of the next one is known. */
  readonly findNear: (words: Words, keeps?: (ordinal: Ordinal) => boolean, isWrittenOut?: boolean) => Hits;
}

/** Names with at least this score are not taken for a typo of another name. */
export const SURE = 0.99;

/** Scores by kind of alias. A former name or that of the seat ranks below a current official name. */
const aliasScores = {
  shortName: SURE,
  abbreviation: 0.97,
  spelling: 0.97,
  longName: 0.97,
  acronym: 0.97,
  commonName: 0.95,
  englishName: 0.95,
  oldName: 0.92,
  seatName: 0.9,
  /** Used only by searches. In a column of places it would be a guess. */
  nickname: undefined,
} as const;

const FORMER_NAME = aliasScores.oldName;

/** Small words are left out. */
export const LOOSE = 0.93;

const SCORES = {
  exact: 1,
  writtenOut: 0.96,
  titled: 0.98,
  joined: 0.95,
  unknown: 0.94,
  loose: LOOSE,
  typo: 0.9,
};

/** A third of a short name would make another name. */
export const slipsAllowed = (letters: number): number =>
  letters < 4 ? 0 : letters < 6 ? 1 : letters < 12 ? 2 : 3;

interface Typed {
  readonly letters: string;
  /** One bit for each letter of the alphabet in the name. */
  readonly bits: number;
  readonly ordinal: Ordinal;
  readonly name: string;
}

export function* createNameIndex(
  catalog: Catalog,
  family: ModelFamily,
  words: PlaceWords,
): YieldingWork<NameIndex> {
  const literal = new Map<string, Hit[]>();
  const joined = new Map<string, Hit[]>();
  const loose = new Map<string, Hit[]>();
  /** Names by their number of letters. */
  const typed: Typed[][] = [];
  const codes = new Map<string, Former>();
  const table = catalog.table(family);

  function add(name: string, ordinal: Ordinal, how: How, score: number): void {
    const plain = plainWords(name);
    const letters = plain.join('');
    if (letters === '') return;
    const hit = { ordinal, how, score, slips: 0, name };
    addToList(literal, plain.join(' '), hit);
    addToList(joined, letters, hit);
    if (how === 'abbreviation') return;
    addToList(loose, withoutSmall(plain, words).join(''), hit);
    typed[letters.length] ??= [];
    typed[letters.length]?.push({ letters, bits: bitsOf(letters), ordinal, name });
  }

  const past = historyOf(catalog, family);
  for (const { ordinal, text } of past.codes) codes.set(text.toLowerCase(), { ordinal, text });
  for (const [ordinal, row] of table.rows.entries()) {
    if (ordinal % RECORDS_IN_A_STEP === RECORDS_IN_A_STEP - 1) yield;
    for (const name of namesOf(family, row)) add(name, ordinal, 'exact', SCORES.exact);
    for (const field of family.identifiers)
      if (typeof row[field] === 'string')
        codes.set((row[field] as string).toLowerCase(), { ordinal, text: row[field] as string });
  }
  yield;
  for (const { family: name, id, alias, kind } of catalog.aliases) {
    const ordinal = name === family.name ? table.ordinal(id) : undefined;
    const score = aliasScores[kind];
    if (ordinal === undefined || score === undefined) continue;
    add(alias, ordinal, kind === 'abbreviation' ? 'abbreviation' : 'alias', score);
  }
  for (const { ordinal, text } of past.names) add(text, ordinal, 'former', FORMER_NAME);

  /** A number has lost the leading zeros of a code. */
  function byCode(plain: Words): Hits {
    const code = plain.join('-');
    const isDigits = /^\d+$/.test(code);
    if (!isDigits && plain.length !== 2) return new Map();
    const found = codes.get(code) ?? (isDigits ? codes.get(`0${code}`) : undefined);
    if (found === undefined) return new Map();
    const { ordinal, text: name } = found;
    return new Map([[ordinal, { ordinal, how: 'code', score: 1, slips: 0, name }]]);
  }

  /** The names that the known letters are those of; a lost letter may have been written as two signs. */
  function findUnknown(plain: Words): Hits {
    const text = plain.join('');
    const known = text.replaceAll(UNKNOWN, '').length;
    if (known <= text.length - known) return new Map();
    const pattern = text.replace(/\ue000+/g, (signs) => `.{${Math.ceil(signs.length / 2)},${signs.length}}`);
    const meant = new RegExp(`^${pattern}$`);
    const found = typed
      .slice(known, text.length + 1)
      .flatMap((names = []) => names.filter(({ letters }) => meant.test(letters)));
    const hits = found.map(({ ordinal, name }) => ({ ordinal, name, slips: 0 }));
    return best(hits.map((hit) => ({ ...hit, how: 'spelling', score: SCORES.unknown })));
  }

  const findCode = (plain: Words): Hits => {
    const [letters = ''] = plain;
    if (plain.length !== 1 || !/^[a-z]{2,3}$/.test(letters)) return new Map();
    return (
      words.around.map((country) => byCode([country, letters])).find(({ size }) => size > 0) ?? new Map()
    );
  };

  function find(plain: Words): Hits {
    const code = byCode(plain);
    if (code.size > 0) return code;
    if (hasUnknown(plain)) {
      const found = findUnknown(plain);
      const bare = found.size > 0 ? undefined : withoutTitle(plain, words);
      return bare === undefined ? found : find(bare);
    }
    const asIs = best(literal.get(plain.join(' ')));
    if (asIs.size > 0) return asIs;
    const readings = writtenOut(plain, words);
    const meant = best(readings.flatMap((reading) => literal.get(reading.join(' ')) ?? []));
    if (meant.size > 0) return as(meant, 'abbreviation', SCORES.writtenOut);
    const bare = withoutTitle(plain, words);
    const name = bare ?? withoutStatus(plain, words);
    const named = name === undefined ? meant : find(name);
    if (named.size > 0) return as(named, undefined, SCORES.titled);
    const together = best(joined.get(plain.join('')));
    if (together.size > 0) return as(together, 'spelling', SCORES.joined);
    const keys = [plain, ...readings].map((reading) => withoutSmall(reading, words).join(''));
    return as(
      best(keys.flatMap((key) => (key === '' ? [] : (loose.get(key) ?? [])))),
      'spelling',
      SCORES.loose,
    );
  }

  function findNear(
    plain: Words,
    keeps: (ordinal: Ordinal) => boolean = () => true,
    isWrittenOut = true,
  ): Hits {
    const readings = [plain, ...(isWrittenOut ? writtenOut(plain, words) : [])].map((reading) =>
      reading.join(''),
    );
    const found = new Map<Ordinal, Hit>();
    for (const letters of readings) {
      const most = slipsAllowed(letters.length) + 1;
      const bits = bitsOf(letters);
      for (let length = Math.max(1, letters.length - most); length <= letters.length + most; length++)
        for (const other of typed[length] ?? []) {
          // A typo adds a letter, removes one, or both.
          if (countOf(bits & ~other.bits) > most || countOf(other.bits & ~bits) > most) continue;
          if (!keeps(other.ordinal)) continue;
          const slips = editDistance(letters, other.letters, most);
          if (slips === undefined || slips >= (found.get(other.ordinal)?.slips ?? most + 1)) continue;
          const score = SCORES.typo * (1 - slips / Math.max(letters.length, length));
          const { ordinal, name } = other;
          found.set(ordinal, { ordinal, how: 'typo', score, slips, name });
        }
    }
    return found;
  }

  return { family, find, findCode, findNear };
}

function namesOf({ nameFields, otherName }: ModelFamily, row: Row): readonly string[] {
  const name = nameOf({ nameFields }, row);
  const other = otherName === undefined ? null : row[otherName];
  return typeof other === 'string' ? [name, other] : [name];
}

function best(hits: readonly Hit[] = []): Map<Ordinal, Hit> {
  const found = new Map<Ordinal, Hit>();
  for (const hit of hits) if (hit.score > (found.get(hit.ordinal)?.score ?? 0)) found.set(hit.ordinal, hit);
  return found;
}

/** A name that was changed to be found scores no higher than this. */
function as(hits: Hits, how: How | undefined, most: number): Hits {
  return new Map(
    [...hits].map(([ordinal, hit]) => [
      ordinal,
      {
        ...hit,
        how: how === undefined || hit.how === 'alias' || hit.how === 'former' ? hit.how : how,
        score: Math.min(hit.score, most),
      },
    ]),
  );
}

function bitsOf(letters: string): number {
  let bits = 0;
  for (let index = 0; index < letters.length; index++) {
    const code = letters.charCodeAt(index) - 97;
    if (code >= 0 && code < 26) bits |= 1 << code;
  }
  return bits;
}

/** The bits that are set, in pairs, then fours, then bytes. */
function countOf(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return (((fours + (fours >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The records that the smaller places of a list belong to, by the names of these places without typos. */
export function* createPartIndex(
  catalog: Catalog,
  family: ModelFamily,
  list: ToMany,
): YieldingWork<(words: Words) => readonly Ordinal[]> {
  const { rows } = catalog.table(list.target);
  const named = new Map<string, Ordinal[]>();
  for (const whole of catalog.table(family).all) {
    // Some have a hundred.
    if (whole % (RECORDS_IN_A_STEP / 10) === 0) yield;
    for (const part of catalog.many(list, whole))
      addToList(named, plainWords(nameOf(list.target, rows[part] as Row)).join(' '), whole);
  }
  return (words) => named.get(words.join(' ')) ?? [];
}
