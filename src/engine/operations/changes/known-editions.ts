// The editions whose changes are known: each of the history, up to the one that is served.
import type { Catalog } from '../../catalog/catalog.js';
import { type EditionChanges, editionName } from '../../dataset/dataset.js';

/** Their names, the newest first. */
export function knownEditions({ edition, changes }: Pick<Catalog, 'edition' | 'changes'>): readonly string[] {
  return [editionName(edition), ...changes.map(({ since }) => since).toReversed()];
}

/** The changes after an edition, the newest first; undefined if it is unknown. It is named in full, by its version or by its day. */
export function changesAfter(
  catalog: Pick<Catalog, 'edition' | 'changes'>,
  given: string,
): { readonly since: string; readonly histories: readonly EditionChanges[] } | undefined {
  const version = given.replaceAll(/^(\d{4})-(\d{2})-(\d{2})$/g, '$1.$2.$3');
  const known = knownEditions(catalog);
  const index = known.findIndex((name) => name === given || versionOf(name) === version);
  const since = known[index];
  if (since === undefined) return undefined;
  return { since, histories: catalog.changes.toReversed().slice(0, index) };
}

export const versionOf = (name: string): string => name.replace(/-[0-9a-f]{8}$/, '');
