// A worker from the view of its primary, which is a process that becomes ready, serves and exits.
import cluster from 'node:cluster';
import {
  type Handlers,
  openChannel,
  type PrimaryApi,
  type Serving,
  WORKER_NUMBER,
  type WorkerApi,
} from './channel.js';

interface WorkerExit {
  readonly code?: number;
  readonly signal?: string;
  /** Present only if the worker could report it. */
  readonly why?: string;
}

export interface WorkerProcess {
  readonly pid: number | undefined;
  readonly request: ReturnType<typeof openChannel<WorkerApi, PrimaryApi>>;
  /** Rejects with the reason if it exits before it is ready. */
  readonly ready: Promise<Serving>;
  /** Resolves when its indexes are also built, and rejects as `ready`. */
  readonly warm: Promise<void>;
  readonly exited: Promise<WorkerExit>;
  /** The milliseconds since it became ready. Undefined before that. */
  readonly readyFor: () => number | undefined;
  readonly isStopping: () => boolean;
  /** Lets it serve for `delay` milliseconds and finish its responses. Settles when it has exited. */
  readonly stop: (delay?: number, milliseconds?: number) => Promise<void>;
  readonly kill: () => void;
}

interface WorkerOptions {
  readonly number: number;
  readonly stopMs: number;
  /** The handlers of requests that do not concern the life of one worker. */
  readonly handlersFor: (worker: WorkerProcess) => Handlers<Omit<PrimaryApi, 'ready' | 'warm' | 'fault'>>;
}

/** The time for a worker to become ready, to acknowledge a stop, and to exit after its time to stop. */
const [START_MS, ACKNOWLEDGE_MS, GRACE_MS] = [120_000, 5000, 1000];

export function startWorker({ number, stopMs, handlersFor }: WorkerOptions): WorkerProcess {
  const child = cluster.fork({ [WORKER_NUMBER]: String(number) });
  const kill = () => void child.process.kill('SIGKILL');
  let fault: string | undefined;
  let readySince: number | undefined;
  let isStopping = false;
  let becomeReady: (serving: Serving) => void;
  let becomeWarm: () => void;

  const exited = new Promise<WorkerExit>((resolve) => {
    const why = () => (fault === undefined ? {} : { why: fault });
    child.on('exit', (code, signal) => resolve({ ...(signal ? { signal } : { code }), ...why() }));
    // Any other error is a message that could not be sent.
    child.on('error', ({ message }) => child.process.pid === undefined && resolve({ why: message }));
  });
  const ready = new Promise<Serving>((resolve, reject) => {
    becomeReady = resolve;
    exited.then(({ code, signal, why }) => {
      const how = signal === undefined ? `exited with code ${code}` : `was killed by ${signal}`;
      reject(new Error(why ?? `Worker ${number} ${how} before it was ready.`));
    });
  });
  const warm = new Promise<void>((resolve, reject) => {
    becomeWarm = resolve;
    exited.then(() => reject(new Error(`Worker ${number} exited before its indexes were built.`)));
  });
  warm.catch(() => {});
  const overdue = setTimeout(() => {
    fault = `Worker ${number} was not ready within ${START_MS / 1000} seconds.`;
    kill();
  }, START_MS);
  ready.catch(() => {}).then(() => clearTimeout(overdue));

  const worker: WorkerProcess = {
    pid: child.process.pid,
    get request() {
      return channel;
    },
    ready,
    warm,
    exited,
    readyFor: () => (readySince === undefined ? undefined : performance.now() - readySince),
    isStopping: () => isStopping,
    stop: async (delay = 0, milliseconds = stopMs) => {
      isStopping = true;
      channel(ACKNOWLEDGE_MS, 'stop', { delay, milliseconds }).catch(() => {});
      const deadline = setTimeout(kill, delay + milliseconds + GRACE_MS);
      await exited;
      clearTimeout(deadline);
    },
    kill,
  };
  const channel = openChannel<WorkerApi, PrimaryApi>(child, {
    ...handlersFor(worker),
    ready: (serving) => {
      readySince = performance.now();
      becomeReady(serving);
    },
    warm: () => becomeWarm(),
    fault: (reason) => {
      fault = reason;
    },
  });
  return worker;
}
