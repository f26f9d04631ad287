// Asks an operation in the texts of a request, and reads its answer as the value that a client over HTTP would read.
import type { Operation } from '../operations/operation.js';
import { readNamed, type Texts } from '../operations/request/read-arguments.js';
import type { Problem } from '../problems/problem.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { Engine, QueryResult, Success } from './engine.js';
import { withProbablyMeant } from './probably-meant.js';

export function* ask(
  { catalog, answerInSteps }: Pick<Engine, 'catalog' | 'answerInSteps'>,
  operation: Operation,
  texts: Texts,
): YieldingWork<QueryResult | { readonly problem: Problem }> {
  const read = readNamed(operation, texts);
  if ('problem' in read) return { problem: withProbablyMeant(catalog, operation, texts, read.problem) };
  const answered = yield* answerInSteps(operation, read.arguments);
  if ('problem' in answered) return answered;
  return { value: valueIn(answered), total: answered.total };
}

/** Reads only what is needed: text and bytes may be made when they are read. */
function valueIn(answered: Success): unknown {
  if (answered.value !== undefined) return answered.value;
  const value: unknown = JSON.parse(answered.text ?? new TextDecoder().decode(answered.body));
  answered.giveBack?.();
  return value;
}
