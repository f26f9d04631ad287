// Asks an operation of the table, and reads its answer as the value that a client over HTTP would read.
import type { Engine } from '../engine/engine.js';
import { withProbablyMeant } from '../engine/probably-meant.js';
import type { Operation } from '../operations/operation.js';
import { readNamed } from '../operations/request/read-arguments.js';
import { requestPath } from '../operations/request/request-path.js';
import type { Problem } from '../problems/problem.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';

/** Arguments as they are written in a request. */
export type Texts = Readonly<Record<string, string>>;

export interface Asked {
  readonly operation: string;
  readonly value: unknown;
  readonly total: number | undefined;
}

export function* ask(
  engine: Engine,
  operation: Operation,
  texts: Texts,
): YieldingWork<Asked | { readonly problem: Problem }> {
  const read = readNamed(operation, texts);
  if ('problem' in read)
    return { problem: withProbablyMeant(engine.catalog, operation, texts, read.problem) };
  const answered = yield* engine.answerInSteps(operation, read.arguments);
  if ('problem' in answered) return answered;
  const value: unknown = JSON.parse(new TextDecoder().decode(answered.body));
  answered.giveBack?.();
  return { operation: requestPath(operation.path, texts), value, total: answered.total };
}

/** As a request has them: lists with commas, and nothing for what was not given. */
export function inTexts(given: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, Array.isArray(value) ? value.join() : String(value)]],
    ),
  );
}

export const operationOf = (
  { operations }: Engine,
  kind: string,
  family?: { readonly name: string },
): Operation | undefined =>
  operations.find((each) => each.kind === kind && (family === undefined || each.owner?.name === family.name));
