// What the database says about its editions, without their rows.
import type { ClientBase } from 'pg';
import { quotedTable } from './postgres-columns.js';

export interface PublishedEdition {
  readonly id: string;
  readonly version: string;
  readonly fingerprint: string;
  readonly modelVersion: string;
  readonly publishedAt: Date;
  /** Set when the last of its rows had been written. */
  readonly isComplete: boolean;
  readonly isCurrent: boolean;
  /** How many rows were written, by the name of their table. */
  readonly rows: ReadonlyMap<string, number>;
}

export const EDITIONS = quotedTable('all_editions');
export const POINTER = quotedTable('current_edition');
export const ROW_COUNTS = quotedTable('edition_rows');

/** Where nothing was ever published there are no tables either. */
const UNDEFINED_TABLE = '42P01';

/** One small look-up, for those who ask again and again. */
export async function currentEdition(
  client: ClientBase,
): Promise<{ readonly id: string; readonly fingerprint: string } | undefined> {
  const [found] = await rowsIfAny(
    client,
    `SELECT id, fingerprint FROM ${EDITIONS} WHERE id = (SELECT edition_id FROM ${POINTER})`,
  );
  return found === undefined ? undefined : { id: String(found.id), fingerprint: String(found.fingerprint) };
}

/** The newest first. */
export async function publishedEditions(client: ClientBase): Promise<readonly PublishedEdition[]> {
  const editions = await rowsIfAny(
    client,
    `SELECT e.*, p.edition_id AS pointer FROM ${EDITIONS} e LEFT JOIN ${POINTER} p ON p.edition_id = e.id
     ORDER BY e.published_at DESC, e.id DESC`,
  );
  if (editions.length === 0) return [];
  const counts = await rowsIfAny(client, `SELECT * FROM ${ROW_COUNTS}`);
  return editions.map((row) => ({
    id: String(row.id),
    version: String(row.version),
    fingerprint: String(row.fingerprint),
    modelVersion: String(row.model_version),
    publishedAt: row.published_at as Date,
    isComplete: row.is_complete === true,
    isCurrent: row.pointer !== null,
    rows: new Map(
      counts
        .filter((count) => count.edition_id === row.id)
        .map((count) => [String(count.table_name), Number(count.row_count)]),
    ),
  }));
}

async function rowsIfAny(client: ClientBase, text: string): Promise<readonly Record<string, unknown>[]> {
  try {
    return (await client.query(text)).rows;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
