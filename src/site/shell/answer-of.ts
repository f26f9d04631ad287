// What an operation answers, for a page that shows it: the value, or what was wrong in the reader's language.
import type { Engine } from '../../engine/answers/engine.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { Problem } from '../../engine/problems/problem.js';
import { spokenProblem } from '../../engine/problems/spoken-problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Language } from '../../engine/text/localized.js';

export type Answered<Value> =
  | { readonly value: Value }
  | { readonly wrong: readonly WrongValue[]; readonly status: number };

export interface WrongValue {
  /** Undefined where it is not about one. */
  readonly parameter: string | undefined;
  readonly message: string;
}

export function* answerOf<Value>(
  engine: Engine,
  operation: Operation,
  values: Readonly<Record<string, string>>,
  language: Language,
): YieldingWork<Answered<Value>> {
  const asked = yield* engine.ask(operation, values);
  return 'problem' in asked ? wrongValues(asked.problem, language) : { value: asked.value as Value };
}

function wrongValues(problem: Problem, language: Language) {
  const { errors = [], detail } = spokenProblem(problem, language);
  const wrong: readonly WrongValue[] =
    errors.length === 0
      ? [{ parameter: undefined, message: detail }]
      : errors.map(({ parameter, message }) => ({ parameter, message }));
  return { wrong, status: problem.status };
}
