// Keeps as many workers as there should be: starts them, replaces those that end, renews them one after the other, and ends them.
import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Answers } from './channel.js';
import type { EditionNews, Serving } from './questions.js';
import { restartDelay } from './restart-delay.js';
import { createTurns } from './turns.js';
import {
  type CommonQuestions,
  startWorkerProcess,
  type WorkerEnd,
  type WorkerProcess,
} from './worker-process.js';

export interface PrimaryPlan {
  /** The file that a worker runs. */
  readonly program: string;
  readonly workers: number;
  readonly stopMilliseconds: number;
  readonly lines: Logger;
  readonly answersTo: (worker: WorkerProcess) => Answers<CommonQuestions>;
}

export interface Primary {
  /** Settles when all serve; rejected with the first reason why one does not; undefined if it was stopped before. */
  readonly start: () => Promise<Serving | undefined>;
  readonly renew: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Ends all workers at once. */
  readonly kill: () => void;
  /** To all that serve, and nobody is waited for. */
  readonly tellEdition: (news: EditionNews) => void;
  /** How many were started in place of one that had ended unasked. */
  readonly replaced: () => number;
}

/** Where one worker at a time serves; a second comes up while it is renewed. */
interface Place {
  readonly number: number;
  serving: WorkerProcess | undefined;
  coming: WorkerProcess | undefined;
  /** How many in a row ended before they had served for long. */
  earlyEnds: number;
  pause: NodeJS.Timeout | undefined;
}

/** A worker that has served for so many milliseconds did not end because of its start. */
const SETTLED = 10_000;
/** How long a worker may take to say that it has heard something. */
const HEAR = 5000;

export function createPrimary({
  program,
  workers,
  stopMilliseconds,
  lines,
  answersTo,
}: PrimaryPlan): Primary {
  const places = Array.from({ length: workers }, (_, index): Place => {
    return { number: index + 1, serving: undefined, coming: undefined, earlyEnds: 0, pause: undefined };
  });
  const processes = new Set<WorkerProcess>();
  // Node gets into a muddle where two processes at once ask for a port that cannot be had.
  const takeTurn = createTurns();
  let state: 'starting' | 'serving' | 'stopping' = 'starting';
  let [isRenewing, isAskedAgain] = [false, false];
  let replaced = 0;

  function launch(place: Place): WorkerProcess {
    clearTimeout(place.pause);
    const assignment = { worker: place.number, workers };
    const worker = startWorkerProcess({ assignment, stopMilliseconds, takeTurn, answersTo });
    processes.add(worker);
    place.coming = worker;
    worker.serving.then(
      () => {
        place.coming = undefined;
        place.serving = worker;
      },
      () => {},
    );
    worker.ended.then((end) => noteEnd(place, worker, end));
    return worker;
  }

  function noteEnd(place: Place, worker: WorkerProcess, end: WorkerEnd): void {
    processes.delete(worker);
    if (place.coming === worker) place.coming = undefined;
    if (place.serving === worker) place.serving = undefined;
    if (state !== 'serving' || worker.isDismissed()) return;
    const about = { place: place.number, endedPid: worker.pid, ...end };
    const servedFor = worker.servedFor();
    if (place.coming === undefined && place.serving === undefined) {
      place.earlyEnds = (servedFor ?? 0) < SETTLED ? place.earlyEnds + 1 : 0;
      fill(place, about);
      // One that never served and leaves no gap is reported where it was awaited.
    } else if (servedFor !== undefined)
      lines.error(about, 'worker exited unexpectedly while its replacement was starting');
  }

  function fill(place: Place, about: object): void {
    const milliseconds = restartDelay(place.earlyEnds);
    if (milliseconds === 0) lines.error(about, 'worker exited unexpectedly; restarting');
    else {
      const more = { ...about, inARow: place.earlyEnds, seconds: milliseconds / 1000 };
      lines.error(more, 'worker exited right after starting; restarting after a pause');
    }
    place.pause = setTimeout(() => {
      replaced++;
      try {
        const { pid, serving } = launch(place);
        const say = () => lines.info({ place: place.number, newPid: pid }, 'worker replaced');
        serving.then(say, () => {});
      } catch (error) {
        // The system has no room for another process; it may have later.
        place.earlyEnds++;
        fill(place, { place: place.number, why: String(error) });
      }
    }, milliseconds);
  }

  async function renewOneByOne(): Promise<void> {
    lines.info({ workers }, 'rolling restart: replacing the workers one at a time');
    for (const place of places) {
      const old = place.serving;
      try {
        const next = place.coming ?? launch(place);
        await next.serving;
        await old?.stop();
        lines.info({ place: place.number, oldPid: old?.pid, newPid: next.pid }, 'worker replaced');
      } catch (error) {
        if (state === 'stopping') return;
        const why = error instanceof Error ? error.message : String(error);
        lines.error(
          { place: place.number, why },
          'rolling restart given up: the new worker did not start; the old ones keep serving',
        );
        return;
      }
      if (state === 'stopping') return;
    }
    lines.info({ workers }, 'rolling restart done');
  }

  const kill = () => {
    state = 'stopping';
    for (const { pause } of places) clearTimeout(pause);
    for (const worker of processes) worker.kill();
  };

  return {
    start: async () => {
      cluster.schedulingPolicy = cluster.SCHED_RR;
      cluster.setupPrimary({ exec: program });
      try {
        const all = await Promise.all(places.map((place) => launch(place).serving));
        state = 'serving';
        // One may have served, and ended before the last did.
        for (const place of places) if (place.serving === undefined) fill(place, { place: place.number });
        return all[0];
      } catch (error) {
        if (state === 'stopping') return undefined;
        kill();
        throw error;
      }
    },
    renew: async () => {
      // Workers that are just being started are new already.
      if (state !== 'serving') return;
      isAskedAgain = isRenewing;
      if (isRenewing) return;
      isRenewing = true;
      do {
        isAskedAgain = false;
        await renewOneByOne();
      } while (isAskedAgain && state === 'serving');
      isRenewing = false;
    },
    stop: async () => {
      state = 'stopping';
      for (const { pause } of places) clearTimeout(pause);
      await Promise.all([...processes].map((worker) => worker.stop()));
    },
    kill,
    tellEdition: (news) => {
      for (const worker of processes)
        if (worker.servedFor() !== undefined) worker.ask('edition', news, HEAR).catch(() => {});
    },
    replaced: () => replaced,
  };
}
