// Runs each line of the page of downloads in its program against the running server.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { duckDb, openDuckDb } from './duckdb.js';
import type { ExpectedTables } from './expected-tables.js';
import { libreOffice, officeProfile } from './libreoffice.js';
import { notRun, type Outcome, outcomeOf } from './outcome.js';
import { type Program, pythonModule, rPackage } from './program.js';
import type { JudgedFile } from './read-table.js';

/** The lines of code on a page of the site as a reader copies them, with the caption of their block. */
interface PageLine {
  readonly program: string;
  readonly line: string;
}

const EXAMPLE_BLOCK = /<figcaption>([^<]*)<\/figcaption><pre[^>]*><code[^>]*>(.*?)<\/code>/gs;
const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };

const pageLines = (page: string): readonly PageLine[] =>
  Array.from(page.matchAll(EXAMPLE_BLOCK), ([, program = '', code = '']) => ({
    program,
    line: code
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
  }));

const run = promisify(execFile);
const lastNumber = ({ stdout }: { readonly stdout: string }) => Number(/(\d+)\s*$/.exec(stdout)?.[1]);

interface Runner {
  readonly program: Program;
  /** The number of rows that the line gives. */
  readonly rows: (line: string) => Promise<number>;
}

function pythonRunner(name: string, module: string, as: string): Runner {
  const program = pythonModule(name, module);
  const script = (line: string) =>
    `import io, urllib.request\nimport ${module} as ${as}\nprint(len(${line}))`;
  return { program, rows: async (line) => lastNumber(await run(program.command, ['-c', script(line)])) };
}

const rRunner = (name: string): Runner => ({
  program: rPackage(name),
  rows: async (line) =>
    lastNumber(await run('Rscript', ['-e', `found <- ${line}; cat("\\n", nrow(found), sep = "")`])),
});

const qgis = (): Runner => {
  const program = pythonModule('QGIS', 'qgis.core', 'qgis.core.Qgis.QGIS_VERSION.split("-")[0]');
  const script = (line: string) =>
    [
      'from qgis.core import QgsApplication, QgsVectorLayer',
      'app = QgsApplication([], False)',
      'app.initQgis()',
      `print(QgsVectorLayer(${JSON.stringify(line)}, "layer", "ogr").featureCount())`,
    ].join('\n');
  const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen' };
  return {
    program,
    rows: async (line) => lastNumber(await run(program.command, ['-c', script(line)], { env })),
  };
};

const absent = (name: string): Runner => ({
  program: { name, origin: 'its publisher', version: undefined },
  rows: async () => 0,
});

const node: Program = { name: 'JavaScript (Node.js)', origin: 'nodejs.org', version: process.versions.node };

/** By the caption of the line. */
const runners = (): Readonly<Record<string, Runner>> => ({
  pandas: pythonRunner('pandas', 'pandas', 'pd'),
  GeoPandas: pythonRunner('GeoPandas', 'geopandas', 'gpd'),
  DuckDB: {
    program: duckDb.program,
    rows: async (line) => (await (await openDuckDb()).runAndReadAll(line)).getRowsJS().length,
  },
  'R, arrow': rRunner('arrow'),
  'R, sf': rRunner('sf'),
  JavaScript: {
    program: node,
    rows: async (line) => {
      const script = `${line}\nconsole.log(places.rows.length);`;
      return lastNumber(await run(process.execPath, ['--input-type=module', '-e', script]));
    },
  },
  'Power BI': absent('Power BI'),
  QGIS: qgis(),
  LibreOffice: { program: libreOffice.program, rows: withOffice },
});

/** The command of the page, without a window. */
async function withOffice(line: string): Promise<number> {
  const out = mkdtempSync(join(tmpdir(), 'atlas-judges-'));
  const [, url = ''] = /^\$ soffice --calc "(.*)"$/.exec(line) ?? [];
  try {
    await run('soffice', [
      officeProfile(out),
      '--headless',
      '--calc',
      '--convert-to',
      'csv',
      '--outdir',
      out,
      url,
    ]);
    const name = url.split('/').at(-1) as string;
    return (parse(readFileSync(join(out, name))) as readonly unknown[]).length - 1;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** DuckDB reads URLs with an extension that it downloads, which needs a network. */
const needsNetwork = (note: string) => note.includes('httpfs');

export async function judgeExamples(
  origin: string,
  folder: string,
  files: readonly JudgedFile[],
  expected: ExpectedTables,
): Promise<readonly Outcome[]> {
  const page = await (await fetch(`${origin}/en/downloads`)).text();
  const byCaption = runners();
  const outcomes: Outcome[] = [];
  for (const { program: caption, line } of pageLines(page)) {
    const runner = byCaption[caption] ?? absent(caption);
    const shown = line.replaceAll(origin, '');
    const outcome = await outcomeOf(runner.program, shown, async () => {
      const [rows, must] = [await runner.rows(line), await rowsOf({ program: caption, line })];
      return { passed: rows === must, note: `${rows} rows${rows === must ? '' : ` instead of ${must}`}` };
    });
    outcomes.push(
      needsNetwork(outcome.note)
        ? notRun(runner.program, shown, 'Its extension httpfs is not installed.')
        : outcome,
    );
  }
  const excel = absent('Excel').program;
  return [...outcomes, notRun(excel, 'Data, From Web, URL of a CSV file')];

  async function rowsOf({ line }: PageLine): Promise<number> {
    const file = files.find(({ path }) => line.includes(`/${path}`));
    if (file === undefined) throw new Error(`No file of the bundle is in ${line}`);
    if (file.format === 'json') return JSON.parse(readFileSync(join(folder, file.path), 'utf8')).rows.length;
    return (await expected.of(file)).rows.length;
  }
}
