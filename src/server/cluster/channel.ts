// Carries requests and responses as JSON over the IPC channel between a worker and its primary, in both directions.
import type { ClientCount } from '../limits/request-counter.js';
import type { PlainMetric } from '../observe/metrics.js';

/** The variable with the number of a worker, from 1. A replacement gets the same number. */
export const WORKER_NUMBER = 'WORKER_NUMBER';

export interface Serving {
  readonly address: string;
  /** Each family with its number of records, or a word for a family without records. */
  readonly rows: readonly (readonly [string, string])[];
  /** Messages for the operator. */
  readonly notes: readonly string[];
}

/** The accepted requests of all processes for the clients that a worker reported. */
interface SharedTotals {
  readonly totals: readonly number[];
  /** Whether the totals include other machines. */
  readonly isShared: boolean;
  /** Milliseconds by which this machine's clock is ahead of the one used for counting. */
  readonly ahead: number;
}

/** The result of one poll for the current edition. */
type EditionNews =
  | { readonly current: { readonly id: string; readonly moved: string; readonly movedAgo: number } }
  | { readonly unreachable: string };

export interface PrimaryApi {
  readonly ready: (serving: Serving) => void;
  /** Its indexes are built, so no request waits for them. */
  readonly warm: () => void;
  /** The reason why the worker cannot serve, sent before it exits. */
  readonly fault: (reason: string) => void;
  readonly limits: (counts: readonly ClientCount[]) => SharedTotals;
  /** The metrics of all processes as OpenMetrics. */
  readonly metrics: () => string;
  /** The last metrics of a worker, sent before it exits. */
  readonly finalMetrics: (metrics: readonly PlainMetric[]) => void;
}

export interface WorkerApi {
  readonly edition: (news: EditionNews) => void;
  readonly metrics: () => readonly PlainMetric[];
  /** Acknowledged at once. The worker keeps serving for `delay` milliseconds, and exits when its responses are finished or time is over. */
  readonly stop: (times: { readonly delay: number; readonly milliseconds: number }) => void;
}

/** The handlers of one side, by name. */
type Api<Names> = { readonly [Name in keyof Names]: (payload: never) => unknown };

export type Handlers<Served extends Api<Served>> = {
  readonly [Name in keyof Served]: (
    ...payload: Parameters<Served[Name]>
  ) => ReturnType<Served[Name]> | Promise<ReturnType<Served[Name]>>;
};

/** Rejects if the other side does not respond in time, fails, or has exited. */
type CallRemote<Remote extends Api<Remote>> = <Name extends keyof Remote & string>(
  timeoutMs: number,
  name: Name,
  ...payload: Parameters<Remote[Name]>
) => Promise<ReturnType<Remote[Name]>>;

/** A `cluster.Worker`, in the primary and in the worker. */
export interface Port {
  send(message: object, sent: (error: Error | null) => void): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
}

interface CallOutcome {
  readonly value?: unknown;
  readonly error?: string;
}
type Message =
  | { readonly request: number; readonly name: string; readonly payload: never }
  | ({ readonly response: number } & CallOutcome);

export function openChannel<Remote extends Api<Remote>, Served extends Api<Served>>(
  port: Port,
  handlers: Handlers<Served>,
): CallRemote<Remote> {
  const pending = new Map<number, (result: CallOutcome) => void>();
  let lastId = 0;

  async function handle(name: string, payload: never): Promise<CallOutcome> {
    try {
      const handler = (handlers as Readonly<Record<string, (payload: never) => unknown>>)[name];
      if (handler === undefined) throw new Error('unknown request');
      return { value: await handler(payload) };
    } catch (error) {
      return { error: (error as Error).message };
    }
  }

  port.on('message', async (message) => {
    if (!isMessage(message)) return;
    if ('response' in message) pending.get(message.response)?.(message);
    else port.send({ response: message.request, ...(await handle(message.name, message.payload)) }, () => {});
  });
  port.on('disconnect', () => {
    for (const settle of pending.values()) settle({ error: 'the other process has exited' });
  });

  return (timeoutMs, name, ...[payload]) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const settle = ({ value, error }: CallOutcome) => {
        clearTimeout(timeout);
        pending.delete(id);
        if (error === undefined) resolve(value as ReturnType<Remote[typeof name]>);
        else reject(new Error(`No response to "${name}": ${error}.`));
      };
      const timeout = setTimeout(settle, timeoutMs, { error: `timed out after ${timeoutMs} ms` }).unref();
      pending.set(id, settle);
      port.send({ request: id, name, payload }, (error) => {
        if (error !== null) settle({ error: error.message });
      });
    });
}

/** Libraries can send other messages over the same channel. */
const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && ('request' in message || 'response' in message);
