// Converts a dataset to the rows of its tables and back.

import type { Dataset, SourceLocation } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import type { Series } from '../../engine/model/series.js';
import { addToList } from '../../engine/scheduling/lists.js';
import { assembleDataset } from '../files/assemble-dataset.js';
import { boundaryFiles } from '../files/read-provenance.js';
import { type RecordFile, recordLines } from '../files/read-record-file.js';
import { changesFile, changesRows, retiredRows } from '../files/record-texts.js';
import {
  aliasesTable,
  boundariesTable,
  changesTable,
  correctionsTable,
  type EditionTable,
  editionTables,
  historyTable,
  provenanceTable,
  reasonsTable,
  retirementsTable,
  SCHEMA,
  seriesTable,
  sourcesTable,
  termsTable,
} from './postgres-tables.js';

export type TableRows = ReadonlyMap<string, readonly Row[]>;

interface FurtherTable {
  readonly table: EditionTable;
  readonly file: string;
  readonly rows: (dataset: Dataset) => readonly object[];
  /** Fields whose values have several types, stored as JSON. */
  readonly json?: readonly string[];
  /** Fields that a line can lack. Their column is then null. */
  readonly optional?: readonly string[];
}

const furtherTables: readonly FurtherTable[] = [
  { table: retirementsTable, file: 'retired.json', rows: retiredRows },
  { table: sourcesTable, file: 'sources.json', rows: ({ sources }) => sources, json: ['title'] },
  { table: termsTable, file: 'terms.json', rows: ({ terms }) => terms },
  {
    table: provenanceTable,
    file: 'provenance.json',
    rows: ({ provenance }) => provenance,
    json: ['ids'],
    optional: ['ids'],
  },
  {
    table: correctionsTable,
    file: 'corrections.json',
    rows: ({ corrections }) => corrections,
    json: ['was', 'is'],
    optional: ['source', 'edition'],
  },
  { table: reasonsTable, file: 'reasons.json', rows: ({ reasons }) => reasons },
  { table: aliasesTable, file: 'aliases.json', rows: ({ aliases }) => aliases },
  { table: historyTable, file: 'history.json', rows: ({ history }) => history, json: ['from', 'notes'] },
];

/** Each row has the columns of its table, in order. */
export function tableRows(model: Model, dataset: Dataset): TableRows {
  const records = new Map<string, readonly object[]>([
    ...[...dataset.families].map(([name, { rows }]) => {
      const series = declaredSeries(model, name);
      if (series === undefined) return [name, rows] as const;
      const written = rows.map((row, position) => ({ position, ...withBreaks(series, row, JSON.stringify) }));
      return [seriesTable(name), written] as const;
    }),
    ...furtherTables.map(
      (further) => [further.table.name, further.rows(dataset).map(stored(further))] as const,
    ),
    [changesTable.name, changesLines(dataset)],
    [
      boundariesTable.name,
      [...dataset.boundaries]
        .flatMap(([file, lines]) => lines.map((line) => ({ file, line: JSON.stringify(line) })))
        .map((line, position) => ({ position, ...line })),
    ],
  ]);
  return new Map(
    editionTables(model).map(({ name, columns }) => [
      name,
      (records.get(name) ?? []).map((record) =>
        Object.fromEntries(columns.map((column) => [column.name, (record as Row)[column.name]])),
      ),
    ]),
  );
}

const stored =
  ({ json = [] }: FurtherTable) =>
  (record: object, position: number): Row => ({
    position,
    ...mapped(record as Row, (name, value) =>
      json.includes(name) && value !== undefined ? JSON.stringify(value) : value,
    ),
  });

/** Converts a table row to a line. */
const read = ({ json = [], optional = [] }: FurtherTable, { position: _, ...row }: Row): Row => {
  const lacking = (name: string) => (row[name] ?? null) === null && optional.includes(name);
  const present = Object.fromEntries(Object.entries(row).filter(([name]) => !lacking(name)));
  return mapped(present, (name, value) => (json.includes(name) ? JSON.parse(value as string) : value));
};

const mapped = (row: Row, change: (name: string, value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(name, value)]));

/** The rows have their fields in column order, and are in the order of the key. */
export function datasetOfTables(model: Model, version: string, tables: TableRows): Dataset {
  const rowsOf = (table: string) => tables.get(table) ?? [];
  const files = new Map<string, RecordFile>();
  for (const { name, file, series } of model.families) {
    const rows = rowsOf(name);
    // A table row has no line number, so its id locates it.
    if (file !== undefined)
      files.set(
        file,
        recordFileOf(rows, name, (index) => Number(rows[index]?.id ?? 0)),
      );
    if (series !== undefined)
      files.set(
        series.file,
        recordFileOf(
          rowsOf(seriesTable(name)).map(({ position: _, ...line }) => withBreaks(series, line, JSON.parse)),
          seriesTable(name),
        ),
      );
  }
  for (const further of furtherTables) {
    const { name } = further.table;
    const rows = rowsOf(name).map((row) => read(further, row));
    files.set(further.file, recordFileOf(rows, name));
  }
  for (const [edition, rows] of changesByEdition(rowsOf(changesTable.name)))
    files.set(changesFile(edition), recordFileOf(rows, changesTable.name));
  const lines = rowsOf(boundariesTable.name);
  for (const file of boundaryFiles(model)) {
    const rows = lines.filter((line) => line.file === file).map(({ line }) => JSON.parse(line as string));
    files.set(file, recordFileOf(rows, boundariesTable.name));
  }
  files.set('edition.json', recordFileOf([{ version }], 'all_editions'));
  return assembleDataset(model, files);
}

const declaredSeries = (model: Model, family: string) =>
  model.families.find(({ name }) => name === family)?.series;

/** A line with its breaks in another form, if it has any. */
function withBreaks({ breaks }: Series, line: Row, change: (value: never) => unknown): Row {
  const value = breaks && line[breaks.column];
  return breaks === undefined || value === null ? line : { ...line, [breaks.column]: change(value as never) };
}

const changesLines = ({ changes }: Dataset): readonly Row[] =>
  changes
    .flatMap((history) => changesRows(history).map((row) => ({ version: history.edition, row })))
    .map(({ version, row }, position) => ({ position, version, line: JSON.stringify(row) }));

function changesByEdition(lines: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const { version, line } of lines)
    addToList(found, version as string, JSON.parse(line as string) as Row);
  return found;
}

function recordFileOf(rows: readonly Row[], table: string, line = (index: number) => index): RecordFile {
  const location = (index: number): SourceLocation => ({ file: `${SCHEMA}.${table}`, line: line(index) });
  return { rows, location, content: recordLines(rows), faults: [] };
}
