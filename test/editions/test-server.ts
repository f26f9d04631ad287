// One PostgreSQL server for each test process, with a new and empty database for each file that needs one. It ends with the process.
import type pg from 'pg';
import { type PostgresCluster, startPostgres } from '../../lab/bench/postgres-cluster.js';
import { connectDatabase } from '../../src/storage/postgres/database.js';
import { program } from '../system/program.js';

/** Without it a suite is skipped, with a message about how to install it. */
export const hasPostgres = program('postgres') !== undefined;

export interface TestServer {
  /** Connected as the owner of the database. */
  readonly connect: (url: string) => Promise<pg.Client>;
  readonly newDatabase: () => Promise<string>;
  /** Ends the connections of this file. */
  readonly stop: () => Promise<void>;
}

let shared: Promise<PostgresCluster> | undefined;
let databases = 0;

async function startShared(): Promise<PostgresCluster> {
  const cluster = await startPostgres();
  if (cluster === undefined) throw new Error('PostgreSQL is installed and cannot be started.');
  // Vitest ends its processes with this signal, which does not stop the database server.
  process.once('SIGTERM', () => process.exit());
  return cluster;
}

export async function startTestServer(): Promise<TestServer> {
  shared ??= startShared();
  const cluster = await shared;
  const clients: pg.Client[] = [];
  const connect = async (url: string) => {
    const client = await connectDatabase(url);
    clients.push(client);
    return client;
  };
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
    },
  };
}
