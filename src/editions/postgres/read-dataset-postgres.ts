// Reads an edition out of PostgreSQL as the dataset that its files would give; needs nothing but SELECT.
import type { ClientBase, CustomTypesConfig } from 'pg';
import type { Dataset } from '../../dataset/dataset.js';
import { describeFault } from '../../dataset/dataset-fault.js';
import { EditionFault, NOTHING_PUBLISHED } from '../../dataset/edition-fault.js';
import { modelVersion } from '../../dataset/model-version.js';
import type { Model, Row } from '../../model/model.js';
import { exactTexts, quoted, quotedTable, storedKinds } from './postgres-columns.js';
import { type PublishedEdition, publishedEditions } from './postgres-editions.js';
import { datasetOfTables, type TableRows } from './postgres-rows.js';
import { EDITION_COLUMN, type EditionTable, editionTables } from './postgres-tables.js';

/** Enough to see what kind of thing is wrong. */
const FAULTS_SHOWN = 10;

/** The edition of that id, or the current one. It is whole, of this model and as it was published, or it is refused. */
export async function readDatasetPostgres(model: Model, client: ClientBase, id?: string): Promise<Dataset> {
  // One snapshot: whatever is published or dropped meanwhile, all rows are of one moment.
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  try {
    for (const setting of exactTexts) await client.query(setting);
    const edition = await findEdition(client, id);
    refuseUnreadable(model, edition);
    const dataset = datasetOfTables(model, edition.version, await readTables(model, client, edition));
    refuseChanged(edition, dataset);
    await client.query('COMMIT');
    return dataset;
  } catch (error) {
    // A connection that is gone has rolled back by itself, and the first error says more.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function findEdition(client: ClientBase, id: string | undefined): Promise<PublishedEdition> {
  const editions = await publishedEditions(client);
  const found = editions.find((edition) => (id === undefined ? edition.isCurrent : edition.id === id));
  if (found !== undefined) return found;
  if (editions.length === 0) throw new EditionFault(NOTHING_PUBLISHED);
  throw new EditionFault(
    id === undefined
      ? 'No edition is current; choose one with npm run editions -- --use ID.'
      : `There is no edition ${id}.`,
  );
}

function refuseUnreadable(model: Model, { id, modelVersion: its, isComplete }: PublishedEdition): void {
  const ours = modelVersion(model);
  if (its !== ours)
    throw new EditionFault(
      `Edition ${id} has model version ${its}, and this software reads ${ours}: publish the data with this software, or run the software that published it.`,
    );
  if (!isComplete) throw new EditionFault(`Edition ${id} is incomplete: publishing it never finished.`);
}

async function readTables(model: Model, client: ClientBase, edition: PublishedEdition): Promise<TableRows> {
  const tables = new Map<string, readonly Row[]>();
  for (const table of editionTables(model)) {
    const rows = await readRows(client, table, edition.id);
    const expected = edition.rows.get(table.name) ?? 0;
    if (rows.length !== expected)
      throw new EditionFault(
        `Edition ${edition.id} is incomplete: ${table.name} was published with ${expected} rows and has ${rows.length}.`,
      );
    tables.set(table.name, rows);
  }
  return tables;
}

const asText = { getTypeParser: () => (text: string) => text } as unknown as CustomTypesConfig;

async function readRows(
  client: ClientBase,
  { name, columns, key }: EditionTable,
  id: string,
): Promise<readonly Row[]> {
  const { rows } = await client.query<(string | null)[]>({
    text: `SELECT ${columns.map((column) => quoted(column.name)).join(', ')} FROM ${quotedTable(name)}
      WHERE ${quoted(EDITION_COLUMN)} = $1 ORDER BY ${key.map(quoted).join(', ')}`,
    values: [id],
    rowMode: 'array',
    types: asText,
  });
  return rows.map((values) =>
    Object.fromEntries(
      columns.map((column, index) => {
        const text = values[index] ?? null;
        return [column.name, text === null ? null : storedKinds[column.kind].read(text)];
      }),
    ),
  );
}

function refuseChanged({ id, fingerprint }: PublishedEdition, dataset: Dataset): void {
  const { faults, edition } = dataset;
  if (faults.length > 0) {
    const shown = faults.slice(0, FAULTS_SHOWN).map(describeFault);
    const further = faults.length > shown.length ? [`and ${faults.length - shown.length} more`] : [];
    throw new EditionFault(`Edition ${id} has faults:\n${[...shown, ...further].join('\n')}`);
  }
  if (edition.fingerprint !== fingerprint)
    throw new EditionFault(
      `Edition ${id} was changed after it was published: its fingerprint is ${edition.fingerprint.slice(0, 12)}, not ${fingerprint.slice(0, 12)}.`,
    );
}
