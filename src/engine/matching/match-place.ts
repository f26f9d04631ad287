// Finds the record that a row means by its names and the codes beside them. A code alone decides nothing that its names contradict.
import type { Ordinal } from '../catalog/catalog.js';
import { plainWords } from '../names/name-key.js';
import { ambiguous, asLarger, asOwn, type Matched, type ScoredHit } from './decide.js';
import { type Indexes, liesIn, matchNames, type NamedPlace } from './match-names.js';
import type { Hit, Hits, NameIndex } from './name-index.js';

export function matchPlace(indexes: Indexes, place: NamedPlace): Matched {
  const typed = mapped(place, withoutDots);
  const beside = [typed.own, typed.within, typed.both].map((text = '') =>
    codesBeside(indexes.own, indexes.larger, text),
  );
  const [own, within, both] = beside.map(({ rest }) => (plainWords(rest).length === 0 ? undefined : rest));
  const codes = byOrdinal(beside.flatMap((each) => each.own));
  const areas = byOrdinal(beside.flatMap((each) => each.larger));
  const names: NamedPlace = { own, within, both };
  const isNamed = own !== undefined || within !== undefined || both !== undefined;
  if (codes.size > 0) return matchCoded(indexes, codes, areas, names);
  if (areas.size > 0 && isNamed) return matchInCoded(indexes, areas, names, typed);
  return matchNames(indexes, typed);
}

const mapped = ({ own, within, both }: NamedPlace, change: (text: string) => string): NamedPlace => ({
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
  const within = names.within ?? codeText(indexes, code) ?? typed.within;
  return matchNames(indexes, { own: names.own ?? names.both, within, both: undefined });
}

function codeText({ catalog, larger: { family } }: Indexes, area: Ordinal): string | undefined {
  const row = catalog.table(family).rows[area];
  const code = family.identifiers.map((field) => row?.[field]).find((value) => /^\d+$/.test(String(value)));
  return code === undefined ? undefined : String(code);
}

// Reads codes beside names as official tables write them: "05001 - Medellín", "CALI (76001)", "05.001", "05 Antioquia".

interface CodesBeside {
  /** The text without the codes. */
  readonly rest: string;
  readonly own: readonly Hit[];
  readonly larger: readonly Hit[];
}

/** A dot between thousands does not belong to the code. */
const DOTTED = /(?<![\d.])(\d{1,3})\.(\d{3})(?![\d.])/g;
/** A single digit is not a code. */
const NUMBER = /(?<!\d)\d{2,}(?!\d)/g;

const withoutDots = (text: string): string => text.replace(DOTTED, '$1$2');

/** Numbers that are not codes stay in the text. */
function codesBeside(own: NameIndex, larger: NameIndex, text: string): CodesBeside {
  const found: { own: Hit[]; larger: Hit[] } = { own: [], larger: [] };
  const rest = text.replace(NUMBER, (digits) => {
    const [ofOwn] = own.find([digits]).values();
    const [ofLarger] = larger.find([digits]).values();
    if (ofOwn !== undefined) found.own.push(ofOwn);
    else if (ofLarger !== undefined) found.larger.push(ofLarger);
    else return digits;
    return ' ';
  });
  return { ...found, rest };
}
