// When a server tells the others what it has accepted: one exchange at a time, never for longer than a deadline, and while nobody
// answers now and then. Whoever calls this goes on at once.
import { performance } from 'node:perf_hooks';
import type { Spent, Totals } from './totals.js';

/** What is exchanged. `next` is followed by either `heard` or `lost` before it is called again. */
export interface Book {
  /** What is not told yet, at most so much. */
  readonly next: (most: number) => readonly Spent[];
  readonly heard: (totals: readonly number[]) => void;
  /** Nobody answered; what was told may have counted or not. */
  readonly lost: () => void;
  readonly hasMore: () => boolean;
}

/** `because` is why nobody answered. */
export type SharingChanged = (isShared: boolean, because: unknown) => void;

export interface ExchangerParts {
  readonly totals: Totals;
  readonly book: Book;
  readonly changed: SharingChanged;
  /** How long what is not urgent may wait for more. */
  readonly soonMs: number;
  /** For how long this process has had nothing to do since it began, in milliseconds. */
  readonly idle?: () => number;
}

export interface Exchanger {
  /** There is something to tell. */
  readonly soon: () => void;
  readonly urgently: () => void;
  readonly isShared: () => boolean;
  /** 1 while nobody answers. */
  readonly sharers: () => number;
  /** Whether all is told and the answer about to come: one that takes longer than usual is not counted on. */
  readonly isPrompt: () => boolean;
  readonly close: () => void;
}

const DEADLINE_MS = 250;
/** While a server is alone nothing depends on the answer, and a connection may take its time. */
const PATIENT_DEADLINE_MS = 5000;
/** Time in which this process had nothing else to do: one that is flooded reads late what has come early. */
const PROMPT_IDLE_MS = 10;
/** One that has nothing to tell is still there, and hears how many others are. */
const STILL_THERE_MS = 2000;
const [FIRST_RETRY_MS, LAST_RETRY_MS] = [100, 2000];
/** Commands for more would hold up requests while they are written. */
export const MOST_AT_ONCE = 100;

const idleTime = () => performance.nodeTiming.idleTime;

export function createExchanger(parts: ExchangerParts): Exchanger {
  const { totals, book, changed, soonMs, idle = idleTime } = parts;
  /** Unknown until the first exchange is over. */
  let isShared: boolean | undefined;
  let isUnderWay = false;
  let isUrgent = false;
  /** More was to be told than goes at once, as after a time alone. */
  let isBehind = false;
  let isClosed = false;
  let idleBefore = 0;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let calledOff = new AbortController();

  async function exchange(isEmptyToo = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isUnderWay || isClosed) return;
    isUrgent = false;
    const spent = book.next(MOST_AT_ONCE);
    if (spent.length === 0 && isShared && !isEmptyToo) return;
    isUnderWay = true;
    idleBefore = idle();
    try {
      book.heard(await answerTo(spent));
      isBehind = spent.length === MOST_AT_ONCE;
      become(true, undefined);
    } catch (error) {
      book.lost();
      become(false, error);
    }
    isUnderWay = false;
    if (!isShared) wait(nextRetry());
    else if (isUrgent || isBehind) exchange();
    else if (book.hasMore()) wait(soonMs);
  }

  function answerTo(spent: readonly Spent[]): Promise<readonly number[]> {
    const deadline = isShared ? DEADLINE_MS : PATIENT_DEADLINE_MS;
    const controller = new AbortController();
    calledOff = controller;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        reject(new Error(`no answer within ${deadline} ms`));
        controller.abort();
      };
      // An answer that has come while this process was busy is read first.
      const timeout = setTimeout(() => setImmediate(giveUp), deadline).unref();
      totals
        .exchange(spent, controller.signal)
        .then(resolve, reject)
        .finally(() => clearTimeout(timeout));
    });
  }

  function become(shared: boolean, because: unknown): void {
    if (shared) retryMs = FIRST_RETRY_MS;
    if (isClosed || shared === isShared) return;
    isShared = shared;
    changed(shared, because);
  }

  function wait(milliseconds: number): void {
    if (!isClosed) timer ??= setTimeout(exchange, milliseconds).unref();
  }

  /** Servers that lost the others at the same moment do not come back at the same moment. */
  function nextRetry(): number {
    const wait = retryMs * (0.5 + Math.random() / 2);
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    return wait;
  }

  const stillThere = setInterval(() => {
    if (isShared) exchange(true);
  }, STILL_THERE_MS).unref();
  exchange();
  return {
    soon: () => {
      if (!isUnderWay && isShared) wait(soonMs);
    },
    urgently: () => {
      if (isUrgent) return;
      isUrgent = true;
      // After all the requests that have arrived with this one.
      if (!isUnderWay && isShared) setImmediate(exchange);
    },
    isShared: () => isShared === true,
    sharers: () => (isShared ? totals.sharers() : 1),
    isPrompt: () => isShared === true && !isBehind && (!isUnderWay || idle() - idleBefore < PROMPT_IDLE_MS),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(stillThere);
      calledOff.abort();
      totals.close();
    },
  };
}
