// What the pages for many rows have in common: how what was pasted is read, and how each row is answered.
import type { Catalog } from '../../catalog/catalog.js';
import type { Row } from '../../model/model.js';
import type { AnsweredRow } from '../../operations/answer-row.js';
import { answerRow } from '../../operations/answer-row.js';
import { type BatchOperation, MOST_ROWS } from '../../operations/batch-operation.js';
import type { Site } from '../../pages/site.js';
import type { BatchPage } from '../../pages/tools/batch-page.js';
import { linesOf } from '../../pages/tools/pasted-lines.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import type { Language } from '../../text/localized.js';
import type { Asked } from './asked.js';

export interface BatchFacts {
  readonly page: BatchPage;
  /** Under which the table is saved, without its ending. */
  readonly fileName: string;
}

export interface Pasted {
  /** As it was sent, or an example. */
  readonly text: string;
  readonly lines: readonly string[];
  /** Rows of the same table that were sent before these. */
  readonly before: number;
  readonly wrong: readonly string[];
}

/** `example` is asked for by its link. */
export function pastedRows({ site, values }: Asked, example: () => readonly string[]): Pasted {
  const words = site.strings.tools.batch;
  const isExample = values.get('example') !== null;
  const text = isExample ? example().join('\n') : (values.get('rows') ?? '');
  const lines = linesOf(text);
  const before = Math.max(0, Math.trunc(Number(values.get('before') ?? 0)) || 0);
  // One more: the heading of a table is no row.
  const isTooMany = lines.length > MOST_ROWS + 1;
  const isEmpty = lines.length === 0 && values.get('rows') !== null;
  return {
    text,
    lines: isTooMany ? [] : lines,
    before,
    wrong: isTooMany ? [words.tooMany(site.number(MOST_ROWS))] : isEmpty ? [words.empty] : [],
  };
}

export function* answeredRows(
  operation: BatchOperation,
  catalog: Catalog,
  rows: readonly Row[],
  language: Language,
): YieldingWork<readonly AnsweredRow[]> {
  const answered: AnsweredRow[] = [];
  for (const given of rows) {
    if (answered.length > 0 && answered.length % operation.rowsInAStep === 0) yield;
    answered.push(answerRow(operation, catalog, given, language));
  }
  return answered;
}

/** Those that were named, and a name for all others. */
export const givenColumns = (
  { strings }: Site,
  header: readonly string[],
  width: number,
): readonly string[] =>
  Array.from({ length: width }, (_, index) => header[index] || strings.tools.batch.column(index + 1));
