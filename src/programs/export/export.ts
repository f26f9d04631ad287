// Writes the static copy of the service: `atlas export --out DIR`.
import { createAtlas } from '../../app.js';
import { readSettings } from '../../settings/settings.js';
import { clearLeftovers, refuseForeign } from '../new-folder.js';
import {
  bundlesFolder,
  createProgress,
  diskFault,
  examples,
  readOptions,
  stopOnSignals,
} from '../program.js';
import { bundleOfCopy } from './copied-files.js';
import { EXPORT, exportSite } from './export-site.js';
import { leftOut } from './left-out.js';

const USAGE = `Exports every finite response of the service as files, with an nginx configuration to serve them.

Usage: atlas export --out DIR [--quick] [--without FAMILY ...] [--bundles DIR] [--json]

  --out DIR          the output folder; it must be new, empty or an earlier export, which is replaced
  --quick            compress faster; the files are slightly larger
  --without FAMILY   leave out a family, such as PostalCode, to save space or because of its terms; repeat it for
                     several families
  --bundles DIR      the folder of bundles, by default BUNDLE_FOLDER or bundles/; the copy includes the files of its edition
  --json             write the result as JSON, and the progress to standard error
  --help             show this help
  BUNDLE_FOLDER      the folder of bundles, as for the server
  DATA_FOLDER        the folder with the records, instead of data/
${examples('atlas export --out copy', 'atlas export --out copy --quick --without PostalCode --json')}`;

/** Brotli's quality. 11 saves 2 % more than 10 and takes three times as long. */
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
  const totals = await exportSite(service, {
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

// Without a reader, as behind `head` or a closed terminal, the folder must still be finished or removed.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const options = readOptions(
  USAGE,
  {
    out: { type: 'string' },
    quick: { type: 'boolean' },
    without: { type: 'string', multiple: true },
    bundles: { type: 'string' },
    json: { type: 'boolean' },
  },
  ({ out = '' }) => (out === '' ? '--out is required: the output folder.' : undefined),
);
if (options !== undefined)
  await run(
    options.out as string,
    options.quick === true ? QUICKLY : WELL,
    (options.without as readonly string[] | undefined) ?? [],
    (options.bundles as string | undefined) ?? bundlesFolder(),
    options.json === true,
  ).catch((error: unknown) => {
    if (process.exitCode !== undefined) return;
    console.error(diskFault(error));
    process.exitCode = 1;
  });
