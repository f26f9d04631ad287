// Yielding work (cooperative scheduling): long work that pauses after each step, so that it can run to its end or interleaved with others.

/** Levels of objects that are taken apart: the parts of a description, and the entries of each. */
const LEVELS = 3;
/** In characters: a fraction of a millisecond of work. */
const STEP = 50_000;

/** Writes a large value as JSON a little at a time: the result of JSON.stringify, in several calls of it. */
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

/** What a function makes in steps. */
export type MadeBy<Work extends (...given: never) => YieldingWork<unknown>> =
  ReturnType<Work> extends YieldingWork<infer Result> ? Result : never;

/** Records that are dealt with in one step: a few milliseconds of work. */
export const RECORDS_IN_A_STEP = 100;
/** The same, of long texts. */
export const LETTERS_IN_A_STEP = 20_000;

export function runToEnd<Result>(work: YieldingWork<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Does long work step by step, and lets other work run between two steps. */
export async function inSteps<Value>(work: YieldingWork<Value>): Promise<Value> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Maps a long list a little at a time. */
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

/** Pauses by the amount of work that was done, for items that differ much in size. Reports work that was done, in any unit. */
type Pace = (done: number) => YieldingWork<void>;

/** Pauses whenever at least so much has been reported since the last pause. */
export function createPace(inAStep: number): Pace {
  let sum = 0;
  return function* pace(done) {
    sum += done;
    if (sum < inAStep) return;
    sum = 0;
    yield;
  };
}
