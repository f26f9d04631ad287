// What workers and their primary ask each other. Another thing to be asked is a line here and an answer on the other side.
import type { ClientCount } from '../limits/shared-store.js';
import type { FigureFamily } from '../observe/figure-family.js';
import type { Question } from './channel.js';

/** What a worker needs to know to begin. */
export interface Assignment {
  /** From 1; whoever replaces a worker has the same. */
  readonly worker: number;
  /** Of how many. */
  readonly workers: number;
}

/** What a worker says once it listens. */
export interface Serving {
  readonly address: string;
  /** Each family with the number of its records, or a word where it has none. */
  readonly rows: readonly (readonly [string, string])[];
}

/** What all processes have accepted, of what a worker has reported. */
export interface CommonCount {
  readonly totals: readonly number[];
  /** Whether others than this machine are among them. */
  readonly isShared: boolean;
}

export interface AskedByWorker {
  readonly limits: Question<readonly ClientCount[], CommonCount>;
  readonly assignment: Question<null, Assignment>;
  /** Answered when it is this worker's turn to listen. */
  readonly turn: Question<null, null>;
  readonly serving: Question<Serving, null>;
  /** Why it cannot serve, before it ends. */
  readonly fault: Question<string, null>;
  /** Those of the whole machine, as OpenMetrics. */
  readonly figures: Question<null, string>;
  /** Its last figures, before it ends. */
  readonly farewell: Question<readonly FigureFamily[], null>;
}

/** What somebody who looked for the current edition has seen. */
export type EditionNews = { readonly current: string | null } | { readonly unreachable: string };

export interface AskedByPrimary {
  /** Said to everybody, as often as the primary looks. */
  readonly edition: Question<EditionNews, null>;
  readonly figures: Question<null, readonly FigureFamily[]>;
  /** Answered at once; the worker ends when its answers under way are out. */
  readonly stop: Question<null, null>;
}
