// Finished answers, kept up to a number of bytes. What was asked for since the last sweep survives one; the rest makes room.
import type { FinishedAnswer } from '../responses/finished-response.js';

/** What happened since the start, over all editions that were shown. */
export interface KeptTally {
  hits: number;
  misses: number;
  evicted: number;
}

export interface KeptAnswersStats extends Readonly<KeptTally> {
  readonly entries: number;
  readonly bytes: number;
}

export interface KeptAnswers {
  readonly get: (key: string) => KeptAnswer | undefined;
  /** For those who answer no request: it counts neither as a hit nor as a miss. */
  readonly has: (key: string) => boolean;
  /** The way of those who have found it before: without a look-up. */
  readonly use: (kept: KeptAnswer) => FinishedAnswer | undefined;
  readonly keep: (key: string, answer: FinishedAnswer) => KeptAnswer;
  readonly stats: () => KeptAnswersStats;
}

export interface KeptAnswer {
  /** Undefined once it had to make room. */
  answer: FinishedAnswer | undefined;
  bytes: number;
  /** A hit only sets this mark: moving the entry to the end of the map would cost more than the look-up. */
  used: boolean;
}

export const newTally = (): KeptTally => ({ hits: 0, misses: 0, evicted: 0 });

export function createKeptAnswers(limit: number, tally: KeptTally = newTally()): KeptAnswers {
  const entries = new Map<string, KeptAnswer>();
  let bytes = 0;

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= limit) return;
      entries.delete(key);
      if (entry.used) {
        entry.used = false;
        entries.set(key, entry);
      } else {
        entry.answer = undefined;
        bytes -= entry.bytes;
        tally.evicted++;
      }
    }
  }

  /** An answer has grown by its compressed forms. */
  function grow(entry: KeptAnswer): void {
    if (entry.answer === undefined) return;
    bytes += entry.answer.bytes() - entry.bytes;
    entry.bytes = entry.answer.bytes();
    makeRoom();
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) tally.misses++;
      return entry;
    },
    has: (key) => entries.has(key),
    use: (entry) => {
      // One that had to make room is no hit: the look-up that follows counts as a miss.
      if (entry.answer !== undefined) tally.hits++;
      entry.used = true;
      return entry.answer;
    },
    keep: (key, answer) => {
      const entry: KeptAnswer = { answer, bytes: answer.bytes(), used: false };
      answer.keptBy(() => grow(entry));
      entries.set(key, entry);
      bytes += entry.bytes;
      makeRoom();
      return entry;
    },
    stats: () => ({ entries: entries.size, bytes, ...tally }),
  };
}
