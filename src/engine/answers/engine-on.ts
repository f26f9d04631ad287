// An engine on operations that are compiled and a catalog that is linked: it runs operations, and reads their results as a client would.
import type { Catalog } from '../catalog/catalog.js';
import type { Model } from '../model/model.js';
import type { Operation, OperationTable } from '../operations/operation.js';
import { readNamed, type Texts } from '../operations/request/read-arguments.js';
import type { Problem } from '../problems/problem.js';
import { createRenderer } from '../render/renderer.js';
import { runToEnd, type YieldingWork } from '../scheduling/yielding-work.js';
import { answer } from './answer.js';
import { answeringRows } from './answer-rows.js';
import type { Engine, QueryResult, Success } from './engine.js';
import { withProbablyMeant } from './probably-meant.js';

/** Operations are compiled once for all editions. */
export function engineOn(model: Model, table: OperationTable, catalog: Catalog): Engine {
  const made = { model, ...table, catalog, renderer: createRenderer(catalog) };
  const answerInSteps: Engine['answerInSteps'] = (operation, args) => answer(made, operation, args);
  return {
    ...made,
    answerInSteps,
    answer: (...request) => runToEnd(answerInSteps(...request)),
    ask: (operation, texts) => ask({ catalog, answerInSteps }, operation, texts),
    answeringRows: (batch, language) => answeringRows(catalog, batch, language),
  };
}

/** Runs an operation with the texts of a request, and reads its response as the value that a client over HTTP would read. */
function* ask(
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

/** Reads only the needed member: text and bytes may be made when they are read. */
function valueIn(answered: Success): unknown {
  if (answered.value !== undefined) return answered.value;
  const value: unknown = JSON.parse(answered.text ?? new TextDecoder().decode(answered.body));
  answered.giveBack?.();
  return value;
}
