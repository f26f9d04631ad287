// DuckDB as a reader: CSV with the types that datapackage.json declares, lines of JSON, Parquet, and geometries as well-known text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPackage, nodePackage } from './program.js';
import { GEOMETRY, ofFormats, type TableReader } from './read-table.js';

/** The parts of DuckDB that are used. */
interface DuckDb {
  readonly DuckDBInstance: {
    readonly create: () => Promise<{
      readonly connect: () => Promise<{
        readonly runAndReadAll: (sql: string) => Promise<{
          readonly columnNames: () => readonly string[];
          readonly getRowsJS: () => readonly (readonly unknown[])[];
        }>;
      }>;
    }>;
  };
}

/** The types of DuckDB for those that datapackage.json declares. */
const duckTypes: Readonly<Record<string, string>> = {
  integer: 'BIGINT',
  number: 'DOUBLE',
  string: 'VARCHAR',
  array: 'VARCHAR',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'TIMESTAMP',
};

interface DataPackage {
  readonly resources: readonly {
    readonly path: string;
    readonly schema: { readonly fields: readonly { readonly name: string; readonly type: string }[] };
  }[];
}

export async function openDuckDb() {
  const { DuckDBInstance } = await loadPackage<DuckDb>('@duckdb/node-api');
  return (await DuckDBInstance.create()).connect();
}

export const duckDb: TableReader = {
  program: { ...nodePackage('@duckdb/node-api'), name: 'DuckDB' },
  reads: ofFormats('csv', 'ndjson', 'parquet', 'geoparquet'),
  async *read(folder, files) {
    const database = await openDuckDb();
    const { resources } = JSON.parse(readFileSync(join(folder, 'datapackage.json'), 'utf8')) as DataPackage;
    for (const { path, format } of files) {
      const at = `'${join(folder, path)}'`;
      const declared = resources.find((each) => each.path === path)?.schema.fields ?? [];
      const types = declared.map(({ name, type }) => `"${name}": '${duckTypes[type]}'`).join();
      const from = {
        csv: `read_csv(${at}, auto_detect = false, header = true, quote = '"', escape = '"', columns = {${types}})`,
        ndjson: `read_json(${at}, convert_strings_to_integers = false, sample_size = -1)`,
      }[format as string];
      const select = format === 'geoparquet' ? '* REPLACE (ST_AsText(geometry) AS geometry)' : '*';
      const result = await database.runAndReadAll(`SELECT ${select} FROM ${from ?? `read_parquet(${at})`}`);
      const columns = result.columnNames();
      const geometry = format === 'geoparquet' ? columns.indexOf(GEOMETRY) : -1;
      const rows = result
        .getRowsJS()
        .map((row) => row.map((value, index) => (index === geometry ? fromText(value) : value)));
      yield { path, columns, rows };
    }
  },
};

/** Well-known text has brackets around lists, and its positions are separated by commas. */
function fromText(text: unknown) {
  if (typeof text !== 'string') return null;
  const type = { P: 'Point', O: 'Polygon', M: 'MultiPolygon' }[
    text.startsWith('POL') ? 'O' : (text[0] ?? '')
  ];
  const lists = text
    .replace(/^[A-Z]+ /, '')
    .replaceAll(/(-?[\d.e-]+) (-?[\d.e-]+)/g, '[$1,$2]')
    .replaceAll('(', '[')
    .replaceAll(')', ']');
  const parsed = JSON.parse(lists);
  return { type, coordinates: type === 'Point' ? parsed[0] : parsed };
}
