// Writes a dataset as an immutable edition and makes it the current one, in one transaction.
import type { ClientBase } from 'pg';
import { type Dataset, editionName } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import { EditionFault } from '../editions/edition-status.js';
import { inTransaction } from './database.js';
import { EDITIONS, MODELS, modelVersion, publishedEdition, ROW_COUNTS } from './postgres-editions.js';
import { datasetOfTables, type TableRows, tableRows } from './postgres-rows.js';
import { EDITION_COLUMN, type EditionTable, editionTables, quoted, quotedTable } from './postgres-tables.js';
import { movePointer, useEdition } from './use-edition.js';

interface PublishProgress {
  readonly part: (name: string, total: number) => void;
  readonly step: () => void;
  readonly partDone: () => void;
}

interface Published {
  readonly id: string;
  /** The edition existed, so only the pointer moved. */
  readonly wasThere: boolean;
}

/** The tables come from `migrate`, and the dataset was checked. */
export async function publishEdition(
  model: Model,
  client: ClientBase,
  dataset: Dataset,
  progress?: PublishProgress,
): Promise<Published> {
  const id = editionName(dataset.edition);
  const tables = tableRows(model, dataset);
  refuseOtherForm(model, dataset, tables);
  const isNew = await inTransaction(client, async () => {
    if (!(await claim(client, id, dataset, modelVersion(model)))) return false;
    await recordModels(client);
    for (const table of editionTables(model)) {
      const rows = tables.get(table.name) as readonly Row[];
      progress?.part(table.name, rows.length);
      await insertRows(client, table, id, rows, progress?.step);
      await client.query(`INSERT INTO ${ROW_COUNTS} VALUES ($1, $2, $3)`, [id, table.name, rows.length]);
      progress?.partDone();
    }
    await client.query(`UPDATE ${EDITIONS} SET is_complete = true WHERE id = $1`, [id]);
    await movePointer(client, id);
    return true;
  });
  if (!isNew) await useAgain(model, client, id, dataset);
  return { id, wasThere: !isNew };
}

/** Large enough to hide the latency, and small enough for every engine's limits on a statement. */
const ROWS_AT_ONCE = 500;

async function insertRows(
  client: ClientBase,
  { name, columns }: EditionTable,
  edition: string,
  rows: readonly Row[],
  written: () => void = () => undefined,
): Promise<void> {
  const names = [EDITION_COLUMN, ...columns.map((column) => column.name)].map(quoted).join(', ');
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const batch = rows.slice(from, from + ROWS_AT_ONCE);
    let parameter = 1;
    const tuples = batch.map(() => `($1, ${columns.map(() => `$${++parameter}`).join(', ')})`);
    await client.query(`INSERT INTO ${quotedTable(name)} (${names}) VALUES ${tuples.join(', ')}`, [
      edition,
      ...batch.flatMap((row) => columns.map((column) => row[column.name])),
    ]);
    for (const _ of batch) written();
  }
}

/** False if the edition exists. If another run is writing it, this waits. */
async function claim(client: ClientBase, id: string, { edition }: Dataset, version: string) {
  const { rowCount } = await client.query(
    `INSERT INTO ${EDITIONS} (id, version, fingerprint, model_version, published_at, is_complete)
     VALUES ($1, $2, $3, $4, now(), false) ON CONFLICT (id) DO NOTHING`,
    [id, edition.version, edition.fingerprint, version],
  );
  return rowCount === 1;
}

/** Includes editions of software that recorded no model. */
async function recordModels(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO ${MODELS} (model_version, first_published_at)
     SELECT model_version, min(published_at) FROM ${EDITIONS} GROUP BY model_version
     ON CONFLICT (model_version) DO NOTHING`,
  );
}

/** An old edition can be damaged since its publication, so it is read before servers use it. */
async function useAgain(model: Model, client: ClientBase, id: string, { edition }: Dataset): Promise<void> {
  const found = await publishedEdition(client, id);
  if (found?.fingerprint !== edition.fingerprint || found.modelVersion !== modelVersion(model))
    throw new EditionFault(
      `Edition ${id} already exists with other contents or for another model; give the data a new version in data/edition.json.`,
    );
  await useEdition(model, client, id);
}

/** A reader computes the fingerprint from the rows, so the files must equal the text of the rows. */
function refuseOtherForm(model: Model, { edition }: Dataset, tables: TableRows): void {
  if (datasetOfTables(model, edition.version, tables).edition.fingerprint === edition.fingerprint) return;
  throw new EditionFault(
    'The files are not in the expected format: one record per line, no extra whitespace, fields in the declared order. Run npx atlas check --fix to fix them.',
  );
}
