// Reads an edition out of PostgreSQL as the dataset that its files would give; needs nothing but SELECT.
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

/** Enough to see the kind of fault. */
const FAULTS_LISTED = 10;

/** Whatever is published or dropped meanwhile, all rows are of one moment. */
const SNAPSHOT = ['BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY', ...exactTexts].join('; ');

/** The edition of that id, or the current one. It is whole, of this model and as it was published, or it is refused. */
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
  // All in one message: a database that is far away is waited for once, not once for each table.
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
