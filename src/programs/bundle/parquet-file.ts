// A table as Parquet: typed columns, lists of texts as lists, dates as dates. Compressed with Snappy, which every reader supports.
import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { brotli } from './brotli.js';
import type { BundleColumn, BundleTable } from './bundle-table.js';

/** A column that no table has, such as a geometry, with its schema and its values. */
interface ParquetColumn {
  readonly name: string;
  readonly schema: readonly SchemaElement[];
  readonly data: readonly unknown[];
  /** A geometry has no lowest value, and Brotli halves the output of Snappy. */
  readonly isGeometry?: boolean;
}

export function parquetOf(
  table: BundleTable,
  metadata: readonly { readonly key: string; readonly value: string }[],
  more: readonly ParquetColumn[] = [],
): Buffer {
  const columns = [...table.columns.map((column) => parquetColumn(table, column)), ...more];
  const bytes = parquetWriteBuffer({
    columnData: columns.map(({ name, data, isGeometry = false }) => ({
      name,
      data: [...data],
      statistics: !isGeometry,
      codec: isGeometry ? 'BROTLI' : 'SNAPPY',
    })),
    compressors: { BROTLI: (page) => brotli(page, 'numbers') },
    schema: [{ name: 'root', num_children: columns.length }, ...columns.flatMap(({ schema }) => schema)],
    rowGroupSize: ROWS_IN_A_GROUP,
    pageSize: PAGE,
    kvMetadata: metadata.map((each) => ({ ...each })),
    createdBy: 'atlas-colombia',
  });
  return Buffer.from(bytes);
}

/** One group for most tables, so that a client reads a column with one request. */
const ROWS_IN_A_GROUP = 100_000;

/** In bytes. Clients read whole columns, and a geometry is smaller if it is compressed in one piece. */
const PAGE = 2 ** 24;

const INT32_RANGE = 2 ** 31;

function parquetColumn({ rows }: BundleTable, column: BundleColumn): ParquetColumn {
  const { name, kind } = column;
  const repetition_type = column.nullable || kind === 'json' ? 'OPTIONAL' : 'REQUIRED';
  const of = (element: Partial<SchemaElement>, value: (given: unknown) => unknown = (given) => given) => ({
    name,
    schema: [{ name, repetition_type, ...element } as SchemaElement],
    data: rows.map((row) => {
      const given = row[name];
      return given === undefined || (given === null && kind !== 'json') ? null : value(given);
    }),
  });
  if (kind === 'boolean') return of({ type: 'BOOLEAN' });
  if (kind === 'number') return of({ type: 'DOUBLE' });
  if (kind === 'date') return of({ type: 'INT32', converted_type: 'DATE' }, utc);
  if (kind === 'midnight') return of({ type: 'INT64', logical_type: LOCAL_TIME }, utc);
  if (kind === 'json') return of(TEXT, (given) => JSON.stringify(given));
  if (kind === 'texts') return { ...of({}), schema: listSchema(name, repetition_type) };
  if (kind === 'text') return of(TEXT);
  const isSmall = rows.every((row) => Math.abs(Number(row[name])) < INT32_RANGE);
  return isSmall ? of({ type: 'INT32' }) : of({ type: 'INT64' }, (given) => BigInt(given as number));
}

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
const LOCAL_TIME = { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' } as const;

/** A date has no zone, so it is that day in UTC. */
const utc = (given: unknown) => new Date(`${String(given).slice(0, 10)}T00:00:00Z`);

const listSchema = (name: string, repetition_type: 'OPTIONAL' | 'REQUIRED'): readonly SchemaElement[] => [
  { name, repetition_type, converted_type: 'LIST', num_children: 1 },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  { name: 'element', repetition_type: 'REQUIRED', ...TEXT },
];
