// Finds the record that a row means by its names and the codes beside them. A code alone decides nothing that its names contradict.
import type { Ordinal } from '../catalog/catalog.js';
import { isNothing, plainWords } from '../names/name-key.js';
import { ambiguous, asLarger, asOwn, type Matched, NOT_FOUND, type ScoredHit } from './decide.js';
import {
  findLarger,
  type Indexes,
  liesIn,
  matchNames,
  type NamedPlace,
  separatedNames,
} from './match-names.js';
import type { Hit, Hits, NameIndex } from './name-index.js';
import { readCell } from './read-cell.js';

export function matchPlace(indexes: Indexes, place: NamedPlace): Matched {
  const typed = mapped(place, (text) => {
    const read = withoutDots(readCell(text));
    return isNothing(plainWords(read), indexes.words) ? undefined : read;
  });
  const matched = matchTyped(indexes, typed);
  return matched.status === 'matched' ? matched : (withPart(indexes, typed) ?? matched);
}

function matchTyped(indexes: Indexes, typed: NamedPlace): Matched {
  const within = codesBeside(indexes, typed.within);
  const both = codesBeside(indexes, typed.both);
  const own = withEndOfCode(indexes, typed.own, within);
  const all = [own, within, both];
  const codes = byOrdinal(all.flatMap((each) => each.own));
  const areas = byOrdinal(all.flatMap((each) => each.larger));
  const names: NamedPlace = { own: nameIn(own), within: nameIn(within), both: nameIn(both) };
  const isNamed = Object.values(names).some((name) => name !== undefined);
  if (codes.size > 0) return matchCoded(indexes, codes, areas, names);
  if (areas.size > 0 && own.isUnknown === true) return NOT_FOUND;
  if (areas.size > 0 && isNamed) return matchInCoded(indexes, areas, names, typed);
  return matchNames(indexes, typed);
}

const nameIn = ({ rest }: CodesBeside) => (plainWords(rest).length === 0 ? undefined : rest);

const mapped = (
  { own, within, both }: NamedPlace,
  change: (text: string) => string | undefined,
): NamedPlace => ({
  own: own && change(own),
  within: within && change(within),
  both: both && change(both),
});

const byOrdinal = (hits: readonly Hit[]): Hits => new Map(hits.map((hit) => [hit.ordinal, hit]));

/** Matches a code of the record itself. Names beside it must be able to mean that record or its larger area. */
function matchCoded(indexes: Indexes, codes: Hits, areas: Hits, names: NamedPlace): Matched {
  const coded = [...codes.values()].map(asOwn);
  const [ordinal] = codes.keys() as unknown as [Ordinal];
  const named = matchNames(indexes, names);
  const isThere = areas.size === 0 || liesIn(indexes, ordinal, areas);
  // If the name itself is present, another record with more inhabitants is a guess that a code must not confirm.
  const isNamed = named.candidates.some(({ how }) => how === 'exact');
  const likely = named.candidates.filter(({ how }) => !isNamed || how !== 'typo');
  const agrees =
    named.reason === 'empty' ||
    likely.some((each) =>
      each.isLarger
        ? named.status === 'matched' && liesIn(indexes, ordinal, new Set([each.ordinal]))
        : each.ordinal === ordinal,
    );
  if (codes.size > 1 || !isThere || !agrees)
    return ambiguous('contradiction', [...coded, ...named.candidates]);
  return { status: 'matched', reason: 'code', candidates: coded };
}

/** Matches a code of the larger area. It separates records of one name, and must agree with the names. */
function matchInCoded(indexes: Indexes, areas: Hits, names: NamedPlace, typed: NamedPlace): Matched {
  const named = matchNames(indexes, names);
  const isThere = ({ isLarger, ordinal }: ScoredHit) =>
    isLarger ? areas.has(ordinal) : liesIn(indexes, ordinal, areas);
  const [first] = named.candidates;
  if (named.status === 'matched' && first !== undefined)
    return isThere(first)
      ? named
      : ambiguous('contradiction', [...named.candidates, ...[...areas.values()].map(asLarger)]);
  if (areas.size > 1) return named;
  const [code] = areas.keys() as unknown as [Ordinal];
  const within = names.within ?? codeText(indexes.larger, indexes, code) ?? typed.within;
  return matchNames(indexes, { own: names.own ?? names.both, within, both: undefined });
}

function codeText({ family }: NameIndex, { catalog }: Indexes, ordinal: Ordinal): string | undefined {
  const row = catalog.table(family).rows[ordinal];
  const code = family.identifiers.map((field) => row?.[field]).find((value) => /^\d+$/.test(String(value)));
  return code === undefined ? undefined : String(code);
}

// Codes beside names, as official tables have them: "05001 - Medellín", "CALI (76001)", "05.001", "05 Antioquia", "CO-ANT".

