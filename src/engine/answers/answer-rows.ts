// Answers the rows of a batch one after the other: each gets its match or its error, in words of a language.
import type { Catalog } from '../catalog/catalog.js';
import type { Row } from '../model/model.js';
import { type BatchOperation, isWrong } from '../operations/batch-operation.js';
import { messages } from '../problems/messages.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { isLocalized, type Language } from '../text/localized.js';
import type { AnsweredRow, AnswerRows } from './engine.js';

/** Yields after every few rows, so that others get their turn. */
export function* answeringRows(
  catalog: Catalog,
  operation: BatchOperation,
  language: Language,
): YieldingWork<AnswerRows> {
  yield* operation.prepare(catalog);
  let count = 0;
  return function* answer<Written>(...[rows, write]: Parameters<AnswerRows>) {
    const written: Written[] = [];
    for (const given of rows) {
      if (count++ % operation.rowsInAStep === 0) yield;
      const answered = given === undefined ? notRow(operation, language) : yield* answerRow(given);
      written.push(write(answered, written.length) as Written);
    }
    return written;
  };

  function* answerRow(given: Row): YieldingWork<AnsweredRow> {
    const found = yield* operation.answer(catalog, given);
    return isWrong(found)
      ? { given, found: undefined, error: found.wrong[language] }
      : { given, found: inWords(found, language), error: null };
  }
}

function notRow({ example }: BatchOperation, language: Language): AnsweredRow {
  return { given: {}, found: undefined, error: messages.notRow(JSON.stringify(example))[language] };
}

/** The row with its texts in one language. */
function inWords(found: Row, language: Language): Row {
  if (!Object.values(found).some(isLocalized)) return found;
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, isLocalized(value) ? value[language] : value]),
  );
}
