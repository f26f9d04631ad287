// Writes the edition that is served as files: `atlas bundle`.
import { createAtlas } from '../../app.js';
import { readSettings } from '../../settings/settings.js';
import { diskFault, exitCodes } from '../command-fault.js';
import { leftOut } from '../export/left-out.js';
import { clearLeftovers } from '../new-folder.js';
import {
  bundlesFolder,
  createProgress,
  type Progress,
  readCommandOptions,
  stopOnSignals,
} from '../program.js';
import { bundleFolder, writeBundle } from './write-bundle.js';

async function run(out: string, families: readonly string[], isJson: boolean): Promise<void> {
  const signal = stopOnSignals(`Stopping. ${out} is unchanged.`);
  signal.addEventListener('abort', () => console.error(`\n${signal.reason.message}`));
  const { model, engine } = await createAtlas(readSettings({ DATA_FOLDER: process.env.DATA_FOLDER }));
  const { catalog } = engine;
  signal.throwIfAborted();
  for (const message of clearLeftovers(bundleFolder(out, catalog))) console.error(message);
  const without = leftOut(model, families);
  const progress = toParent(createProgress(isJson ? process.stderr : process.stdout));
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

/** A service that started this program shows its progress. */
function toParent(progress: Progress): Progress {
  if (process.send === undefined) return progress;
  let [done, of] = [0, 0];
  // The end of the parent process is noticed between two files.
  const send = () => process.connected && process.send?.({ done, of });
  return {
    ...progress,
    whole: (files) => {
      of = files;
      send();
    },
    step: () => {
      progress.step();
      done++;
      send();
    },
  };
}

interface BundleOptions {
  readonly out?: string;
  readonly without?: readonly string[];
  readonly json?: boolean;
}

const options = readCommandOptions<BundleOptions>('bundle');
if (options !== undefined)
  await run(options.out ?? bundlesFolder(), options.without ?? [], options.json === true).catch(
    (error: unknown) => {
      if (process.exitCode !== undefined) return;
      console.error(`The bundle was not written. ${diskFault(error)}`);
      process.exitCode = exitCodes.refused;
    },
  );
