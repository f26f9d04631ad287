// Some work on a separate connection, with one deadline for all of it: connecting, and every statement.
import type { Client } from 'pg';
import { connectDatabase, DatabaseFault, databaseName, type Timeouts } from './database.js';

interface WholeTimeouts extends Omit<Timeouts, 'connectMs'> {
  readonly totalMs: number;
}

export async function withDatabase<Result>(
  url: string,
  { totalMs, ...timeouts }: WholeTimeouts,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const client = await connectDatabase(url, { ...timeouts, connectMs: totalMs });
  let isLate = false;
  const deadline = setTimeout(
    () => {
      isLate = true;
      // With a statement in progress this destroys the socket: neither side waits for the other.
      client.end().catch(() => undefined);
    },
    began + totalMs - performance.now(),
  );
  try {
    return await work(client);
  } catch (error) {
    if (!isLate) throw error;
    throw new DatabaseFault(
      `The database ${databaseName(url)} did not finish within ${totalMs / 1000} seconds.`,
    );
  } finally {
    clearTimeout(deadline);
    client.end().catch(() => undefined);
  }
}
