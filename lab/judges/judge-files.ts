// Reads every file of a bundle with every available program, and compares it with the API.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../src/settings/project-folder.js';
import { compareTable } from './compare-table.js';
import type { ExpectedTable, ExpectedTables } from './expected-tables.js';
import { libreOffice } from './libreoffice.js';
import { nodeReaders } from './node-readers.js';
import { command, type Program, pythonModule, rPackage } from './program.js';
import { CONTENT, type JudgedFile, ofFormats, type ReadTable, type TableReader } from './read-table.js';

async function* runScript(
  script: string,
  [program, ...args]: readonly [string, ...string[]],
  files: readonly JudgedFile[],
): AsyncIterable<ReadTable> {
  const path = join(projectFolder(), 'lab', 'judges', script);
  const child = spawn(program, [path, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.end(JSON.stringify(files));
  for await (const line of createInterface({ input: child.stdout })) yield byRow(JSON.parse(line));
  const [code] = await ended;
  if (code !== 0) throw new Error(`${script} ${args[0]} exited with ${code}: ${stderr.trim().slice(-500)}`);
}

/** R writes whole columns. */
function byRow({ byColumn, ...table }: ReadTable & { readonly byColumn?: ReadTable['rows'] }): ReadTable {
  const rows = byColumn?.[0]?.map((_, at) => byColumn.map((values) => values[at]));
  return rows === undefined ? table : { ...table, rows };
}

const inPython = (
  name: string,
  module: string,
  script: string,
  reads: TableReader['reads'],
  version?: string,
): TableReader => {
  const program = pythonModule(name, module, version);
  return {
    program,
    reads,
    read: (folder, files) => runScript('read-with-python.py', [program.command, script, folder], files),
  };
};

const inR = (program: Program, script: string, reads: TableReader['reads']): TableReader => ({
  program,
  reads,
  read: (folder, files) => runScript('read-with-r.R', ['Rscript', script, folder], files),
});

/** The readers that are programs for Python and R. A script beside this file prints every table as a line of JSON. */
const scriptReaders = (): readonly TableReader[] => [
  inPython('Python, sqlite3', 'sqlite3', 'sqlite3', ofFormats('sqlite'), 'sqlite3.sqlite_version'),
  inPython('pandas', 'pandas', 'pandas', ofFormats('csv', 'ndjson')),
  inPython('pandas with pyarrow', 'pyarrow', 'pandas', ofFormats('parquet')),
  { ...inPython('GeoPandas', 'geopandas', 'geopandas', ofFormats('geojson', 'flatgeobuf')), dropsIds: true },
  inPython('GeoPandas with pyarrow', 'pyarrow', 'geopandas', ofFormats('geoparquet')),
  inPython('GDAL', 'osgeo', 'gdal', ofFormats('csv', 'sqlite', 'geojson', 'topojson', 'flatgeobuf')),
  inPython('Python, json', 'json', 'json', ofFormats('json', 'jsonld'), 'json.__version__'),
  inR(command('R', 'Rscript', ['--version']), 'base', ofFormats('csv')),
  { ...inR(rPackage('sf'), 'sf', ofFormats('geojson', 'flatgeobuf')), dropsIds: true },
  inR(rPackage('RSQLite'), 'RSQLite', ofFormats('sqlite')),
  inR(rPackage('jsonlite'), 'jsonlite', ofFormats('ndjson', 'json', 'jsonld')),
];

type Compared = ReturnType<typeof compareTable>;

/** The files of one format, read by one program. */
interface FormatResult extends Compared {
  readonly program: Program;
  readonly format: string;
  readonly files: number;
  /** The reason if it stopped. */
  readonly fault?: string;
}

interface FilesResult {
  readonly results: readonly FormatResult[];
  /** The files that fewer than two programs read without differences. */
  readonly readByFew: readonly string[];
}

const NOTHING: Compared = { rows: 0, values: 0, coordinates: 0, differences: 0, examples: [] };

export async function judgeFiles(
  folder: string,
  files: readonly JudgedFile[],
  expected: ExpectedTables,
  report: (line: string) => void,
): Promise<FilesResult> {
  const readers = [...nodeReaders, ...scriptReaders(), libreOffice];
  const results: FormatResult[] = [];
  const programs = new Map<string, number>();
  for (const reader of readers)
    for (const format of new Set(files.filter(reader.reads).map((file) => file.format))) {
      const own = files.filter((file) => file.format === format && reader.reads(file));
      const result = await judgeFormat(reader, format, own, folder, expected);
      results.push(result);
      report(`${reader.program.name}, ${format}: ${textOf(result)}`);
      if (isFlawless(result)) for (const { path } of own) programs.set(path, (programs.get(path) ?? 0) + 1);
    }
  const judged = files.filter((file) => readers.some(({ reads }) => reads(file)));
  return {
    results,
    readByFew: judged.map(({ path }) => path).filter((path) => (programs.get(path) ?? 0) < 2),
  };
}

export const isFlawless = ({ program, differences, fault }: FormatResult): boolean =>
  program.version !== undefined && differences === 0 && fault === undefined;

function textOf({ program, files, rows, values, differences, examples, fault }: FormatResult): string {
  if (program.version === undefined) return 'not run';
  const counts = `${files} files, ${rows} rows, ${values} values, ${differences} differences`;
  return [counts, ...examples, ...(fault === undefined ? [] : [fault])].join('\n  ');
}

async function judgeFormat(
  { program, read, dropsIds }: TableReader,
  format: string,
  files: readonly JudgedFile[],
  folder: string,
  expected: ExpectedTables,
): Promise<FormatResult> {
  if (program.version === undefined) return { ...NOTHING, program, format, files: 0 };
  let sum = NOTHING;
  const seen = new Map<string, number>();
  try {
    for await (const table of read(folder, files)) {
      const file = files.find(({ path }) => path === table.path) as JudgedFile;
      const must = isDocument(table) ? documentOf(folder, file) : await expected.of(file, table.table);
      const asRead = dropsIds && format === 'geojson' ? withoutIds(must) : must;
      sum = sumOfCompared(sum, compareTable(asRead, table, format === 'topojson'));
      seen.set(table.path, (seen.get(table.path) ?? 0) + 1);
    }
    const missing = files.filter(
      ({ path }) => seen.get(path) !== (format === 'sqlite' ? expected.names.length : 1),
    );
    if (missing.length > 0) throw new Error(`not all tables were read: ${missing.map(({ path }) => path)}`);
  } catch (error) {
    return { ...sum, program, format, files: seen.size, fault: (error as Error).message };
  }
  return { ...sum, program, format, files: files.length };
}

/** JSON without rows of a table is compared as a whole. */
const isDocument = ({ columns }: ReadTable) => columns.length === 1 && columns[0] === CONTENT;

function documentOf(folder: string, { path }: JudgedFile): ExpectedTable {
  const content: unknown = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  return { columns: [{ name: CONTENT, kind: 'json' }], key: [], rows: [{ [CONTENT]: content }] };
}

const withoutIds = (table: ExpectedTable): ExpectedTable => ({
  ...table,
  columns: table.columns.filter(({ name }) => !table.key.includes(name)),
  key: [],
});

const sumOfCompared = (one: Compared, other: Compared): Compared => ({
  rows: one.rows + other.rows,
  values: one.values + other.values,
  coordinates: one.coordinates + other.coordinates,
  differences: one.differences + other.differences,
  examples: [...one.examples, ...other.examples].slice(0, 5),
});
