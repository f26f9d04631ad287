// Opens a connection to the database, and describes it without ever showing its password.
import pg from 'pg';
import { DATABASE_EXAMPLE, HOW_TO_ESCAPE, isDatabaseUrl } from '../../settings/is-database-url.js';

export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/**
 * The database itself ends longer statements, from the first one on: a client that is gone leaves nothing behind that waits. The URL may
 * set others, as in ?lock_timeout=60000.
 */
export interface Timeouts {
  readonly connectMs: number;
  /** How long a statement may wait for each lock. */
  readonly lockMs: number;
  /** How long one statement may take; unlimited if it is left out. */
  readonly statementMs?: number;
  /** How long a transaction may be left alone by its client. */
  readonly idleMs?: number;
}

/** For a person who waits: a statement may take long, but a lock may not. */
const FOR_PEOPLE: Timeouts = { connectMs: 10_000, lockMs: 30_000, idleMs: 60_000 };
/** The reply of a database that gives up by itself takes at most this long. */
const ANSWER_MS = 1000;

/** `application` is the name that the database shows to others waiting for this connection. */
export async function connectDatabase(
  url: string,
  { connectMs, lockMs, statementMs, idleMs }: Timeouts = FOR_PEOPLE,
  application = 'atlas',
): Promise<pg.Client> {
  const name = databaseName(url);
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      lock_timeout: lockMs,
      fallback_application_name: application,
      ...(idleMs === undefined ? {} : { idle_in_transaction_session_timeout: idleMs }),
      ...(statementMs === undefined
        ? {}
        : { statement_timeout: statementMs, query_timeout: statementMs + ANSWER_MS }),
    });
    // A connection that breaks while idle is found out by the next statement.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    await client?.end().catch(() => undefined);
    throw new DatabaseFault(`Cannot reach the database ${name}: ${reasonOf(error, url)}`);
  }
}

/** All of some work on the database, or nothing of it. */
export async function inTransaction<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
  begin = 'BEGIN',
): Promise<Result> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that is gone has rolled back by itself, and the first error is more useful.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Host, port and name of the database: the visible part. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = parsed(url);
  return `${hostname || (searchParams.get('host') ?? 'localhost')}:${port || '5432'}${pathname}`;
}

/** The error in a line, without the password of the URL. */
export function reasonOf(error: unknown, url: string): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const { message, code } = first as { message?: string; code?: string };
  return withoutPassword(message || code || String(first), url);
}

function withoutPassword(text: string, url: string): string {
  const { password, searchParams } = parsed(url);
  const secrets = [password, decodeURIComponent(password), searchParams.get('password') ?? ''];
  return secrets
    .filter((secret) => secret !== '')
    .reduce((left, secret) => left.replaceAll(secret, '***'), text);
}

function parsed(url: string): URL {
  if (!isDatabaseUrl(url))
    throw new DatabaseFault(`DATABASE_URL must be a URL such as ${DATABASE_EXAMPLE}, ${HOW_TO_ESCAPE.en}.`);
  return new URL(url);
}
