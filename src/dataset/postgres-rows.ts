// A dataset as the rows of its tables, and the other way round.
import type { Model, Row } from '../model/model.js';
import { assembleDataset } from './assemble-dataset.js';
import type { Dataset, Place } from './dataset.js';
import { SCHEMA } from './postgres-columns.js';
import { coversTable, retirementsTable, sourcesTable } from './postgres-tables.js';
import type { RecordFile } from './read-record-file.js';
import { recordLines } from './record-lines.js';

/** Rows by the name of their table. */
export type TableRows = ReadonlyMap<string, readonly Row[]>;

export function tableRows(model: Model, { families, sources, retired }: Dataset): TableRows {
  const tables = new Map<string, readonly Row[]>();
  for (const { name, file } of model.families)
    if (file !== undefined) tables.set(name, families.get(name)?.rows ?? []);
  tables.set(
    sourcesTable.name,
    sources.map(({ covers: _, ...source }, position) => ({ position, ...source })),
  );
  tables.set(
    coversTable.name,
    sources.flatMap(({ id, covers }) =>
      Object.entries(covers).map(([family, fields], position) => ({ source: id, position, family, fields })),
    ),
  );
  tables.set(
    retirementsTable.name,
    [...retired]
      .flatMap(([family, list]) => list.map((retirement) => ({ family, ...retirement })))
      .toSorted((a, b) => a.place.line - b.place.line)
      .map(({ place: _, ...retirement }, position) => ({ position, ...retirement })),
  );
  return tables;
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
  const place = (index: number): Place => ({ file: `${SCHEMA}.${table}`, line: line(index) });
  return { rows, place, text: recordLines(rows), faults: [] };
}
