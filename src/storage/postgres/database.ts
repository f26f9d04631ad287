// Connects to the database, and describes it without its password.
import pg, { type Client, type ClientBase } from 'pg';
import { DATABASE_EXAMPLE, HOW_TO_ESCAPE, isDatabaseUrl } from '../../settings/read-address.js';
import { SCHEMA } from './postgres-tables.js';

const LOCK_NOT_AVAILABLE = '55P03';

/** Adds the holder of a lock to a timeout error, for the person who resolves it. */
export const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: string }).code === LOCK_NOT_AVAILABLE;

/** Among the sessions with a lock on the tables, those that can write come first, and the oldest of them. */
const HOLDER = `
  SELECT a.pid, a.application_name AS application, a.usename AS role, coalesce(host(a.client_addr), 'a local socket') AS host,
    to_char(min(coalesce(a.xact_start, a.state_change)) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"') AS since
  FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    LEFT JOIN pg_class c ON c.oid = l.relation LEFT JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE l.granted AND a.pid <> pg_backend_pid() AND a.datname = current_database()
    AND (n.nspname = $1 OR l.locktype = 'advisory')
  GROUP BY 1, 2, 3, 4
  ORDER BY bool_and(l.mode = 'AccessShareLock'), min(coalesce(a.xact_start, a.state_change)) LIMIT 1`;

export async function describeLockHolder(client: ClientBase): Promise<string> {
  const [holder] = (await client.query(HOLDER, [SCHEMA])).rows;
  if (holder === undefined)
    return 'Gave up waiting for a lock. Its holder has just released it: run the program again.';
  const { pid, application, role, host, since } = holder;
  return `Gave up waiting for a lock. Process ${pid} of the database has held it since ${since ?? 'an unknown time'}: ${application || 'an unnamed program'}, role ${role}, from ${host}. Wait until it is done, or end it with SELECT pg_terminate_backend(${pid}).`;
}

export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/**
 * The database itself ends longer statements, so a lost client leaves nothing waiting. The URL can override them, as in
 * ?lock_timeout=60000.
 */
interface Timeouts {
  readonly connectMs: number;
  /** The limit for waiting for each lock. */
  readonly lockMs: number;
  /** The limit for one statement. Unlimited by default. */
  readonly statementMs?: number;
  /** The time for which a client may leave a transaction idle. */
  readonly idleMs?: number;
}

/** For a person who waits. A statement may take long, but a lock may not. */
const FOR_PEOPLE: Timeouts = { connectMs: 10_000, lockMs: 30_000, idleMs: 60_000 };
/** The longest time for the reply of a database that enforces its own limit. */
const ANSWER_MS = 1000;

/** `application` is the name that the database shows for this connection. */
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
    // The next statement reports a connection that broke while idle.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    await client?.end().catch(() => undefined);
    throw new DatabaseFault(`Cannot reach the database ${name}: ${reasonOf(error, url)}`);
  }
}

/** Runs all of some work on the database, or none of it. */
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
    // A lost connection has rolled back by itself, and the first error is more useful.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The host, port and name of the database, which are its visible part. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = parsedUrl(url);
  return `${hostname || (searchParams.get('host') ?? 'localhost')}:${port || '5432'}${pathname}`;
}

/** The error in one line, without the password of the URL. */
export function reasonOf(error: unknown, url: string): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const { message, code } = first as { message?: string; code?: string };
  return withoutPassword(message || code || String(first), url);
}

function withoutPassword(text: string, url: string): string {
  const { password, searchParams } = parsedUrl(url);
  const secrets = [password, decodeURIComponent(password), searchParams.get('password') ?? ''];
  return secrets
    .filter((secret) => secret !== '')
    .reduce((left, secret) => left.replaceAll(secret, '***'), text);
}

function parsedUrl(url: string): URL {
  if (!isDatabaseUrl(url))
    throw new DatabaseFault(`DATABASE_URL must be a URL such as ${DATABASE_EXAMPLE}, ${HOW_TO_ESCAPE.en}.`);
  return new URL(url);
}

interface WholeTimeouts extends Omit<Timeouts, 'connectMs'> {
  readonly totalMs: number;
}

/** Runs work on a separate connection, with one deadline for connecting and all statements. */
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
      // During a statement this destroys the socket, so neither side waits for the other.
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
