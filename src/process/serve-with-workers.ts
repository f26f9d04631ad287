// The service in several processes, of which this one is the primary: it looks like one server from outside.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createMachineFigures } from '../cluster/machine-figures.js';
import { createPrimary, type Primary } from '../cluster/primary.js';
import { createLog } from '../observe/log.js';
import { machineCounter } from '../service/service-limits.js';
import type { Settings } from '../settings/settings.js';
import { printServing } from './print.js';
import { handleSignals } from './signal-handlers.js';

export async function serveWithWorkers(settings: Settings): Promise<void> {
  const { workers, stopTimeout } = settings;
  const log = createLog({ level: settings.logLevel, sample: 0, speaker: { worker: 0, pid: process.pid } });
  const figures = createMachineFigures(workers, () => primary.replaced());
  const counter = machineCounter(settings, log.lines);
  const primary: Primary = createPrimary({
    program: workerProgram(),
    workers,
    stopMilliseconds: stopTimeout * 1000,
    lines: log.lines,
    answersTo: (worker) => ({
      ...figures.answersTo(worker),
      limits: (counts) => ({
        totals: counter?.add(counts) ?? [],
        isShared: counter?.isShared() === true,
      }),
    }),
  });
  const { stop, kill, renew } = primary;
  handleSignals({ log, seconds: stopTimeout, stop, kill, renew });
  const serving = await primary.start();
  if (serving === undefined) return;
  printServing(serving.rows, `${serving.address} with ${workers} workers`);
  if (settings.databaseUrl !== undefined) await lookForEditions(settings, settings.databaseUrl, primary);
}

/** Once for all workers: a worker loads the current edition by itself when it starts, and is told of others. */
async function lookForEditions(
  { editionPoll }: Settings,
  url: string,
  { tellEdition }: Primary,
): Promise<void> {
  const { pollEditions } = await import('../editions/postgres/poll-editions.js');
  pollEditions(url, editionPoll).follow({
    current: (id) => tellEdition({ current: id ?? null }),
    unreachable: (reason) => tellEdition({ unreachable: reason }),
  });
}

/**
 * Beside the program as it was called, not where that leads to: a link to a version may lead to a newer one by the time that a
 * worker is replaced.
 */
function workerProgram(): string {
  const beside = join(dirname(process.argv[1] as string), 'process', 'worker.js');
  return existsSync(beside) ? beside : join(import.meta.dirname, 'worker.js');
}
