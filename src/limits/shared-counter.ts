// Counts the requests of each client as one budget with other servers. It decides by what it knows and never waits: what it has accepted
// is told in the background, and what the others have accepted comes back with the answer.
import { createExchanger, type SharingChanged } from './exchanger.js';
import { createRequestCounter, type RequestCounter, type RequestCounterOptions } from './request-counter.js';
import { createTallies, type Tally } from './tallies.js';
import type { Spent, Totals } from './totals.js';

export interface SharedCounterOptions extends RequestCounterOptions {
  /** Undefined for one who is only told: what it knows is what it was told. */
  readonly totals: Totals | undefined;
  readonly changed: SharingChanged;
  readonly idle?: () => number;
}

export interface SharedCounter extends RequestCounter {
  /** Counts what another has accepted, and answers at once with what is known of everybody. Each life of a teller has its own name. */
  readonly tell: (teller: string, spent: readonly Spent[]) => readonly number[];
  /** False while the others do not answer, and this server limits by itself. */
  readonly isShared: () => boolean;
  /** How many count together, this one among them. */
  readonly sharers: () => number;
  readonly close: () => void;
}

/** The last window is asked about so many times: one who passes the question on answers at once with what it knows itself. */
const QUESTIONS = 3;

export function createSharedCounter(options: SharedCounterOptions): SharedCounter {
  const { limit, windowMs, mostClients = 100_000, now = Date.now, totals, changed, idle } = options;
  const counter = createRequestCounter({ limit, windowMs, mostClients, now });
  const untold = new Set<Tally>();
  const tallies = createTallies(windowMs, mostClients, (tally) => untold.delete(tally));
  let underWay: readonly Tally[] = [];
  /** What may be accepted too many, and what is told at once. */
  const [tooMany, urgent] = [Math.ceil(limit / 10), Math.ceil(limit / 100)];

  const exchanger =
    totals &&
    createExchanger({
      totals,
      changed,
      ...(idle && { idle }),
      soonMs: Math.min(1000, windowMs / 10),
      book: { next, heard, lost, hasMore: () => untold.size > 0 },
    });

  function next(most: number): readonly Spent[] {
    tallies.turnTo(now());
    const chosen: Tally[] = [];
    for (const tally of untold) {
      if (chosen.length >= most) break;
      untold.delete(tally);
      if (tallies.counts(tally)) chosen.push(tally);
    }
    underWay = chosen;
    return chosen.map((tally) => {
      tally.told = tally.own;
      tally.tellings++;
      return { key: tally.key, window: tally.window, requests: tally.own };
    });
  }

  function heard(answers: readonly number[]): void {
    for (const [index, tally] of underWay.entries()) {
      tally.answered = tally.told;
      // Whoever keeps the totals may have forgotten some; what was known stays known.
      const more = (answers[index] as number) - tally.told - tally.others;
      if (more <= 0) continue;
      tally.others += more;
      counter.add(tally.key, tally.window, more);
    }
  }

  function lost(): void {
    for (const tally of underWay) {
      tally.told = tally.answered;
      untold.add(tally);
    }
  }

  function spend(tally: Tally, window: number, requests: number): void {
    tally.own += requests;
    if (exchanger === undefined) return;
    untold.add(tally);
    if (tally.tellings < QUESTIONS && tally.window === window)
      untold.add(tallies.of(tally.key, window - windowMs) as Tally);
    if (tally.own - tally.told >= Math.min(urgent, Math.ceil(mostAhead() / 2))) exchanger.urgently();
    else exchanger.soon();
  }

  const sharers = () => exchanger?.sharers() ?? 1;

  /**
   * Whoever was answered last knows of all that the others were answered before, so what is too many is at most what each of the
   * others has accepted ahead of its answer. That is divided among them, and each has at least one.
   */
  const mostAhead = () => Math.max(1, Math.floor(tooMany / (sharers() - 1)));

  const isTooFarAhead = ({ own, answered }: Tally) =>
    own - answered >= mostAhead() && exchanger?.isPrompt() === true;

  return {
    take: (key) => {
      const window = tallies.turnTo(now());
      const tally = tallies.of(key, window) as Tally;
      if (isTooFarAhead(tally)) return -1;
      const left = counter.take(key);
      if (left >= 0) spend(tally, window, 1);
      return left;
    },
    retryAfter: counter.retryAfter,
    tell: (teller, spent) => {
      const current = tallies.turnTo(now());
      return spent.map(({ key, window, requests }) => {
        const tally = tallies.of(key, window);
        if (tally === undefined) return requests;
        tally.tellers ??= new Map();
        const more = requests - (tally.tellers.get(teller) ?? 0);
        if (more > 0) {
          tally.tellers.set(teller, requests);
          counter.add(key, window, more);
          spend(tally, current, more);
        }
        return tally.own + tally.others;
      });
    },
    isShared: () => exchanger?.isShared() === true,
    sharers,
    close: () => exchanger?.close(),
  };
}
