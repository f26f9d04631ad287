// What can be observed of the service while it runs, and by whom: everything that counts or writes it down takes part here.

export type CacheResult =
  /** A finished answer was there. */
  | 'hit'
  /** It had to be made. */
  | 'miss'
  /** Nothing of this kind is kept. */
  | 'none';

/** An answer that has just been handed to its connection. */
export interface Answered {
  /** Id of the operation, or a word for what is none: document, probe, problem. */
  readonly operation: string;
  readonly statusCode: number;
  readonly cache: CacheResult;
  readonly milliseconds: () => number;
  readonly method: () => string;
  /** The client's network; never its full address. */
  readonly client: () => string;
  readonly requestId: string | undefined;
}

export interface Observer {
  readonly answered: (answer: Answered) => void;
  /** Something of ours broke while a request was answered. */
  readonly failed: (error: unknown, answer: Answered) => void;
}

export function observeAll(observers: readonly Observer[]): Observer {
  return {
    answered: (answer) => {
      for (const observer of observers) observer.answered(answer);
    },
    failed: (error, answer) => {
      for (const observer of observers) observer.failed(error, answer);
    },
  };
}
