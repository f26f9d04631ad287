// Runs an operation of the table for an assistant, with the HTTP request that has the same response.
import type { Engine, QueryResult } from '../../engine/answers/engine.js';
import type { Operation } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { Problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';

/** Arguments as they are written in a request. */
export type Texts = Readonly<Record<string, string>>;

/** With the URL of the request. */
interface RequestedAnswer extends QueryResult {
  readonly operation: string;
}

export function* ask(
  engine: Engine,
  operation: Operation,
  texts: Texts,
): YieldingWork<RequestedAnswer | { readonly problem: Problem }> {
  const result = yield* engine.ask(operation, texts);
  return 'problem' in result ? result : { ...result, operation: requestPath(operation.path, texts) };
}

/** As a request has them: lists with commas, and no text for a missing argument. */
export function inTexts(given: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, Array.isArray(value) ? value.join() : String(value)]],
    ),
  );
}
