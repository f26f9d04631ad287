// The requests between workers and their primary: another request is a line here and a handler on the other side.
import type { ClientCount } from '../limits/shared-store.js';
import type { MetricFamily } from '../observe/metric-family.js';

/** Variable with a worker's number, from 1; its replacement has the same. */
export const WORKER_NUMBER = 'WORKER_NUMBER';

export interface Serving {
  readonly address: string;
  /** Each family with the number of its records, or a word if it has none. */
  readonly rows: readonly (readonly [string, string])[];
  /** Lines for the operator. */
  readonly notes: readonly string[];
}

/** The accepted requests of all processes for the clients that a worker has reported. */
interface SharedTotals {
  readonly totals: readonly number[];
  /** Whether other machines are included. */
  readonly isShared: boolean;
  /** Milliseconds by which the clock of this machine is ahead of the one by which they are counted. */
  readonly ahead: number;
}

/** The result of one poll for the current edition. */
export type EditionNews =
  | { readonly current: { readonly id: string; readonly moved: string; readonly movedAgo: number } }
  | { readonly unreachable: string };

export interface PrimaryApi {
  readonly ready: (serving: Serving) => void;
  /** Its indexes are made, so that no request waits for them. */
  readonly warm: () => void;
  /** Why the worker cannot serve, before it exits. */
  readonly fault: (reason: string) => void;
  readonly limits: (counts: readonly ClientCount[]) => SharedTotals;
  /** Those of all processes, as OpenMetrics. */
  readonly metrics: () => string;
  /** Before the worker exits. */
  readonly finalMetrics: (metrics: readonly MetricFamily[]) => void;
}

export interface WorkerApi {
  readonly edition: (news: EditionNews) => void;
  readonly metrics: () => readonly MetricFamily[];
  /** Acknowledged at once; the worker keeps serving for `delay` milliseconds, and exits when its responses in progress are out. */
  readonly stop: (delay: number) => void;
}
