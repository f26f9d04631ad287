// Observer: metrics and log receive every response and every failure.

export type CacheResult =
  /** The finished response was cached. */
  | 'hit'
  /** It had to be built. */
  | 'miss'
  /** Responses of this kind are not cached. */
  | 'none';

/** A response that has just been handed to its connection. */
export interface Answered {
  /** Id of the operation, or a word for other responses: document, probe, problem. */
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
  /** The service itself failed while it handled a request. */
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
