// A request that really works for each operation, with its real response.
import type { Engine } from '../../engine/answers/engine.js';
import { mediaTypeOf, type Operation } from '../../engine/operations/operation.js';
import { examplesIn } from '../../engine/operations/operations-of-kind.js';
import type { Arguments, Parameter } from '../../engine/operations/request/parameter.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';

export interface Example {
  readonly arguments: Arguments;
  readonly value: unknown;
  /** Lists are cut after their first record. */
  readonly shortened: boolean;
}

/** How many records are looked at for one whose response is small enough to read, and how small that is. */
const CANDIDATES = 40;
const SMALL_ENOUGH = 2500;
/** Enough for those candidates. */
const ROWS = 400;
/** In bytes: more is too much to parse in a step, and for a reader. */
const LARGEST = 100_000;

const decoder = new TextDecoder();

/** None of a response that is a picture. */
export function* exampleOf(engine: Engine, operation: Operation): YieldingWork<Example | undefined> {
  if (!mediaTypeOf(operation).endsWith('json')) return undefined;
  const candidates = examplesIn(engine.catalog, operation, ROWS).slice(0, CANDIDATES);
  let best: { args: Arguments; body: Uint8Array } | undefined;
  for (const args of candidates) {
    yield;
    const answered = yield* engine.answerInSteps(operation, args);
    if ('problem' in answered || answered.body.length <= 2) continue;
    if (best === undefined || answered.body.length < best.body.length) best = { args, body: answered.body };
    if (best.body.length <= SMALL_ENOUGH) break;
  }
  if (best === undefined) return undefined;
  yield;
  if (best.body.length > LARGEST) return yield* firstOf(engine, operation, best.args);
  const value: unknown = JSON.parse(decoder.decode(best.body));
  const shortened = Array.isArray(value) && value.length > 1;
  return { arguments: best.args, value: shortened ? value.slice(0, 1) : value, shortened };
}

/** The first record of a long list. */
function* firstOf(engine: Engine, operation: Operation, args: Arguments): YieldingWork<Example | undefined> {
  const { parameters, options } = operation;
  const limit = [...parameters, ...options].find(({ name }) => name === 'limit');
  const answered =
    limit && (yield* engine.answerInSteps(operation, args.with(limit as Parameter<number>, 1)));
  if (answered === undefined || 'problem' in answered) return undefined;
  return { arguments: args, value: JSON.parse(decoder.decode(answered.body)), shortened: true };
}
