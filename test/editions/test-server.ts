// A PostgreSQL server for a suite, with a new and empty database for whoever asks.
import type pg from 'pg';
import { connectDatabase } from '../../src/editions/postgres/database.js';
import { startPostgres } from '../../tools/bench/postgres-cluster.js';
import { program } from '../system/program.js';

/** Without it a suite is skipped, and how to change that was said. */
export const hasPostgres = program('pg_lsclusters') !== undefined;

export interface TestServer {
  /** Connected as one who may do everything. */
  readonly connect: (url: string) => Promise<pg.Client>;
  readonly newDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

export async function startTestServer(): Promise<TestServer> {
  const cluster = await startPostgres();
  if (cluster === undefined) throw new Error('PostgreSQL is installed and cannot be started.');
  const clients: pg.Client[] = [];
  const connect = async (url: string) => {
    const client = await connectDatabase(url);
    clients.push(client);
    return client;
  };
  let databases = 0;
  return {
    connect,
    newDatabase: async () => {
      const name = `database_${++databases}`;
      const client = await connectDatabase(cluster.url);
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return cluster.url.replace(/\/postgres$/, `/${name}`);
    },
    stop: async () => {
      for (const client of clients) await client.end();
      await cluster.stop();
    },
  };
}
