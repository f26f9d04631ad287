// Writes a large value as JSON a little at a time: the result of JSON.stringify, in several calls of it.
import type { YieldingWork } from './yielding-work.js';

/** Levels of objects that are taken apart: the parts of a description, and the entries of each. */
const LEVELS = 3;
/** In characters: a fraction of a millisecond of work. */
const STEP = 50_000;

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
