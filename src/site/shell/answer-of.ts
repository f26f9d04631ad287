// The response of an operation, for a page that shows it: the value, or the error in the reader's language.
import type { Engine } from '../../engine/answers/engine.js';
import type { Operation } from '../../engine/operations/operation.js';
import { localizedProblem, type Problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Language } from '../../engine/text/localized.js';

export type Answered<Value> =
  | { readonly value: Value }
  | { readonly wrong: readonly WrongValue[]; readonly status: number };

interface WrongValue {
  /** Undefined if it is not about one. */
  readonly parameter: string | undefined;
  readonly message: string;
}

export function* answerOf<Value>(
  engine: Engine,
  operation: Operation,
  values: Readonly<Record<string, string>>,
  language: Language,
): YieldingWork<Answered<Value>> {
  const result = yield* engine.ask(operation, values);
  return 'problem' in result ? wrongValues(result.problem, language) : { value: result.value as Value };
}

function wrongValues(problem: Problem, language: Language) {
  const { errors = [], detail } = localizedProblem(problem, language);
  const wrong: readonly WrongValue[] =
    errors.length === 0
      ? [{ parameter: undefined, message: detail }]
      : errors.map(({ parameter, message }) => ({ parameter, message }));
  return { wrong, status: problem.status };
}
