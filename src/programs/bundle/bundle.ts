// Writes the edition that is served as files: `atlas bundle`.
import { createAtlas } from '../../app.js';
import { readSettings } from '../../settings/settings.js';
import { leftOut } from '../export/left-out.js';
import { clearLeftovers } from '../new-folder.js';
import {
  bundlesFolder,
  createProgress,
  diskFault,
  examples,
  readOptions,
  stopOnSignals,
} from '../program.js';
import { bundleFolder, writeBundle } from './write-bundle.js';

const USAGE = `Writes the edition that is served as files: CSV, lines of JSON, SQLite, Parquet, borders and their descriptions.

Usage: atlas bundle [--out DIR] [--without FAMILY ...] [--json]

  --out DIR          the folder of all editions, by default BUNDLE_FOLDER or bundles/; each edition gets a folder in it,
                     which replaces an earlier one of the same name
  --without FAMILY   leave out a family, such as PostalCode, to save space or because of its terms; repeat it for
                     several families
  --json             write the result as JSON, and the progress to standard error
  --help             show this help
  BUNDLE_FOLDER      the folder of all editions, as for the server
  DATA_FOLDER        the folder with the records, instead of data/
${examples('atlas bundle', 'atlas bundle --out files --without PostalCode --json')}`;

async function run(out: string, families: readonly string[], isJson: boolean): Promise<void> {
  const signal = stopOnSignals(`Stopping. ${out} is unchanged.`);
  signal.addEventListener('abort', () => console.error(`\n${signal.reason.message}`));
  const { model, engine } = await createAtlas(readSettings({ DATA_FOLDER: process.env.DATA_FOLDER }));
  const { catalog } = engine;
  signal.throwIfAborted();
  for (const message of clearLeftovers(bundleFolder(out, catalog))) console.error(message);
  const without = leftOut(model, families);
  const progress = createProgress(isJson ? process.stderr : process.stdout);
  const { folder, files, bytes, sent } = await writeBundle({
    model,
    catalog,
    without,
    out,
    progress,
    signal,
  });
  if (isJson) return console.log(JSON.stringify({ folder, files, bytes, sent }));
  const { user, system } = process.cpuUsage();
  const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  const [megabytes, ofSent, seconds] = [bytes / 1e6, sent / 1e6, (user + system) / 1e6].map((each) =>
    format(each),
  );
  console.log(
    `${files} files, ${megabytes} MB, ${ofSent} MB as sent, ${seconds} s of processor time: ${folder}`,
  );
}

// Without a reader, as behind `head` or a closed terminal, the folder must still be finished or removed.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const options = readOptions(USAGE, {
  out: { type: 'string' },
  without: { type: 'string', multiple: true },
  json: { type: 'boolean' },
});
if (options !== undefined)
  await run(
    (options.out as string | undefined) ?? bundlesFolder(),
    (options.without as readonly string[] | undefined) ?? [],
    options.json === true,
  ).catch((error: unknown) => {
    if (process.exitCode !== undefined) return;
    console.error(`The bundle was not written. ${diskFault(error)}`);
    process.exitCode = 1;
  });
