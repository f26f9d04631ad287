// Runs a program on the database at DATABASE_URL. A failure prints one line without the password and exits with code 1.
import type { ClientBase } from 'pg';
import { DATABASE_EXAMPLE } from '../../settings/read-address.js';
import {
  connectDatabase,
  DatabaseFault,
  describeLockHolder,
  isLockTimeout,
  reasonOf,
} from '../../storage/postgres/database.js';

/** The code of PostgreSQL for a user without the right. */
const NOT_ALLOWED = '42501';

export async function runOnDatabase(
  name: string,
  work: (client: ClientBase, url: string) => Promise<void>,
): Promise<void> {
  const url = process.env.DATABASE_URL ?? '';
  try {
    if (url === '')
      throw new DatabaseFault(
        `DATABASE_URL is required: the URL of the database, such as ${DATABASE_EXAMPLE}.`,
      );
    const client = await connectDatabase(url, undefined, `atlas ${name}`);
    try {
      await work(client, url);
    } catch (error) {
      throw isLockTimeout(error) ? new DatabaseFault(await describeLockHolder(client)) : error;
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    // A fault of the URL itself is printed in full, because no password can be recognised in it.
    const reason = error instanceof DatabaseFault ? error.message : reasonOf(error, url);
    const isAllowed = (error as { readonly code?: string }).code !== NOT_ALLOWED;
    console.error(
      isAllowed
        ? reason
        : `The user in DATABASE_URL cannot change editions. Use the one that publishes them. (${reason})`,
    );
    process.exitCode = 1;
  }
}
