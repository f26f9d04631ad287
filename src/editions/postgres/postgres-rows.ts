// A dataset as the rows of its tables, and the other way round.

import { assembleDataset } from '../../dataset/assemble-dataset.js';
import type { Dataset, SourceLocation } from '../../dataset/dataset.js';
import type { RecordFile } from '../../dataset/read-record-file.js';
import { recordLines } from '../../dataset/record-lines.js';
import { retiredRows } from '../../dataset/record-texts.js';
import type { Model, Row } from '../../model/model.js';
import { SCHEMA } from './postgres-columns.js';
import { coversTable, editionTables, retirementsTable, sourcesTable } from './postgres-tables.js';

/** Rows by the name of their table. */
export type TableRows = ReadonlyMap<string, readonly Row[]>;

/** Each row has the columns of its table, in their order. */
export function tableRows(model: Model, dataset: Dataset): TableRows {
  const { families, sources } = dataset;
  const records = new Map<string, readonly object[]>([
    ...[...families].map(([name, { rows }]) => [name, rows] as const),
    [sourcesTable.name, sources.map((source, position) => ({ position, ...source }))],
    [
      coversTable.name,
      sources.flatMap(({ id, covers }) =>
        Object.entries(covers).map(([family, fields], position) => ({
          source: id,
          position,
          family,
          fields,
        })),
      ),
    ],
    [retirementsTable.name, retiredRows(dataset).map((row, position) => ({ position, ...row }))],
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

/** The rows have their fields in the order of the table's columns, and stand in the order of its key. */
export function datasetOfTables(model: Model, version: string, tables: TableRows): Dataset {
  const rowsOf = (table: string) => tables.get(table) ?? [];
  const covers = rowsOf(coversTable.name);
  const files = new Map<string, RecordFile>();
  for (const { name, file } of model.families) {
    const rows = rowsOf(name);
    // A row of a table has no line; its id finds it.
    if (file !== undefined)
      files.set(
        file,
        recordFile(rows, name, (index) => Number(rows[index]?.id ?? 0)),
      );
  }
  const retired = rowsOf(retirementsTable.name).map(({ position: _, ...retirement }) => retirement);
  const sources = rowsOf(sourcesTable.name).map(({ position: _, ...source }) => ({
    ...source,
    covers: Object.fromEntries(
      covers.filter((cover) => cover.source === source.id).map(({ family, fields }) => [family, fields]),
    ),
  }));
  files.set('retired.json', recordFile(retired, retirementsTable.name));
  files.set('sources.json', recordFile(sources, sourcesTable.name));
  files.set('edition.json', recordFile([{ version }], 'all_editions'));
  return assembleDataset(model, files);
}

function recordFile(rows: readonly Row[], table: string, line = (index: number) => index): RecordFile {
  const location = (index: number): SourceLocation => ({ file: `${SCHEMA}.${table}`, line: line(index) });
  return { rows, location, text: recordLines(rows), faults: [] };
}
