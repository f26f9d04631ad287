// Reads an edition from PostgreSQL as the dataset of its files. It needs only SELECT.
import pg, { type ClientBase, type CustomTypesConfig } from 'pg';
import type { Dataset } from '../../engine/dataset/dataset.js';
import { describeFault } from '../../engine/dataset/dataset-fault.js';
import type { Model, Row } from '../../engine/model/model.js';
import { EditionFault } from '../editions/edition-status.js';
import { inTransaction } from './database.js';
import {
  currentEdition,
  modelVersion,
  type PublishedEdition,
  publishedEdition,
} from './postgres-editions.js';
import { datasetOfTables, type TableRows } from './postgres-rows.js';
import {
  EDITION_COLUMN,
  type EditionTable,
  editionTables,
  exactTexts,
  quoted,
  quotedTable,
  storedKinds,
} from './postgres-tables.js';

/** Enough to recognise the kind of fault. */
const FAULTS_LISTED = 10;

/** All rows are from one moment, whatever is published or dropped meanwhile. */
const SNAPSHOT = ['BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY', ...exactTexts].join('; ');

/** The edition with this id, or the current one. It is refused unless it is complete, of this model and unchanged. */
export async function readDatasetPostgres(model: Model, client: ClientBase, id?: string): Promise<Dataset> {
  const wanted = id ?? (await currentEdition(client)).id;
  const read = async () => {
    const edition = await publishedEdition(client, wanted);
    if (edition === undefined) throw new EditionFault(`There is no edition ${wanted}.`);
    refuseUnreadable(model, edition);
    const dataset = datasetOfTables(model, edition.version, await readTables(model, client, edition));
    refuseChanged(edition, dataset);
    return dataset;
  };
  return inTransaction(client, read, SNAPSHOT);
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
  const wanted = editionTables(model);
  // One message, so that a distant database is waited for once and not once per table.
  const results = await client.query<(string | null)[]>({
    text: wanted.map((table) => selection(table, edition.id)).join(';\n'),
    rowMode: 'array',
    types: asText,
  });
  for (const [index, { rows: found }] of [results].flat().entries()) {
    const table = wanted[index] as EditionTable;
    const rows = found.map((values) => rowOfValues(table, values));
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

const selection = ({ name, columns, key }: EditionTable, id: string) =>
  `SELECT ${columns.map((column) => quoted(column.name)).join(', ')} FROM ${quotedTable(name)}
   WHERE ${quoted(EDITION_COLUMN)} = ${pg.escapeLiteral(id)} ORDER BY ${key.map(quoted).join(', ')}`;

function rowOfValues({ columns }: EditionTable, values: readonly (string | null)[]): Row {
  return Object.fromEntries(
    columns.map((column, index) => {
      const text = values[index] ?? null;
      return [column.name, text === null ? null : storedKinds[column.kind].read(text)];
    }),
  );
}

function refuseChanged({ id, fingerprint }: PublishedEdition, dataset: Dataset): void {
  const { faults, edition } = dataset;
  if (faults.length > 0) {
    const shown = faults.slice(0, FAULTS_LISTED).map(describeFault);
    const further = faults.length > shown.length ? [`and ${faults.length - shown.length} more`] : [];
    throw new EditionFault(`Edition ${id} has faults:\n${[...shown, ...further].join('\n')}`);
  }
  if (edition.fingerprint !== fingerprint)
    throw new EditionFault(
      `Edition ${id} was changed after it was published: its fingerprint is ${edition.fingerprint.slice(0, 12)}, not ${fingerprint.slice(0, 12)}.`,
    );
}
