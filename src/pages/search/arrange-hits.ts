// In which order the results of a search are shown: what was named first, what only resembles it last.
import { type FoundPage, wordsOf } from './find-pages.js';

export const hitKinds = ['data', 'pages', 'similar'] as const;
export type HitKind = (typeof hitKinds)[number];

export interface HitGroup<Record> {
  readonly kind: HitKind;
  readonly hits: readonly (FoundPage | Record)[];
}

/** Who types digits means a code. */
export const isCode = (query: string): boolean => /\d/.test(query);

/** Whether a name has every word that was typed, or its beginning. */
function isNamed(name: string, query: string): boolean {
  if (isCode(query)) return true;
  const words = wordsOf(name);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Records come as they were answered; groups without a hit are left out. */
export function arrangeHits<Record extends { readonly name: string }>(
  query: string,
  records: readonly Record[],
  found: readonly FoundPage[],
): readonly HitGroup<Record>[] {
  const [families, pages] = [found.filter(({ isData }) => isData), found.filter(({ isData }) => !isData)];
  const named = records.filter(({ name }) => isNamed(name, query));
  const groups: Readonly<{ [Kind in HitKind]: HitGroup<Record>['hits'] }> = {
    data: [
      ...families.filter(({ isWhole }) => isWhole),
      ...named,
      ...families.filter(({ isWhole }) => !isWhole),
    ],
    pages,
    similar: records.filter((record) => !named.includes(record)),
  };
  // A page that has the very word is what was meant, rather than a name with other letters.
  const order: readonly HitKind[] = pages.some(({ isWhole }) => isWhole)
    ? hitKinds
    : ['data', 'similar', 'pages'];
  return order.map((kind) => ({ kind, hits: groups[kind] })).filter(({ hits }) => hits.length > 0);
}
