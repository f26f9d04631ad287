// Moves the pointer to another edition, back or forward.
import type { ClientBase } from 'pg';
import type { Model } from '../../engine/model/model.js';
import { nearest } from '../../engine/text/nearest.js';
import { EditionFault, NOTHING_PUBLISHED } from '../editions/edition-status.js';
import {
  modelVersion,
  POINTER,
  type PublishedEdition,
  publishedEdition,
  publishedEditions,
} from './postgres-editions.js';
import { readDatasetPostgres } from './read-dataset-postgres.js';

const SHOWN = 10;

/** An edition of this model is read first, so that servers never get a broken one. Servers check editions of another model themselves. */
export async function useEdition(
  model: Model,
  client: ClientBase,
  id: string,
): Promise<{ readonly isOfThisModel: boolean }> {
  const edition = await knownEdition(client, id);
  const isOfThisModel = edition.modelVersion === modelVersion(model);
  if (isOfThisModel) await readDatasetPostgres(model, client, id);
  await movePointer(client, id);
  return { isOfThisModel };
}

export async function movePointer(client: ClientBase, id: string): Promise<void> {
  await client.query(
    `INSERT INTO ${POINTER} (only_row, edition_id, moved_at) VALUES (1, $1, now())
     ON CONFLICT (only_row) DO UPDATE SET edition_id = excluded.edition_id, moved_at = excluded.moved_at`,
    [id],
  );
}

async function knownEdition(client: ClientBase, id: string): Promise<PublishedEdition> {
  const found = await publishedEdition(client, id);
  if (found !== undefined) return found;
  const ids = (await publishedEditions(client)).map((edition) => edition.id);
  if (ids.length === 0) throw new EditionFault(NOTHING_PUBLISHED);
  const known =
    ids.length > SHOWN ? `the newest: ${ids.slice(0, SHOWN).join(', ')}` : `available: ${ids.join(', ')}`;
  throw new EditionFault(
    `There is no edition ${id}; the nearest is ${nearest(id, ids) ?? ids[0]} (${known}).`,
  );
}
