// All of some work on the database, or nothing of it.
import type { ClientBase } from 'pg';

export async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that is gone has rolled back by itself, and the first error says more.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
