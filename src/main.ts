// The process: settings, one process or several, exit code.
import './process/tune-heap.js';
import './process/keep-next-tick-hidden-class.js';
import { writeSync } from 'node:fs';
import { checkBuild } from './process/check-build.js';
import { explainStartError } from './process/explain-start-error.js';
import { print } from './process/print.js';

const args = process.argv.slice(2);
// Otherwise the platform opens its debugger on a port.
process.on('SIGUSR1', () => {});

/** Neither way loads the modules of the other. Nothing with packages is imported before: if one is missing, Node.js prints a stack. */
async function start(): Promise<void> {
  const { asksForHelp, asksForVersion, isVerbose, packageVersion, readSettings, settingsHelp } = await import(
    './settings/settings.js'
  );
  if (asksForHelp(args)) return print(settingsHelp());
  if (asksForVersion(args)) return print(await packageVersion());
  const settings = readSettings(process.env, args);
  checkBuild(settings);
  if (settings.workers === 1) {
    const { serveAlone } = await import('./process/serve-alone.js');
    await serveAlone(settings, isVerbose(args));
  } else {
    const { serveWithWorkers } = await import('./process/serve-with-workers.js');
    await serveWithWorkers(settings, isVerbose(args));
  }
}

start().catch((error: unknown) => {
  writeSync(2, `${explainStartError(error)}\n`);
  process.exit(1);
});
