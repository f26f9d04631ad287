// What answers operations, without a server, and what an answer is.
import type { Catalog } from '../catalog/catalog.js';
import type { Model } from '../model/model.js';
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/request/parameter.js';
import type { Texts } from '../operations/request/read-arguments.js';
import type { Problem } from '../problems/problem.js';
import type { PageEnvelope, Renderer } from '../render/renderer.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';

export interface Engine {
  readonly model: Model;
  readonly operations: readonly Operation[];
  /** One edition of the dataset, which all answers are made from. */
  readonly catalog: Catalog;
  readonly renderer: Renderer;
  readonly answer: (operation: Operation, args: Arguments) => Answer;
  /** The same, with pauses where it takes long. */
  readonly answerInSteps: (operation: Operation, args: Arguments) => YieldingWork<Answer>;
  /** Reads texts as a request has them, and returns the value that a client would read, or a problem that tells what was probably meant. */
  readonly ask: (operation: Operation, texts: Texts) => YieldingWork<Asked | { readonly problem: Problem }>;
}

export interface Asked {
  readonly value: unknown;
  /** Records without `limit` and `offset`, where one of them was given. */
  readonly total: number | undefined;
}

export interface Success {
  readonly body: Uint8Array;
  /** The same as text, where it was made as such: Node sends a short text in one piece with the header. */
  readonly text?: string;
  /** The bytes of the body as characters up to 255, where it was made as such: nothing has to be encoded to send it. */
  readonly byteText?: string;
  /** What the text is written from, where it was made as such. */
  readonly value?: unknown;
  /** The body is a view of bytes that are in memory anyway. */
  readonly shared?: boolean;
  /** The media type, where it is not that of JSON. */
  readonly type?: string;
  /** Under which it is saved, where it is likely to be. */
  readonly fileName?: string;
  readonly page?: PageEnvelope;
  /** Records without `limit` and `offset`, where one of them was given. */
  readonly total?: number;
  /** What is not cached gives its memory back once it was sent. */
  readonly giveBack?: () => void;
}

export type Answer = Success | { readonly problem: Problem };
