// Long work that pauses after each step, so that it can run at once or interleaved with other work.

/** Levels of objects that are split: the parts of a description, and the entries of each. */
const LEVELS = 3;
/** In characters, which take a fraction of a millisecond. */
const STEP = 50_000;

/** Writes a large value as JSON in steps, with several calls of JSON.stringify. */
export function* jsonInSteps(value: object): YieldingWork<string> {
  const pieces: string[] = [];
  let length = 0;
  function* write(part: unknown, levels: number): YieldingWork<void> {
    if (levels === 0 || typeof part !== 'object' || part === null || Array.isArray(part)) {
      const text = JSON.stringify(part);
      pieces.push(text);
      length += text.length;
      if (length < STEP) return;
      length = 0;
      yield;
      return;
    }
    let separator = '{';
    for (const [name, each] of Object.entries(part)) {
      if (each === undefined) continue;
      pieces.push(`${separator}${JSON.stringify(name)}:`);
      yield* write(each, levels - 1);
      separator = ',';
    }
    pieces.push(separator === '{' ? '{}' : '}');
  }
  yield* write(value, LEVELS);
  return pieces.join('');
}

export type YieldingWork<Result> = Generator<void, Result, void>;

/** The result of a function that works in steps. */
export type MadeBy<Work extends (...given: never) => YieldingWork<unknown>> =
  ReturnType<Work> extends YieldingWork<infer Result> ? Result : never;

/** Records in one step, which takes a few milliseconds. */
export const RECORDS_IN_A_STEP = 100;
/** The same limit in characters, for long texts. */
export const LETTERS_IN_A_STEP = 20_000;

export function runToEnd<Result>(work: YieldingWork<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Runs long work step by step and lets other work run in between. */
export async function inSteps<Value>(work: YieldingWork<Value>): Promise<Value> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Maps a long list in steps. */
export function* mapInSteps<Item, Made>(
  items: readonly Item[],
  inAStep: number,
  each: (item: Item, index: number) => Made,
): YieldingWork<readonly Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % inAStep === 0) yield;
    made.push(each(item, index));
  }
  return made;
}

/** Reports finished work, in any unit. Items of very different sizes then pause by amount. */
type Pace = (done: number) => YieldingWork<void>;

/** Pauses whenever this much was reported since the last pause. */
export function createPace(inAStep: number): Pace {
  let sum = 0;
  return function* pace(done) {
    sum += done;
    if (sum < inAStep) return;
    sum = 0;
    yield;
  };
}
