// A worker as its primary sees it: a process that comes to serve, is asked things, and ends.
import cluster from 'node:cluster';
import { type Answers, type Channel, openChannel } from './channel.js';
import type { AskedByPrimary, AskedByWorker, Assignment, Serving } from './questions.js';
import type { TakeTurn } from './turns.js';
import { watchHandedConnection } from './watch-handed-connection.js';

/** The reason is known only of those that could give it. */
export interface WorkerEnd {
  readonly code?: number;
  readonly signal?: string;
  readonly why?: string;
}

export interface WorkerProcess extends Channel<AskedByPrimary> {
  readonly pid: number | undefined;
  /** Rejected with the reason if it ends before it serves. */
  readonly serving: Promise<Serving>;
  readonly ended: Promise<WorkerEnd>;
  /** How many milliseconds it has served; undefined before. */
  readonly servedFor: () => number | undefined;
  /** Whether it was told to end. */
  readonly isDismissed: () => boolean;
  /** Lets it finish what is under way; settles when it has ended. */
  readonly stop: () => Promise<void>;
  readonly kill: () => void;
}

/** The questions that are not about the life of one worker, and that others than this file answer. */
export type CommonQuestions = Omit<AskedByWorker, 'assignment' | 'turn' | 'serving' | 'fault'>;

export interface WorkerPlan {
  readonly assignment: Assignment;
  readonly stopMilliseconds: number;
  readonly takeTurn: TakeTurn;
  readonly answersTo: (worker: WorkerProcess) => Answers<CommonQuestions>;
}

/** How many milliseconds a worker may take to serve, to say that it has heard, and to end after its time was up. */
const [START, HEAR, GRACE] = [120_000, 5000, 1000];

export function startWorkerProcess(plan: WorkerPlan): WorkerProcess {
  const child = cluster.fork();
  const endHandedConnection = watchHandedConnection(child);
  let fault: string | undefined;
  let [isDismissed, mayListen] = [false, false];
  let servesSince: number | undefined;

  const kill = () => {
    child.process.kill('SIGKILL');
  };
  const ended = new Promise<WorkerEnd>((resolve) => {
    const why = () => (fault === undefined ? {} : { why: fault });
    child.on('exit', (code, signal) => resolve({ ...(signal ? { signal } : { code }), ...why() }));
    child.on('error', ({ message }) => {
      // It could not be started. Any other error is a message that found nobody any more, whose end is told by itself.
      if (child.process.pid === undefined) resolve({ why: message });
    });
  });
  ended.then(({ signal }) => {
    // One that ended as it was told has handed back what it did not take.
    if (signal !== undefined || !isDismissed) endHandedConnection();
  });
  let serve: (serving: Serving) => void = () => {};
  const serving = new Promise<Serving>((resolve, reject) => {
    serve = resolve;
    ended.then((end) =>
      reject(
        new Error(end.why ?? `Worker ${plan.assignment.worker} ${howItEnded(end)} before it was ready.`),
      ),
    );
  });
  const tooLong = setTimeout(() => {
    fault = `Worker ${plan.assignment.worker} was not ready within ${START / 1000} seconds.`;
    kill();
  }, START);
  // Whoever wants the reason awaits it.
  serving.catch(() => {}).then(() => clearTimeout(tooLong));

  const worker: WorkerProcess = {
    pid: child.process.pid,
    serving,
    ended,
    servedFor: () => (servesSince === undefined ? undefined : performance.now() - servesSince),
    isDismissed: () => isDismissed,
    stop: async () => {
      isDismissed = true;
      // Before its turn it has no connections, and may not be able to hear.
      if (mayListen) channel.ask('stop', null, HEAR).catch(() => {});
      else kill();
      const overdue = setTimeout(kill, plan.stopMilliseconds + GRACE);
      await ended;
      clearTimeout(overdue);
    },
    kill,
    ask: (kind, asked, milliseconds) => channel.ask(kind, asked, milliseconds),
  };
  const channel = openChannel<AskedByPrimary, AskedByWorker>(child, {
    ...plan.answersTo(worker),
    assignment: () => plan.assignment,
    turn: async () => {
      await plan.takeTurn(serving);
      mayListen = true;
      return null;
    },
    serving: (said) => {
      servesSince = performance.now();
      serve(said);
      return null;
    },
    fault: (why) => {
      fault = why;
      return null;
    },
  });
  return worker;
}

const howItEnded = ({ code, signal }: WorkerEnd): string =>
  signal === undefined ? `exited with code ${code}` : `was killed by ${signal}`;
