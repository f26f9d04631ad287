// Supervises the workers: starts them, restarts those that exit, replaces them one at a time, and stops them.
import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Serving, WorkerApi } from './channel.js';
import { startWorker, type WorkerProcess } from './worker-process.js';

const [FIRST_MS, LONGEST_MS] = [1000, 30_000];

/**
 * Exponential backoff in milliseconds, by the number of consecutive workers that exited soon after their start. The first restart is
 * immediate.
 */
export const restartDelay = (earlyExits: number): number =>
  earlyExits < 2 ? 0 : Math.min(FIRST_MS * 2 ** (earlyExits - 2), LONGEST_MS);

interface PrimaryOptions extends Omit<Parameters<typeof startWorker>[0], 'number'> {
  /** The file that a worker runs. */
  readonly program: string;
  readonly workers: number;
  readonly lines: Logger;
}

export interface Primary {
  /** Settles when all workers are ready, or with undefined if it is stopped first. Rejects with the first reason for a failure. */
  readonly start: () => Promise<Serving | undefined>;
  /** Replaces all workers, one at a time. */
  readonly reload: () => Promise<void>;
  /** All workers keep serving for `delay` milliseconds before they stop. */
  readonly stop: (delay: number) => Promise<void>;
  readonly kill: () => void;
  readonly announceEdition: WorkerApi['edition'];
  /** The number of workers that replaced one after an unexpected exit. */
  readonly replaced: () => number;
}

/** Holds one worker, and a second one during a replacement. */
interface Slot {
  readonly number: number;
  readonly workers: Set<WorkerProcess>;
  /** Consecutive workers that exited soon after their start. */
  earlyExits: number;
  restart: NodeJS.Timeout | undefined;
}

/** A worker that was ready for this long did not exit because of its start. */
const SETTLED_MS = 10_000;
const ACKNOWLEDGE_MS = 5000;
/** A stop delays the operator, and a replaced worker does not, so its responses get more time. */
const TIMES_AS_LONG = 6;

export function createPrimary({ program, workers, lines, ...options }: PrimaryOptions): Primary {
  const slots = Array.from({ length: workers }, (_, index): Slot => {
    return { number: index + 1, workers: new Set(), earlyExits: 0, restart: undefined };
  });
  const processes = () => slots.flatMap((slot) => [...slot.workers]);
  let phase: 'starting' | 'serving' | 'stopping' = 'starting';
  let reloads = 0;
  let replaced = 0;

  function launch(slot: Slot): WorkerProcess {
    clearTimeout(slot.restart);
    const worker = startWorker({ number: slot.number, ...options });
    slot.workers.add(worker);
    worker.exited.then((exit) => {
      slot.workers.delete(worker);
      if (phase === 'serving' && !worker.isStopping()) handleExit(slot, worker, exit);
    });
    return worker;
  }

  function handleExit(slot: Slot, { pid, readyFor }: WorkerProcess, exit: Awaited<WorkerProcess['exited']>) {
    const about = { place: slot.number, endedPid: pid, ...exit };
    if (slot.workers.size === 0) {
      slot.earlyExits = (readyFor() ?? 0) < SETTLED_MS ? slot.earlyExits + 1 : 0;
      restart(slot, about);
      // The rolling restart reports a replacement that never became ready.
    } else if (readyFor() !== undefined)
      lines.error(about, 'worker exited unexpectedly while its replacement was starting');
  }

  function restart(slot: Slot, about: object): void {
    const delay = restartDelay(slot.earlyExits);
    if (delay === 0) lines.error(about, 'worker exited unexpectedly; restarting');
    else {
      const more = { ...about, inARow: slot.earlyExits, seconds: delay / 1000 };
      lines.error(more, 'worker exited right after starting; restarting after a pause');
    }
    slot.restart = setTimeout(() => {
      replaced++;
      try {
        const { pid, ready } = launch(slot);
        const report = () => lines.info({ place: slot.number, newPid: pid }, 'worker replaced');
        ready.then(report, () => {});
      } catch (error) {
        // The system has no room for another process, but may have later.
        slot.earlyExits++;
        restart(slot, { place: slot.number, why: String(error) });
      }
    }, delay);
  }

  async function replace(slot: Slot): Promise<void> {
    const old = [...slot.workers];
    const next = launch(slot);
    await next.ready;
    // The old worker answers searches without delay until the new one can.
    await next.warm;
    await Promise.all(old.map((worker) => worker.stop(0, options.stopMs * TIMES_AS_LONG)));
    lines.info({ place: slot.number, oldPid: old[0]?.pid, newPid: next.pid }, 'worker replaced');
  }

  async function replaceOneByOne(): Promise<void> {
    lines.info({ workers }, 'rolling restart: replacing the workers one at a time');
    for (const slot of slots) {
      try {
        await replace(slot);
      } catch (error) {
        const about = { place: slot.number, why: (error as Error).message };
        if (phase === 'serving')
          lines.error(
            about,
            'rolling restart stopped, because the new worker did not start; the old workers keep serving',
          );
        return;
      }
      if (phase !== 'serving') return;
    }
    lines.info({ workers }, 'rolling restart done');
  }

  function endPhase(): void {
    phase = 'stopping';
    for (const slot of slots) clearTimeout(slot.restart);
  }

  const kill = () => {
    endPhase();
    for (const worker of processes()) worker.kill();
  };

  return {
    start: async () => {
      // Workers accept from one shared socket, because round robin leaves connections hanging if their worker is killed on the way.
      cluster.schedulingPolicy = cluster.SCHED_NONE;
      cluster.setupPrimary({ exec: program });
      try {
        const [serving] = await Promise.all(slots.map((slot) => launch(slot).ready));
        phase = 'serving';
        // A worker can have exited after it was ready and before the last one was.
        for (const slot of slots) if (slot.workers.size === 0) restart(slot, { place: slot.number });
        return serving;
      } catch (error) {
        if (phase === 'stopping') return undefined;
        kill();
        throw error;
      }
    },
    reload: async () => {
      if (phase !== 'serving') return;
      // Any number of requests during a restart cause one further restart.
      reloads = Math.min(reloads + 1, 2);
      if (reloads === 2) return;
      for (; reloads > 0; reloads--) if (phase === 'serving') await replaceOneByOne();
    },
    stop: async (delay) => {
      endPhase();
      await Promise.all(processes().map((worker) => worker.stop(delay)));
    },
    kill,
    announceEdition: (news) => {
      for (const worker of processes())
        if (worker.readyFor() !== undefined) worker.request(ACKNOWLEDGE_MS, 'edition', news).catch(() => {});
    },
    replaced: () => replaced,
  };
}
