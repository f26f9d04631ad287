// Finished answers, kept up to a number of bytes. What was asked for since the last sweep survives one; the rest makes room.
import type { FinishedAnswer } from './finished-answer.js';

export interface KeptAnswersStats {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  readonly evicted: number;
}

export interface KeptAnswers {
  readonly get: (key: string) => FinishedAnswer | undefined;
  readonly keep: (key: string, answer: FinishedAnswer) => void;
  readonly stats: () => KeptAnswersStats;
}

interface Entry {
  readonly answer: FinishedAnswer;
  bytes: number;
  /** A hit only sets this mark: moving the entry to the end of the map would cost more than the look-up. */
  used: boolean;
}

export function createKeptAnswers(limit: number): KeptAnswers {
  const entries = new Map<string, Entry>();
  let [bytes, hits, misses, evicted] = [0, 0, 0, 0];

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= limit) return;
      entries.delete(key);
      if (entry.used) {
        entry.used = false;
        entries.set(key, entry);
      } else {
        bytes -= entry.bytes;
        evicted++;
      }
    }
  }

  /** An answer has grown by its compressed forms. */
  function grow(key: string, answer: FinishedAnswer): void {
    const entry = entries.get(key);
    if (entry?.answer !== answer) return;
    bytes += entry.answer.bytes() - entry.bytes;
    entry.bytes = entry.answer.bytes();
    makeRoom();
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) {
        misses++;
        return undefined;
      }
      hits++;
      entry.used = true;
      return entry.answer;
    },
    keep: (key, answer) => {
      answer.keptBy(() => grow(key, answer));
      entries.set(key, { answer, bytes: answer.bytes(), used: false });
      bytes += answer.bytes();
      makeRoom();
    },
    stats: () => ({ entries: entries.size, bytes, hits, misses, evicted }),
  };
}
