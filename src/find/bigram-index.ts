// Finds the texts that share most pairs of letters with a misspelt one: a mistake spoils two or three pairs and leaves the rest.
import type { YieldingWork } from '../scheduling/yielding-work.js';

const ALPHABET = ' abcdefghijklmnopqrstuvwxyz0123456789';
const SYMBOLS = ALPHABET.length + 1;
const PAIRS = SYMBOLS ** 2;
const TEXTS_IN_A_STEP = 1000;

const symbolOf = new Uint8Array(65_536).fill(ALPHABET.length);
for (let symbol = 0; symbol < ALPHABET.length; symbol++) symbolOf[ALPHABET.charCodeAt(symbol)] = symbol;

export interface BigramIndex {
  /** Positions of about `most` texts, those that share most pairs; in no order. */
  readonly similar: (text: string, most: number) => readonly number[];
}

export function* buildBigramIndex(texts: readonly string[]): YieldingWork<BigramIndex> {
  const starts = new Int32Array(PAIRS + 1);
  const sizes = new Uint8Array(texts.length);
  for (let at = 0; at < texts.length; at++) {
    if (at % TEXTS_IN_A_STEP === 0) yield;
    const pairs = pairsOf(texts[at] as string);
    sizes[at] = Math.min(255, pairs.length);
    for (const pair of pairs) starts[pair + 1] = (starts[pair + 1] as number) + 1;
  }
  for (let pair = 0; pair < PAIRS; pair++)
    starts[pair + 1] = (starts[pair + 1] as number) + (starts[pair] as number);
  const lists = new Int32Array(starts[PAIRS] as number);
  const ends = starts.slice(0, PAIRS);
  for (let at = 0; at < texts.length; at++) {
    if (at % TEXTS_IN_A_STEP === 0) yield;
    for (const pair of pairsOf(texts[at] as string)) {
      lists[ends[pair] as number] = at;
      ends[pair] = (ends[pair] as number) + 1;
    }
  }
  const shared = new Uint8Array(texts.length);
  /** How many texts are alike to a hundredth. */
  const alike = new Int32Array(101);

  return {
    similar: (text, most) => {
      shared.fill(0);
      alike.fill(0);
      const pairs = pairsOf(text);
      // What shares less than a quarter is nothing like it.
      const few = Math.max(1, Math.floor(pairs.length / 4));
      for (const pair of pairs) {
        const end = starts[pair + 1] as number;
        for (let at = starts[pair] as number; at < end; at++) {
          const found = lists[at] as number;
          shared[found] = (shared[found] as number) + 1;
        }
      }
      const likeness = (at: number) =>
        Math.round((200 * (shared[at] as number)) / (pairs.length + (sizes[at] as number)));
      for (let at = 0; at < shared.length; at++) {
        if ((shared[at] as number) < few) continue;
        const like = Math.min(100, likeness(at));
        alike[like] = (alike[like] as number) + 1;
      }
      let least = 100;
      let count = alike[100] as number;
      while (least > 25 && count + (alike[least - 1] as number) <= 3 * most && count < most)
        count += alike[--least] as number;
      const found: number[] = [];
      for (let at = 0; at < shared.length; at++)
        if ((shared[at] as number) >= few && likeness(at) >= least) found.push(at);
      return found;
    },
  };
}

/** Each pair once, those with the blank before and after the text too. */
function pairsOf(text: string): readonly number[] {
  const pairs = new Set<number>();
  let last = 0;
  for (let at = 0; at < text.length && at < 254; at++) {
    const symbol = symbolOf[text.charCodeAt(at)] as number;
    pairs.add(last * SYMBOLS + symbol);
    last = symbol;
  }
  pairs.add(last * SYMBOLS);
  return [...pairs];
}
