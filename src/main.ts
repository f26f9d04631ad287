// The process: settings, one process or several, exit code.
import './hold-tick-shape.js';
import { writeSync } from 'node:fs';
import { explainStartFault } from './explain-start-fault.js';
import { say } from './say.js';
import { asksForHelp, readSettings, settingsHelp } from './settings/settings.js';

const args = process.argv.slice(2);

/** Neither way loads what only the other needs. */
async function start(): Promise<void> {
  const settings = readSettings(process.env, args);
  if (settings.workers === 1) {
    const { serveAlone } = await import('./serve-alone.js');
    await serveAlone(settings);
  } else {
    const { serveWithWorkers } = await import('./serve-with-workers.js');
    await serveWithWorkers(settings);
  }
}

if (asksForHelp(args)) say(settingsHelp());
else
  start().catch((error: unknown) => {
    writeSync(2, `${explainStartFault(error)}\n`);
    process.exit(1);
  });
