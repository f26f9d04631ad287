// Drops editions that nobody needs any more; the current one stays, however old it is.
import type { ClientBase } from 'pg';
import { EDITIONS, publishedEditions } from './postgres-editions.js';

/** Keeps the newest ones, as many as were asked for, and the current one. The ids of those that went are returned. */
export async function pruneEditions(client: ClientBase, keep: number): Promise<readonly string[]> {
  const editions = await publishedEditions(client);
  const old = editions.filter(({ isCurrent }, index) => index >= keep && !isCurrent);
  for (const { id } of old) await client.query(`DELETE FROM ${EDITIONS} WHERE id = $1`, [id]);
  return old.map(({ id }) => id);
}
