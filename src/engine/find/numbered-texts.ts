// Different texts, each with a number in the order in which they come; and those numbers in the order of the texts.
import { addToList } from '../scheduling/add-to-list.js';
import { sortInSteps } from '../scheduling/sort-in-steps.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';

interface NumberedTexts {
  /** A new text gets the next number. */
  readonly numberOf: (text: string) => number;
  readonly sorted: () => YieldingWork<SortedTexts>;
}

interface SortedTexts {
  readonly texts: readonly string[];
  /** By number. */
  readonly placeOf: Int32Array;
}

const TEXTS_IN_A_STEP = 3000;

export function numberedTexts(): NumberedTexts {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    *sorted() {
      const texts = yield* sortedInSteps(numbers.keys());
      const placeOf = new Int32Array(texts.length);
      for (const [place, text] of texts.entries()) {
        if (place % TEXTS_IN_A_STEP === 0) yield;
        placeOf[numbers.get(text) as number] = place;
      }
      return { texts, placeOf };
    },
  };
}

/** One beginning of two letters after the other: the platform sorts texts far faster than our own comparison would. */
function* sortedInSteps(texts: Iterable<string>): YieldingWork<string[]> {
  const groups = new Map<string, string[]>();
  let count = 0;
  for (const text of texts) {
    if (++count % TEXTS_IN_A_STEP === 0) yield;
    addToList(groups, text.slice(0, 2), text);
  }
  const sorted: string[] = [];
  let since = 0;
  for (const start of [...groups.keys()].sort()) {
    const group = groups.get(start) as string[];
    since += group.length;
    if (since > TEXTS_IN_A_STEP) {
      yield;
      since = group.length;
    }
    const inOrder = group.length > TEXTS_IN_A_STEP ? yield* sortInSteps(group, compareTexts) : group.sort();
    for (const text of inOrder) sorted.push(text);
  }
  return sorted;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
