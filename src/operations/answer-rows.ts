// Answers the rows of a batch one after the other: for each what was found or what was wrong with it, in words of a language.
import type { Catalog } from '../catalog/catalog.js';
import type { Row } from '../model/model.js';
import type { Phrase } from '../problems/problem.js';
import { type Language, spokenPhrase } from '../problems/spoken-problem.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { type BatchOperation, isWrong } from './batch-operation.js';

export interface AnsweredRow {
  readonly given: Row;
  /** Undefined if there is no answer for the row. */
  readonly found: Row | undefined;
  readonly error: string | null;
}

/** Takes a row, or undefined for what cannot be one. */
export type AnswerRow = (given: Row | undefined) => YieldingWork<AnsweredRow>;

/** Yields after every few rows, so that others get their turn. */
export function* answeringRows(
  operation: BatchOperation,
  catalog: Catalog,
  language: Language,
): YieldingWork<AnswerRow> {
  yield* operation.prepare(catalog);
  let answered = 0;
  return function* answer(given) {
    if (answered++ % operation.rowsInAStep === 0) yield;
    if (given === undefined) {
      const example = JSON.stringify(operation.example);
      return { given: {}, found: undefined, error: spokenPhrase((words) => words.notRow(example), language) };
    }
    const found = yield* operation.answer(catalog, given);
    return isWrong(found)
      ? { given, found: undefined, error: spokenPhrase(found.wrong, language) }
      : { given, found: inWords(found, language), error: null };
  };
}

function inWords(found: Row, language: Language): Row {
  if (!Object.values(found).some((value) => typeof value === 'function')) return found;
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => [
      name,
      typeof value === 'function' ? spokenPhrase(value as Phrase, language) : value,
    ]),
  );
}
