// The rows of a request, a part of them at a time: a body is looked through in steps first, so that each part is read in a short one.
import type { AnsweredRow } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { type Problem, problem } from '../../engine/problems/problem.js';
import type { Localized } from '../../engine/text/localized.js';

export interface RowSource {
  /** The media type of the response. */
  readonly type: string;
  readonly start: string;
  readonly between: string;
  readonly end: string;
  readonly parts: readonly (() => readonly GivenRow[] | Refused)[];
}

export interface GivenRow {
  /** The columns that the operation reads; undefined if it is not a row. */
  readonly row: Row | undefined;
  /** The row as it came, with the fields that were added to it. */
  readonly write: (answered: AnsweredRow) => string;
}

export interface Refused {
  readonly problem: Problem;
}

export const refused = (detail: Localized): Refused => ({ problem: problem('bad-request', detail) });

export const isRefused = <Read extends object>(read: Read | Refused): read is Refused => 'problem' in read;

/** In characters: about two milliseconds of work. */
export const PART = 10_000;
