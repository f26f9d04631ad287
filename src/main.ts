// The process: settings, one process or several, exit code.
import './process/keep-next-tick-hidden-class.js';
import { writeSync } from 'node:fs';
import { explainStartError } from './process/explain-start-error.js';
import { print } from './process/print.js';
import { asksForHelp, readSettings, settingsHelp } from './settings/settings.js';

const args = process.argv.slice(2);
// Otherwise the platform opens its debugger on a port.
process.on('SIGUSR1', () => {});

/** Neither way loads what only the other needs. */
async function start(): Promise<void> {
  const settings = readSettings(process.env, args);
  if (settings.workers === 1) {
    const { serveAlone } = await import('./process/serve-alone.js');
    await serveAlone(settings);
  } else {
    const { serveWithWorkers } = await import('./process/serve-with-workers.js');
    await serveWithWorkers(settings);
  }
}

if (asksForHelp(args)) print(settingsHelp());
else
  start().catch((error: unknown) => {
    writeSync(2, `${explainStartError(error)}\n`);
    process.exit(1);
  });
