// An engine joins compiled operations and a linked catalog. It runs operations and reads their results as a client would.
import type { Catalog } from '../catalog/catalog.js';
import type { Model, Row } from '../model/model.js';
import { type BatchOperation, isWrong } from '../operations/batch-operation.js';
import type { Operation, OperationTable } from '../operations/operation.js';
import { type ParameterTexts, readNamed } from '../operations/request/read-arguments.js';
import { messages } from '../problems/messages.js';
import type { Refused } from '../problems/problem.js';
import { createRenderer } from '../render/renderer.js';
import { type MadeBy, runToEnd, type YieldingWork } from '../scheduling/yielding-work.js';
import { isLocalized, type Language } from '../text/localized.js';
import { answer } from './answer.js';
import type { Engine, ResultBody, ResultValue, RowOutcome } from './engine.js';
import { withProbablyMeant } from './probably-meant.js';

/** Operations are compiled once and serve all editions. */
export function engineOn(
  model: Model,
  table: OperationTable,
  catalog: Catalog,
  renderer = createRenderer(catalog),
): Engine {
  const made = { model, ...table, catalog, renderer };
  const answerInSteps: Engine['answerInSteps'] = (operation, args) => answer(made, operation, args);
  return {
    ...made,
    answerInSteps,
    answer: (...request) => runToEnd(answerInSteps(...request)),
    ask: (operation, texts) => askEngine({ catalog, answerInSteps }, operation, texts),
    answeringRows: (batch, language) => answeringRows(catalog, batch, language),
  };
}

/** Runs an operation with the texts of a request, and returns the value that a client would read over HTTP. */
function* askEngine(
  { catalog, answerInSteps }: Pick<Engine, 'catalog' | 'answerInSteps'>,
  operation: Operation,
  texts: ParameterTexts,
): YieldingWork<ResultValue | Refused> {
  const read = readNamed(operation, texts);
  if ('problem' in read) return { problem: withProbablyMeant(catalog, operation, texts, read.problem) };
  const answered = yield* answerInSteps(operation, read.arguments);
  if ('problem' in answered) return answered;
  return { value: valueIn(answered), total: answered.total };
}

/** Reads only the needed member, because text and bytes can be getters that encode. */
function valueIn(answered: ResultBody): unknown {
  if (answered.value !== undefined) return answered.value;
  const value: unknown = JSON.parse(answered.text ?? new TextDecoder().decode(answered.body));
  answered.giveBack?.();
  return value;
}

/** Answers the rows of a batch in order, in one language. It yields after every few rows, so that others get their turn. */
function* answeringRows(catalog: Catalog, operation: BatchOperation, language: Language) {
  yield* operation.prepare(catalog);
  let count = 0;
  return function* answer<Written>(...[rows, write]: Parameters<MadeBy<Engine['answeringRows']>>) {
    const written: Written[] = [];
    for (const given of rows) {
      if (count++ % operation.rowsInAStep === 0) yield;
      const answered = given === undefined ? notRow(operation, language) : yield* answerRow(given);
      written.push(write(answered, written.length) as Written);
    }
    return written;
  };

  function* answerRow(given: Row): YieldingWork<RowOutcome> {
    const found = yield* operation.answer(catalog, given);
    return isWrong(found)
      ? { given, found: undefined, error: found.wrong[language] }
      : { given, found: inWords(found, language), error: null };
  }
}

function notRow({ example }: BatchOperation, language: Language): RowOutcome {
  return { given: {}, found: undefined, error: messages.notRow(JSON.stringify(example))[language] };
}

/** Keeps only the texts of one language. */
function inWords(found: Row, language: Language): Row {
  if (!Object.values(found).some(isLocalized)) return found;
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, isLocalized(value) ? value[language] : value]),
  );
}
