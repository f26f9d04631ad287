// Runs a program on the database that DATABASE_URL names: what goes wrong is one line and exit code 1, without a password.
import type { ClientBase } from 'pg';
import { connectDatabase, DatabaseFault, reasonOf } from '../../src/editions/postgres/database.js';
import { DATABASE_EXAMPLE } from '../../src/settings/is-database-url.js';

export async function runProgram(work: (client: ClientBase, url: string) => Promise<void>): Promise<void> {
  const url = process.env.DATABASE_URL ?? '';
  try {
    if (url === '')
      throw new DatabaseFault(
        `DATABASE_URL is required: the URL of the database, such as ${DATABASE_EXAMPLE}.`,
      );
    const client = await connectDatabase(url);
    try {
      await work(client, url);
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    // A fault of the address itself is told as it is: what cannot be read has no password that could be found and left out.
    console.error(error instanceof DatabaseFault ? error.message : reasonOf(error, url));
    process.exitCode = 1;
  }
}
