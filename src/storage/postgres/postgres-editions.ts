// Reads and manages the editions in the database, without their rows.

import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Model } from '../../engine/model/model.js';
import { lineColumns, storedFile } from '../../engine/model/series.js';
import {
  EditionFault,
  type EditionPointer,
  NOTHING_CURRENT,
  NOTHING_PUBLISHED,
} from '../editions/edition-status.js';
import { quotedTable } from './postgres-tables.js';

/** Must change with the way in which editions are written. */
const FORM = 4;

/**
 * The version of the rows that a model can read. It covers families, fields and their kinds in order. How they are shown is left out, so a
 * new shape or search needs no new edition.
 */
export function modelVersion(model: Model): string {
  const families = model.families
    .filter((family) => storedFile(family) !== undefined)
    .map(({ name, fields, series }) => [
      name,
      (series === undefined ? fields : lineColumns(series)).map((column) => [column.name, column.kind]),
    ]);
  return createHash('sha256')
    .update(JSON.stringify([FORM, families]))
    .digest('hex')
    .slice(0, 12);
}

export interface PublishedEdition {
  readonly id: string;
  readonly version: string;
  readonly fingerprint: string;
  readonly modelVersion: string;
  readonly publishedAt: Date;
  /** Set after the last row was written. */
  readonly isComplete: boolean;
  /** The number of written rows, by table. */
  readonly rows: ReadonlyMap<string, number>;
}

export interface ListedEdition extends PublishedEdition {
  readonly isCurrent: boolean;
}

export const EDITIONS = quotedTable('all_editions');
export const POINTER = quotedTable('current_edition');
export const ROW_COUNTS = quotedTable('edition_rows');
/** Outlives the editions of a model, so that it is known which of two models is older when editions are dropped. */
export const MODELS = quotedTable('edition_models');

/** A database without published editions has no tables either. */
const UNDEFINED_TABLE = '42P01';

type DatabaseRow = Readonly<Record<string, unknown>>;

/** One small query for frequent polls. Throws if there is none. */
export async function currentEdition(client: ClientBase): Promise<EditionPointer> {
  const [found] = await rowsIfAny(
    client,
    `SELECT edition_id, moved_at::text AS moved, extract(epoch FROM now() - moved_at) AS ago FROM ${POINTER}`,
  );
  if (found !== undefined)
    return { id: String(found.edition_id), moved: String(found.moved), movedAgo: Number(found.ago) };
  const published = await rowsIfAny(client, `SELECT 1 FROM ${EDITIONS} LIMIT 1`);
  throw new EditionFault(published.length === 0 ? NOTHING_PUBLISHED : NOTHING_CURRENT);
}

export async function publishedEdition(
  client: ClientBase,
  id: string,
): Promise<PublishedEdition | undefined> {
  const [edition] = await rowsIfAny(client, `SELECT * FROM ${EDITIONS} WHERE id = $1`, [id]);
  if (edition === undefined) return undefined;
  return published(
    edition,
    await rowsIfAny(client, `SELECT * FROM ${ROW_COUNTS} WHERE edition_id = $1`, [id]),
  );
}

/** Newest first. */
export async function publishedEditions(client: ClientBase): Promise<readonly ListedEdition[]> {
  const editions = await rowsIfAny(client, `SELECT * FROM ${EDITIONS} ORDER BY published_at DESC, id DESC`);
  if (editions.length === 0) return [];
  const [pointer] = await rowsIfAny(client, `SELECT edition_id FROM ${POINTER}`);
  const counts = new Map<unknown, DatabaseRow[]>(editions.map(({ id }) => [id, []]));
  for (const count of await rowsIfAny(client, `SELECT * FROM ${ROW_COUNTS}`))
    counts.get(count.edition_id)?.push(count);
  return editions.map((edition) => ({
    ...published(edition, counts.get(edition.id) ?? []),
    isCurrent: edition.id === pointer?.edition_id,
  }));
}

/** The time of the first edition of each model, by model version, as far as it was recorded. */
async function firstPublished(client: ClientBase): Promise<ReadonlyMap<string, Date>> {
  const found = await rowsIfAny(client, `SELECT * FROM ${MODELS}`);
  return new Map(
    found.map(({ model_version: version, first_published_at: at }) => [String(version), at as Date]),
  );
}

const published = (edition: DatabaseRow, counts: readonly DatabaseRow[]): PublishedEdition => ({
  id: String(edition.id),
  version: String(edition.version),
  fingerprint: String(edition.fingerprint),
  modelVersion: String(edition.model_version),
  publishedAt: edition.published_at as Date,
  isComplete: edition.is_complete === true,
  rows: new Map(counts.map((count) => [String(count.table_name), Number(count.row_count)])),
});

async function rowsIfAny(
  client: ClientBase,
  text: string,
  values: readonly string[] = [],
): Promise<readonly DatabaseRow[]> {
  try {
    return (await client.query(text, [...values])).rows;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/** The ids of editions. */
interface Pruned {
  readonly dropped: readonly string[];
  /** Kept because their model may be newer than that of this software. */
  readonly untouched: readonly string[];
}

/** Drops old editions. It keeps the current one, the newest ones, and those of newer software. */
export async function pruneEditions(model: Model, client: ClientBase, keep: number): Promise<Pruned> {
  const editions = await publishedEditions(client);
  const mayDrop = olderOrSame(modelVersion(model), editions, await firstPublished(client));
  const old = editions.filter(mayDrop).filter(({ isCurrent }, index) => index >= keep && !isCurrent);
  for (const { id } of old) await client.query(`DELETE FROM ${EDITIONS} WHERE id = $1`, [id]);
  const untouched = editions.filter((edition) => !edition.isCurrent && !mayDrop(edition));
  return { dropped: old.map(({ id }) => id), untouched: untouched.map(({ id }) => id) };
}

/** A model is older if its first edition was published earlier. Versions are hashes without an order. */
function olderOrSame(
  ours: string,
  editions: readonly ListedEdition[],
  recorded: ReadonlyMap<string, Date>,
): (edition: ListedEdition) => boolean {
  const first = new Map(recorded);
  // The newest come first, so the last assignment is the oldest.
  for (const { modelVersion: version, publishedAt } of editions)
    if (!recorded.has(version)) first.set(version, publishedAt);
  const since = first.get(ours);
  return ({ modelVersion: version }) =>
    version === ours || (since !== undefined && (first.get(version) as Date) < since);
}
