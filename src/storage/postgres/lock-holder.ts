// The holder of the lock that a statement has waited for in vain, for the person who has to resolve it.
import type { ClientBase } from 'pg';
import { SCHEMA } from './postgres-columns.js';

const LOCK_NOT_AVAILABLE = '55P03';

export const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: string }).code === LOCK_NOT_AVAILABLE;

/** Of the sessions with a lock on our tables: those that may write to them come first, and of these the oldest. */
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
