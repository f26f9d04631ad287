// The process: settings, service, listening, signals, exit code.
import './hold-tick-shape.js';
import { writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createAtlas, rowCounts, type Service } from './app.js';
import { asksForHelp, readSettings, settingsHelp } from './settings/settings.js';

const args = process.argv.slice(2);

/** Without the stream of the platform, which would be one more kind of stream for every request to be told apart from. */
const say = (line: string) => writeSync(1, `${line}\n`);

async function start(): Promise<void> {
  const settings = readSettings(process.env, args);
  const service = await createAtlas(settings);
  const stopping = stopOnSignal(service, settings.stopTimeout);
  const address = await service.server.listen({ host: settings.host, port: settings.port });
  const rows = rowCounts(service.model, service.engine.catalog);
  for (const { record } of service.model.families)
    say(`${record.padEnd(28)}${String(rows[record] ?? 'computed').padStart(8)}`);
  say(`Atlas Colombia serves ${address} (ready in ${Math.round(performance.now())} ms)`);
  await Promise.race([service.warmUp(), stopping]);
}

/** The first signal lets everybody finish, the second does not. */
function stopOnSignal({ stop, log }: Service, seconds: number): Promise<void> {
  return new Promise((stopped) => {
    let isStopping = false;
    const onSignal = async (signal: NodeJS.Signals) => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.lines.info({ signal, seconds }, 'stopping: no new connections, answers under way are finished');
      await stop(seconds * 1000);
      log.lines.info('stopped');
      stopped();
      process.exit(0);
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  });
}

/** One line that says what was wrong and what would be right; the stack is of no use to whoever starts the service. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${address} is in use by another program; set PORT to a free one, or to 0 for any.`;
    case 'EACCES':
      return `Port ${port} needs rights that this program does not have; set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${address} is no address of this machine; 127.0.0.1 serves this machine, 0.0.0.0 every network.`;
    default:
      return error.message;
  }
}

if (asksForHelp(args)) say(settingsHelp());
else
  start().catch((error: unknown) => {
    writeSync(2, `${explain(error)}\n`);
    process.exit(1);
  });