interface CodesBeside {
  /** The text without the codes. */
  readonly rest: string;
  readonly own: readonly Hit[];
  readonly larger: readonly Hit[];
  /** The text has the end of a code that no record in that area has. */
  readonly isUnknown?: boolean;
}

/** A dot between thousands does not belong to the code. */
const DOTTED = /(?<![\d.])(\d{1,3})\.(\d{3})(?![\d.])/g;
/** A single digit is not a code; letters are one behind those of the country. */
const CODE = /(?<!\d)\d{2,}(?!\d)|\b\p{L}{2}[-_ ]\p{L}{2,3}\b/gu;

const withoutDots = (text: string): string => text.replace(DOTTED, '$1$2');

/** Leaves numbers that are not codes in the text. */
function codesBeside({ own, larger, words }: Indexes, text = ''): CodesBeside {
  const found: { own: Hit[]; larger: Hit[] } = { own: [], larger: [] };
  const rest = text.replace(CODE, (code) => {
    const plain = plainWords(code);
    if (plain.length > 1 && !words.around.includes(plain[0] as string)) return code;
    const short = code.endsWith(words.whole) ? [code.slice(0, -words.whole.length)] : plain;
    const [ofOwn] = [...own.find(plain).values(), ...own.find(short).values()];
    const [ofLarger] = larger.find(plain).values();
    if (ofOwn?.how === 'code') found.own.push(ofOwn);
    else if (ofLarger?.how === 'code') found.larger.push(ofLarger);
    else return code;
    return ' ';
  });
  return { ...found, rest };
}

/** Tables can divide a code into that of the larger area and the rest, as in "05" and "001". */
const END_OF_CODE = /(?<!\d)\d{1,3}(?!\d)/;

function withEndOfCode(indexes: Indexes, text: string | undefined, within: CodesBeside): CodesBeside {
  const alone = codesBeside(indexes, text);
  const [digits] = END_OF_CODE.exec(alone.rest) ?? END_OF_CODE.exec(text ?? '') ?? [];
  if (text === undefined || digits === undefined || alone.own.length > 0) return alone;
  const areas =
    within.larger.length > 0 ? byOrdinal(within.larger) : findLarger(indexes.larger, plainWords(within.rest));
  const [area] = areas.keys();
  if (area === undefined || areas.size > 1) return alone;
  const found = codesIn(indexes, area).get(digits.padStart(3, '0'));
  const rest = text.replace(END_OF_CODE, ' ');
  if (found !== undefined) return { rest, own: [found], larger: [] };
  // Without a name beside it, a number says nothing else.
  return plainWords(rest).length === 0 ? { ...alone, isUnknown: true } : alone;
}

/** By the part of their codes behind that of the larger area. */
function codesIn(indexes: Indexes, area: Ordinal): ReadonlyMap<string, Hit> {
  const { own, larger } = indexes;
  const start = codeText(larger, indexes, area) ?? '';
  const { rows } = indexes.catalog.table(own.family);
  const codes = new Map<string, Hit>();
  for (const ordinal of rows.keys()) {
    const code = codeText(own, indexes, ordinal);
    if (code?.startsWith(start) && liesIn(indexes, ordinal, new Set([area])))
      codes.set(code.slice(start.length), { ordinal, how: 'code', score: 1, slips: 0, name: code });
  }
  return codes;
}

// A smaller place can be the seat in brackets behind a name, or the only name of a row.

/** A smaller place confirms the name before it. Alone, it is a hint. */
function withPart(indexes: Indexes, { own, within, both }: NamedPlace): Matched | undefined {
  const { larger, parts } = indexes;
  const text = own ?? both;
  if (parts === undefined || text === undefined) return undefined;
  const names = separatedNames(text);
  const areas = names.map((name) => findLarger(larger, name));
  const beside = [...(within === undefined ? [] : [findLarger(larger, plainWords(within))]), ...areas];
  const around = beside.filter(({ size }) => size > 0);
  const isThere = (ordinal: Ordinal) => around.every((each) => liesIn(indexes, ordinal, each));
  const [first = [], ...others] = names.filter((_, at) => areas[at]?.size === 0);
  const seated = [...indexes.own.find(first).values()].filter(
    ({ ordinal }) => isThere(ordinal) && others.some((other) => parts(other).includes(ordinal)),
  );
  if (seated.length === 1) return { status: 'matched', reason: 'part', candidates: seated.map(asOwn) };
  if (seated.length > 1 || indexes.own.find(first).size > 0) return undefined;
  const hints = [...new Set(parts(first))].filter(isThere);
  if (hints.length === 0) return undefined;
  const name = text;
  return {
    status: 'unmatched',
    reason: 'partOnly',
    candidates: hints.map((ordinal) => asOwn({ ordinal, how: 'part', score: PART, slips: 0, name })),
  };
}

const PART = 0.5;
