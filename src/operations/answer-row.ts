// One row of a question for many: what was found or what was wrong with it, in words of a language.
import type { Catalog } from '../catalog/catalog.js';
import type { Row } from '../model/model.js';
import type { Phrase } from '../problems/problem.js';
import { type Language, spokenPhrase } from '../problems/spoken-problem.js';
import { type BatchOperation, isWrong } from './batch-operation.js';

export interface AnsweredRow {
  readonly given: Row;
  /** Undefined if there is no answer for the row. */
  readonly found: Row | undefined;
  readonly error: string | null;
}

/** `given` is undefined if the row cannot be one. */
export function answerRow(
  operation: BatchOperation,
  catalog: Catalog,
  given: Row | undefined,
  language: Language,
): AnsweredRow {
  if (given === undefined) {
    const example = JSON.stringify(operation.example);
    return { given: {}, found: undefined, error: spokenPhrase((words) => words.notRow(example), language) };
  }
  const found = operation.answer(catalog, given);
  return isWrong(found)
    ? { given, found: undefined, error: spokenPhrase(found.wrong, language) }
    : { given, found: inWords(found, language), error: null };
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
