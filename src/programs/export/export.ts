// Writes the static copy of the service: `atlas export --out DIR`.
import { createAtlas } from '../../app.js';
import { readSettings } from '../../settings/settings.js';
import { diskFault, exitCodes } from '../command-fault.js';
import { clearLeftovers, refuseForeign } from '../new-folder.js';
import { bundlesFolder, createProgress, readCommandOptions, stopOnSignals } from '../program.js';
import { bundleOfCopy } from './copied-files.js';
import { EXPORT, exportCopy } from './export-site.js';
import { leftOut } from './left-out.js';

/** Brotli's quality. Quality 11 saves 2 % more than 10 and takes three times as long. */
const [WELL, QUICKLY] = [10, 5];

async function run(
  folder: string,
  quality: number,
  families: readonly string[],
  bundles: string,
  isJson: boolean,
): Promise<void> {
  const signal = stopOnSignals(`Stopping. ${folder} is unchanged.`);
  signal.addEventListener('abort', () => console.error(`\n${signal.reason.message}`));
  for (const message of clearLeftovers(folder)) console.error(message);
  refuseForeign(folder, EXPORT);
  const service = await createAtlas(readSettings({ DATA_FOLDER: process.env.DATA_FOLDER }));
  signal.throwIfAborted();
  const without = leftOut(service.model, families);
  const found = await bundleOfCopy(service, bundles, without);
  if (typeof found === 'string') console.error(found);
  const progress = createProgress(isJson ? process.stderr : process.stdout);
  const totals = await exportCopy(service, {
    folder,
    quality,
    signal,
    progress,
    without,
    bundle: typeof found === 'string' ? undefined : found,
  });
  if (isJson) return console.log(JSON.stringify({ folder, ...totals }));
  const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  const [megabytes, seconds] = [format(totals.bytes / 1e6), format(performance.now() / 1000)];
  console.log(
    `${format(totals.paths)} paths in ${format(totals.files)} files, ${megabytes} MB, ${seconds} s: ${folder}`,
  );
}

interface Options {
  readonly out: string;
  readonly quick?: boolean;
  readonly without?: readonly string[];
  readonly bundles?: string;
  readonly json?: boolean;
}

const options = readCommandOptions<Options>('export', ({ out = '' }: Partial<Options>) =>
  out === '' ? '--out is required: the output folder.' : undefined,
);
if (options !== undefined) {
  const { out, quick, without = [], bundles = bundlesFolder(), json } = options;
  await run(out, quick === true ? QUICKLY : WELL, without, bundles, json === true).catch((error: unknown) => {
    if (process.exitCode !== undefined) return;
    console.error(diskFault(error));
    process.exitCode = exitCodes.refused;
  });
}
