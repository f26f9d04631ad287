// The engine answers operations without a server. Its result is a body or a problem.
import type { Catalog } from '../catalog/catalog.js';
import type { Model, Row } from '../model/model.js';
import type { BatchOperation } from '../operations/batch-operation.js';
import type { Operation, OperationTable } from '../operations/operation.js';
import type { Arguments } from '../operations/request/parameter.js';
import type { ParameterTexts } from '../operations/request/read-arguments.js';
import type { Refused } from '../problems/problem.js';
import type { PageEnvelope, Renderer } from '../render/renderer.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { Language } from '../text/localized.js';

export interface Engine extends OperationTable {
  readonly model: Model;
  /** The edition from which all results come. */
  readonly catalog: Catalog;
  readonly renderer: Renderer;
  readonly answer: (operation: Operation, args: Arguments) => Result;
  /** Answers an operation in steps, so that long work can pause. */
  readonly answerInSteps: (operation: Operation, args: Arguments) => YieldingWork<Result>;
  /** Reads texts as a request has them, and returns the value for the client or a problem with a suggestion. */
  readonly ask: (operation: Operation, texts: ParameterTexts) => YieldingWork<ResultValue | Refused>;
  /** Prepares a batch and returns the function that answers its rows, a part at a time. */
  readonly answeringRows: (batch: BatchOperation, language: Language) => YieldingWork<AnswerRows>;
}

/** Answers rows in order, where undefined is an invalid row. Each row is written in the step that answered it. */
type AnswerRows = <Written>(
  rows: readonly (Row | undefined)[],
  write: (answered: RowOutcome, index: number) => Written,
) => YieldingWork<readonly Written[]>;

export interface RowOutcome {
  readonly given: Row;
  /** Undefined if the row has no result. */
  readonly found: Row | undefined;
  readonly error: string | null;
}

export interface ResultValue {
  readonly value: unknown;
  /** The number of records before `limit` and `offset` were applied, if the request has one of them. */
  readonly total: number | undefined;
}

export interface ResultBody {
  readonly body: Uint8Array;
  /** The body as text, if it was made as text. Node sends a short text in one piece with the header. */
  readonly text?: string;
  /** The body as characters up to 255, if it was made so. These are sent without encoding. */
  readonly byteText?: string;
  /** The value of the text, if there is one. */
  readonly value?: unknown;
  /** The body is a view of bytes that stay in memory. */
  readonly shared?: boolean;
  /** The media type, if it is not JSON. */
  readonly type?: string;
  /** The file name for a response that people usually save. */
  readonly fileName?: string;
  readonly page?: PageEnvelope;
  /** The number of records before `limit` and `offset` were applied, if the request has one of them. */
  readonly total?: number;
  /** Returns the memory of an uncached response after it was sent. */
  readonly giveBack?: () => void;
}

export type Result = ResultBody | Refused;
