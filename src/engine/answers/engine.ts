// The engine: answers operations without a server. And the type of a response.
import type { Catalog } from '../catalog/catalog.js';
import type { Model, Row } from '../model/model.js';
import type { BatchOperation } from '../operations/batch-operation.js';
import type { Operation, OperationTable } from '../operations/operation.js';
import type { Arguments } from '../operations/request/parameter.js';
import type { ParameterTexts } from '../operations/request/read-arguments.js';
import type { Problem } from '../problems/problem.js';
import type { PageEnvelope, Renderer } from '../render/renderer.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { Language } from '../text/localized.js';

export interface Engine extends OperationTable {
  readonly model: Model;
  /** One edition of the dataset, the base of all responses. */
  readonly catalog: Catalog;
  readonly renderer: Renderer;
  readonly answer: (operation: Operation, args: Arguments) => Result;
  /** The same, with pauses if it takes long. */
  readonly answerInSteps: (operation: Operation, args: Arguments) => YieldingWork<Result>;
  /** Reads texts as a request has them, and returns the value that a client would read, or a problem with a suggestion. */
  readonly ask: (
    operation: Operation,
    texts: ParameterTexts,
  ) => YieldingWork<ResultValue | { readonly problem: Problem }>;
  /** Prepares a batch; the returned function answers its rows, a part of them at a time. */
  readonly answeringRows: (batch: BatchOperation, language: Language) => YieldingWork<AnswerRows>;
}

/** Takes rows, or undefined for an invalid one, and answers them in their order; each is written in the step in which it was answered. */
type AnswerRows = <Written>(
  rows: readonly (Row | undefined)[],
  write: (answered: RowOutcome, index: number) => Written,
) => YieldingWork<readonly Written[]>;

export interface RowOutcome {
  readonly given: Row;
  /** Undefined if there is no result for the row. */
  readonly found: Row | undefined;
  readonly error: string | null;
}

export interface ResultValue {
  readonly value: unknown;
  /** Records without `limit` and `offset`, if one of them was given. */
  readonly total: number | undefined;
}

export interface ResultBody {
  readonly body: Uint8Array;
  /** The same as text, if it was made as such: Node sends a short text in one piece with the header. */
  readonly text?: string;
  /** The bytes of the body as characters up to 255, if it was made as such: nothing has to be encoded to send it. */
  readonly byteText?: string;
  /** The value behind the text, if there was one. */
  readonly value?: unknown;
  /** The body is a view of bytes that are in memory anyway. */
  readonly shared?: boolean;
  /** The media type, if it is not that of JSON. */
  readonly type?: string;
  /** The name under which it is saved, if it is likely to be. */
  readonly fileName?: string;
  readonly page?: PageEnvelope;
  /** Records without `limit` and `offset`, if one of them was given. */
  readonly total?: number;
  /** Frees the memory of an uncached response after it was sent. */
  readonly giveBack?: () => void;
}

export type Result = ResultBody | { readonly problem: Problem };
