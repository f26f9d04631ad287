// Runs the service in several processes, with this one as the primary. From outside it is one server.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClusterMetrics } from '../server/cluster/cluster-metrics.js';
import { createPrimary, type Primary } from '../server/cluster/primary.js';
import { createLog } from '../server/observe/log.js';
import { machineCounter } from '../server/service/service-limits.js';
import { buildFolder } from '../settings/project-folder.js';
import type { Settings } from '../settings/settings.js';
import { settingsWarnings } from '../settings/settings-warnings.js';
import { printServing } from './print.js';
import { handleSignals } from './signal-handlers.js';

export async function serveWithWorkers(settings: Settings, isVerbose: boolean): Promise<void> {
  const { workers, stopDelay, stopTimeout } = settings;
  const log = createLog({ level: settings.logLevel, sample: 0, labels: { worker: 0, pid: process.pid } });
  for (const warning of settingsWarnings(settings)) log.lines.warn(warning);
  const metrics = createClusterMetrics(workers, () => primary.replaced());
  const counter = machineCounter(settings, log.lines);
  const primary: Primary = createPrimary({
    program: workerProgram(),
    workers,
    stopMs: stopTimeout * 1000,
    lines: log.lines,
    handlersFor: (worker) => ({
      ...metrics.handlersFor(worker),
      limits: (counts) => ({
        totals: counter?.add(counts) ?? [],
        isShared: counter?.isShared() === true,
        ahead: counter?.ahead() ?? 0,
      }),
    }),
  });
  const { kill, reload } = primary;
  const stop = () => primary.stop(stopDelay * 1000);
  handleSignals({ log, delay: stopDelay, seconds: stopTimeout, stop, kill, reload });
  const serving = await primary.start();
  if (serving === undefined) return;
  printServing({ ...serving, address: `${serving.address} with ${workers} workers` }, isVerbose);
  if (settings.databaseUrl !== undefined) await pollForAll(settings, settings.databaseUrl, primary);
}

/** A worker loads the current edition when it starts, and the primary polls for later ones. */
async function pollForAll({ editionPoll }: Settings, url: string, { announceEdition }: Primary) {
  const { pollEditions } = await import('../storage/postgres/poll-editions.js');
  pollEditions(url, editionPoll).follow({
    current: (pointer) => announceEdition({ current: pointer }),
    unreachable: (reason) => announceEdition({ unreachable: reason }),
  });
}

/** The path by which the program was started, because a link in it can lead to a newer version when a worker is replaced. */
function workerProgram(): string {
  const beside = join(dirname(process.argv[1] as string), 'process', 'worker.js');
  return existsSync(beside) ? beside : join(buildFolder(), 'src', 'process', 'worker.js');
}
