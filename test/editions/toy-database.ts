// A database of the toy model's own, and two editions of the toy to publish in it.
import type pg from 'pg';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { editionTables } from '../../src/storage/postgres/postgres-tables.js';
import { toyDataset } from '../toy/toy-dataset.js';
import { toyInFiles } from '../toy/toy-in-files.js';
import { toyModel } from '../toy/toy-model.js';
import type { TestServer } from './test-server.js';

interface ToyDatabase {
  readonly url: string;
  readonly client: pg.Client;
}

export async function toyDatabase(server: TestServer): Promise<ToyDatabase> {
  const url = await server.newDatabase();
  const client = await server.connect(url);
  await migrate(toyModel, client);
  return { url, client };
}

export const firstToy: Dataset = await toyInFiles('2000.01.01');
export const secondToy: Dataset = await toyInFiles(
  '2000.01.02',
  toyDataset({ star: [{ id: 1, name: 'Sun' }] }),
);

/** The number of rows in each table, for all editions. */
export async function rowCounts(client: pg.Client): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const name of [
    'all_editions',
    'edition_rows',
    ...editionTables(toyModel).map((table) => table.name),
  ]) {
    const { rows } = await client.query(`SELECT count(*) FROM atlas."${name}"`);
    counts[name] = Number(rows[0].count);
  }
  return counts;
}
