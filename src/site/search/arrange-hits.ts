// The order of the results of a search: named records first, similar names last.
import { type FoundPage, wordsOf } from './find-pages.js';

const hitKinds = ['data', 'pages', 'similar'] as const;
export type HitKind = (typeof hitKinds)[number];

interface HitGroup {
  readonly kind: HitKind;
  readonly hits: readonly (FoundPage | FoundHit)[];
}

/** A hit of the operation. */
export interface FoundHit {
  readonly family: string;
  /** Null if it is the family itself. */
  readonly id: number | null;
  readonly name: string;
  readonly context: string;
  readonly score: number;
  /** The matching field. */
  readonly field: string;
}

/** A hit by a code, an alias or a kind has another name; a name with other letters only resembles the query. */
const isCertain = ({ score, field }: FoundHit): boolean => score >= SURE && field !== 'name';
const SURE = 0.93;

/** Whether a name has every word that was typed, or its beginning. */
function isNamed(name: string, query: string): boolean {
  const words = wordsOf(name);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Records come as they were answered; groups without a hit are left out. */
export function arrangeHits(
  query: string,
  hits: readonly FoundHit[],
  found: readonly FoundPage[],
): readonly HitGroup[] {
  const [families, pages] = [found.filter(({ isData }) => isData), found.filter(({ isData }) => !isData)];
  // A family that has the very word is found as a page.
  const records = families.some(({ isWhole }) => isWhole) ? hits.filter(({ id }) => id !== null) : hits;
  const named = records.filter((hit) => isCertain(hit) || isNamed(hit.name, query));
  const groups: Readonly<{ [Kind in HitKind]: HitGroup['hits'] }> = {
    data: [
      ...families.filter(({ isWhole }) => isWhole),
      ...named,
      ...families.filter(({ isWhole }) => !isWhole),
    ],
    pages,
    similar: records.filter((record) => !named.includes(record)),
  };
  // A page with exactly this word is meant, rather than a name with other letters, which comes after it.
  const order: readonly HitKind[] = pages.some(({ isWhole }) => isWhole)
    ? hitKinds
    : ['data', 'similar', 'pages'];
  return order.map((kind) => ({ kind, hits: groups[kind] })).filter((group) => group.hits.length > 0);
}
