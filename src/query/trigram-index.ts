// Finds the texts that may hold a keyword, by the rarest three letters of it: a few microseconds where a scan takes hundreds.
import { RECORDS_IN_A_STEP, type YieldingWork } from '../scheduling/yielding-work.js';

/** Letters, digits and the commonest signs of folded text; all others share the last place. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789 -.';
const SYMBOLS = ALPHABET.length + 1;
const OTHER = ALPHABET.length;

const symbolOf = new Uint8Array(65_536).fill(OTHER);
for (let symbol = 0; symbol < ALPHABET.length; symbol++) symbolOf[ALPHABET.charCodeAt(symbol)] = symbol;

export interface TrigramIndex {
  /** Positions of texts that may hold the keyword, in order; undefined where the keyword is too short to tell. */
  readonly candidates: (keyword: string) => Int32Array | undefined;
}

export function* buildTrigramIndex(texts: readonly string[]): YieldingWork<TrigramIndex> {
  const size = SYMBOLS ** 3;
  const starts = new Int32Array(size + 1);
  const lastText = new Int32Array(size).fill(-1);
  // Twice over the texts: how long each list gets, then the lists, all in one array.
  yield* eachTrigram((code) => {
    starts[code + 1] = (starts[code + 1] as number) + 1;
  });
  for (let code = 0; code < size; code++)
    starts[code + 1] = (starts[code + 1] as number) + (starts[code] as number);
  const lists = new Int32Array(starts[size] as number);
  const ends = starts.slice(0, size);
  lastText.fill(-1);
  yield* eachTrigram((code, text) => {
    lists[ends[code] as number] = text;
    ends[code] = (ends[code] as number) + 1;
  });

  return {
    candidates: (keyword) => {
      if (keyword.length < 3) return undefined;
      let best: Int32Array | undefined;
      let code = firstTwo(keyword);
      for (let at = 2; at < keyword.length; at++) {
        code = next(code, keyword.charCodeAt(at));
        const [start, end] = [starts[code] as number, starts[code + 1] as number];
        if (best === undefined || end - start < best.length) best = lists.subarray(start, end);
      }
      return best;
    },
  };

  function* eachTrigram(visit: (code: number, text: number) => void): YieldingWork<void> {
    for (let index = 0; index < texts.length; index++) {
      if (index % RECORDS_IN_A_STEP === 0) yield;
      const text = texts[index] as string;
      let code = firstTwo(text);
      for (let at = 2; at < text.length; at++) {
        code = next(code, text.charCodeAt(at));
        if (lastText[code] === index) continue;
        lastText[code] = index;
        visit(code, index);
      }
    }
  }
}

const PAIRS = SYMBOLS ** 2;

function firstTwo(text: string): number {
  return text.length < 2 ? 0 : next(next(0, text.charCodeAt(0)), text.charCodeAt(1));
}

/** The oldest letter drops out as the next comes in. */
function next(code: number, character: number): number {
  return (code % PAIRS) * SYMBOLS + (symbolOf[character] as number);
}
