// Writes the static copy of the service: `npm run export -- --out DIR`.
import { parseArgs } from 'node:util';
import { createAtlas } from '../src/app.js';
import { exportSite } from './export/export-site.js';
import { leftovers } from './export/new-folder.js';
import { createProgress } from './export/progress.js';

const USAGE = `Writes every finite answer of the service as files, with what nginx and static hosts need to serve them.

  npm run export -- --out DIR [--quick]

  --out DIR   the folder to write to: a new or empty one, or an earlier export, which is replaced
  --quick     compress fast rather than well: a few seconds instead of about a minute, for slightly larger files
  --help      show this help
`;

/** Brotli's grades. The eleventh saves a fiftieth more than the tenth and takes three times as long. */
const [WELL, QUICKLY] = [10, 5];
/** Exit codes by which a shell knows what ended a program. */
const ENDED_BY = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

async function run(folder: string, quality: number): Promise<void> {
  const stop = new AbortController();
  for (const signal of Object.keys(ENDED_BY) as (keyof typeof ENDED_BY)[])
    process.once(signal, () => {
      console.error(`\nStopping; ${folder} is left as it was.`);
      process.exitCode = ENDED_BY[signal];
      stop.abort();
    });
  for (const left of leftovers(folder))
    console.error(`${left} was left behind by a run that was killed; delete it.`);
  const service = await createAtlas();
  const progress = createProgress(process.stdout);
  const totals = await exportSite(service, { folder, quality, signal: stop.signal, progress });
  const [megabytes, seconds] = [totals.bytes / 1e6, performance.now() / 1000];
  console.log(
    `${totals.paths} paths in ${totals.files} files, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(1)} s: ${folder}`,
  );
}

function readOptions() {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, quick: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help !== true && (values.out === undefined || values.out === ''))
    throw new Error('--out is required: the folder to write to.');
  return values;
}

// Where nobody reads on, as behind `head` or a terminal that was closed, there is still a folder to finish or to clear away.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  const { out, quick, help } = readOptions();
  if (help === true) console.log(USAGE);
  else await run(out as string, quick === true ? QUICKLY : WELL).catch(report);
} catch (error) {
  report(error);
  console.error(`\n${USAGE}`);
}

function report(error: unknown): void {
  if (process.exitCode !== undefined) return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
