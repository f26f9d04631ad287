// The rows of a table as a file, with the columns that only the page works out.
import { csvWriter } from '../../engine/formats/csv.js';
import type { Column } from '../../engine/formats/csv-columns.js';
import type { Row } from '../../engine/model/model.js';
import { dialects } from '../../engine/text/csv/dialects.js';
import type { TableQuery } from './table-query.js';
import { fieldsNamed } from './table-request.js';
import { fieldNamed, type TableSpec } from './table-spec.js';

export const FILE_TYPE = 'text/csv; charset=utf-8; header=present';

export type FileFormat = keyof typeof dialects;

/** Undefined for a format without columns. */
export const fileFormatNamed = ({ formats }: TableSpec, wanted: string | null): FileFormat | undefined =>
  formats.find(({ name, isTable }) => isTable && name === wanted)?.name as FileFormat | undefined;

export function tableFile(
  spec: TableSpec,
  query: TableQuery,
  rows: readonly Row[],
  format: FileFormat,
): string {
  const columns = fieldsNamed(spec, query).map((path) => columnOf(spec, path));
  const { open, record } = csvWriter(dialects[format], columns, (index) => [rows[index] as Row, index]);
  return open + rows.map((_, index) => record(index)).join('');
}

/** A path leads to the name of a related record. */
const columnOf = (spec: TableSpec, path: string): Column => ({
  name: path,
  field: { kind: fieldNamed(spec, path)?.kind ?? 'text' },
  value: (row) =>
    path.split('.').reduce<unknown>((value, name) => (value as Row | null)?.[name] ?? null, row),
});
