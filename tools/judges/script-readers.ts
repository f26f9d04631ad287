// The readers that are programs for Python and R: a script beside this file prints every table as a line of JSON.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../src/settings/project-folder.js';
import { command, type Program, pythonModule, rPackage } from './program.js';
import { type JudgedFile, ofFormats, type Reader, type ReadTable } from './read-table.js';

async function* runScript(
  script: string,
  [program, ...args]: readonly [string, ...string[]],
  files: readonly JudgedFile[],
): AsyncIterable<ReadTable> {
  const path = join(projectFolder(), 'tools', 'judges', script);
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
  reads: Reader['reads'],
  version?: string,
): Reader => {
  const program = pythonModule(name, module, version);
  return {
    program,
    reads,
    read: (folder, files) => runScript('read-with-python.py', [program.command, script, folder], files),
  };
};

const inR = (program: Program, script: string, reads: Reader['reads']): Reader => ({
  program,
  reads,
  read: (folder, files) => runScript('read-with-r.R', ['Rscript', script, folder], files),
});

export const scriptReaders = (): readonly Reader[] => [
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
