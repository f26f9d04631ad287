// Drops old editions; the current one stays, however old it is, and so do those of software that is newer than this.
import type { ClientBase } from 'pg';
import type { Model } from '../../engine/model/model.js';
import { modelVersion } from './model-version.js';
import { EDITIONS, firstPublished, type ListedEdition, publishedEditions } from './postgres-editions.js';

/** The ids of editions. */
interface Pruned {
  readonly dropped: readonly string[];
  /** Retained because their model is not known to be older than that of this software. */
  readonly untouched: readonly string[];
}

/** Keeps the current edition and, of the editions that this software may drop, the newest ones. */
export async function pruneEditions(model: Model, client: ClientBase, keep: number): Promise<Pruned> {
  const editions = await publishedEditions(client);
  const mayDrop = olderOrSame(modelVersion(model), editions, await firstPublished(client));
  const old = editions.filter(mayDrop).filter(({ isCurrent }, index) => index >= keep && !isCurrent);
  for (const { id } of old) await client.query(`DELETE FROM ${EDITIONS} WHERE id = $1`, [id]);
  const untouched = editions.filter((edition) => !edition.isCurrent && !mayDrop(edition));
  return { dropped: old.map(({ id }) => id), untouched: untouched.map(({ id }) => id) };
}

/** A model is older if its first edition was published earlier. Versions are hashes, which have no order. */
function olderOrSame(
  ours: string,
  editions: readonly ListedEdition[],
  recorded: ReadonlyMap<string, Date>,
): (edition: ListedEdition) => boolean {
  const first = new Map(recorded);
  // The newest come first, so the last one that is set is the oldest.
  for (const { modelVersion: version, publishedAt } of editions)
    if (!recorded.has(version)) first.set(version, publishedAt);
  const since = first.get(ours);
  return ({ modelVersion: version }) =>
    version === ours || (since !== undefined && (first.get(version) as Date) < since);
}
