// The editions whose changes are known: each of the history, up to the one that is served.
import type { Catalog } from '../../catalog/catalog.js';
import { type EditionChanges, editionName } from '../../dataset/dataset.js';

/** Their names, the newest first. */
export function knownEditions({ edition, changes }: Pick<Catalog, 'edition' | 'changes'>): readonly string[] {
  return [editionName(edition), ...changes.map(({ since }) => since).toReversed()];
}

interface ChangesAfter {
  readonly since: string;
  readonly histories: readonly EditionChanges[];
  /** Another edition was named, of the same version. */
  readonly isAnother: boolean;
}

/**
 * The changes after an edition, the newest first; undefined if it is unknown. It is named in full, by its version or by its day. A day with
 * several editions is the first of them, so that no change is left out. So is a version with another fingerprint, because every build of
 * the data from the same day has its own.
 */
export function changesAfter(
  catalog: Pick<Catalog, 'edition' | 'changes'>,
  given: string,
): ChangesAfter | undefined {
  const known = knownEditions(catalog);
  const named = known.findLastIndex(
    (name) => name === given || versionOf(name) === given || dateOf(versionOf(name)) === given,
  );
  const isAnother = named === -1;
  const index = isAnother ? known.findLastIndex((name) => versionOf(name) === versionOf(given)) : named;
  const since = known[index];
  if (since === undefined) return undefined;
  return { since, histories: catalog.changes.toReversed().slice(0, index), isAnother };
}

export const versionOf = (name: string): string => name.replace(/-[0-9a-f]{8}$/, '');

export const dateOf = (version: string): string => version.split('.').slice(0, 3).join('-');
