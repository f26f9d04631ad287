// Runs third-party programs against the files and the server, and writes docs/judges.md: `npm run judges`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createAtlas, type Service } from '../../src/app.js';
import { editionName } from '../../src/engine/dataset/dataset.js';
import type { WrittenFile } from '../../src/programs/bundle/bundle-file.js';
import { bundleFolder, writeBundle } from '../../src/programs/bundle/write-bundle.js';
import { createProgress, readOptions } from '../../src/programs/program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { fileAddress } from '../../src/surfaces/downloads/send-file.js';
import { expectedTables } from './expected-tables.js';
import { judgeDescriptions } from './judge-descriptions.js';
import { judgeExamples } from './judge-examples.js';
import { isFlawless, judgeFiles } from './judge-files.js';
import { judgeProjectFiles } from './judge-project-files.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { loadPackage, nodePackage } from './program.js';
import type { JudgedFile } from './read-table.js';
import { reportOf, withProjectFiles } from './report.js';

const USAGE = `Runs third-party programs against the files of the edition and the server, and writes docs/judges.md.

  npm run judges [-- --bundles DIR] [-- --project-files]

  --bundles DIR   the folder of all editions, bundles/ by default; the files of the edition are made if they are missing
  --project-files only compare files of the project, such as issue forms, with their schemas, and keep the other results
  --help          show this help

It installs nothing and reports absent programs as not run. JUDGES names a folder with further programs: packages in
node_modules/, a virtual environment in python/, and copies of public repositories in datapackage/, DCAT-AP/, schemastore/,
citation-file-format/ and compose-spec/.
`;

const REPORT = join(projectFolder(), 'docs', 'judges.md');
/** The file and the column that are read in parts. */
const [PARTS, COLUMN] = ['geoparquet', 'name'];

/** Pages show the port from the settings, so it must be known before the start. */
async function anyFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function bundled({ model, engine: { catalog } }: Service, out: string): Promise<string> {
  const folder = bundleFolder(out, catalog);
  if (existsSync(join(folder, 'bundle.json'))) return folder;
  const { signal } = new AbortController();
  const progress = createProgress(process.stdout);
  return (await writeBundle({ model, catalog, without: new Set(), out, progress, signal })).folder;
}

async function run(bundles: string): Promise<void> {
  const port = await anyFreePort();
  const settings = { BUNDLE_FOLDER: bundles, PORT: String(port), RATE_LIMIT: '0', WARM_UP: 'off' };
  const service = await createAtlas(readSettings({ ...settings, LOG_LEVEL: 'silent' }));
  try {
    const folder = await bundled(service, bundles);
    const origin = await service.server.listen({ port, host: '127.0.0.1' });
    const edition = editionName(service.engine.catalog.edition);
    const { files } = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8')) as {
      readonly files: readonly WrittenFile[];
    };
    const expected = expectedTables(service, origin);
    const drawn = service.model.levels?.drawn.record;
    const inParts = files.find(({ format, family }) => format === PARTS && family === drawn);
    const examples = await judgeExamples(origin, folder, files, expected);
    const descriptions = [
      ...(await judgeDescriptions(folder, origin + fileAddress(edition, 'catalog.jsonld'))),
      ...(inParts === undefined
        ? []
        : [await judgeRanges(origin + fileAddress(edition, ''), inParts, COLUMN)]),
    ];
    const projectFiles = await judgeProjectFiles();
    const outcomes = [...examples, ...descriptions, ...projectFiles];
    printOutcomes(outcomes);
    const judged = await judgeFiles(folder, files, expected, console.log);
    const report = { date: dateToday(), edition, files: judged, examples, descriptions, projectFiles };
    writeFileSync(REPORT, reportOf(report));
    endWith(
      outcomes.some(isFailed) ||
        judged.results.some((each) => each.program.version !== undefined && !isFlawless(each)),
    );
  } finally {
    await service.server.close();
  }
}

const dateToday = () => new Date().toISOString().slice(0, 10);
const isFailed = ({ result }: Outcome) => result === 'failed';

function printOutcomes(outcomes: readonly Outcome[]): void {
  for (const { program, read, result, note } of outcomes)
    console.log(`${program.name}, ${read}: ${result}, ${note}`);
}

function endWith(hasFailures: boolean): void {
  console.log(`${REPORT} ${hasFailures ? 'has failures.' : 'has no failures.'}`);
  if (hasFailures) process.exitCode = 1;
}

async function runProjectFiles(): Promise<void> {
  const outcomes = await judgeProjectFiles();
  printOutcomes(outcomes);
  writeFileSync(REPORT, withProjectFiles(readFileSync(REPORT, 'utf8'), dateToday(), outcomes));
  endWith(outcomes.some(isFailed));
}

const options = readOptions(USAGE, {
  bundles: { type: 'string' },
  'project-files': { type: 'boolean' },
});
if (options?.['project-files'] === true) await runProjectFiles();
else if (options !== undefined)
  await run((options.bundles as string | undefined) ?? join(projectFolder(), 'bundles'));

/** Reads one column of a Parquet file over HTTP, and counts the bytes of the requested parts. */
async function judgeRanges(address: string, file: JudgedFile & { readonly bytes: number }, column: string) {
  return outcomeOf(nodePackage('hyparquet'), `${file.path}, column \`${column}\` over HTTP`, async () => {
    const { asyncBufferFromUrl, parquetReadObjects } =
      await loadPackage<typeof import('hyparquet')>('hyparquet');
    let received = 0;
    const counting: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      const bytes = await response.arrayBuffer();
      received += bytes.byteLength;
      const { status, headers } = response;
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
    };
    const buffer = await asyncBufferFromUrl({ url: address + file.path, fetch: counting });
    const rows = await parquetReadObjects({ file: buffer, columns: [column] });
    const share = received / file.bytes;
    return {
      passed: rows.length > 0 && share < 1 / 3,
      note: `${rows.length} values with ${received} of ${file.bytes} bytes (${Math.round(share * 100)} %)`,
    };
  });
}
