// What answers are made with, and what they are.
import type { Catalog } from '../catalog/catalog.js';
import type { Problem } from '../problems/problem.js';
import type { PageEnvelope, Renderer } from '../render/renderer.js';

export interface Engine {
  readonly catalog: Catalog;
  readonly renderer: Renderer;
}

export interface Success {
  readonly body: Uint8Array;
  /** The body is a window on bytes that are there anyway. */
  readonly shared?: boolean;
  /** The media type, where it is not that of JSON. */
  readonly type?: string;
  /** Under which it is saved, where it is likely to be. */
  readonly fileName?: string;
  readonly page?: PageEnvelope;
  /** Records without `limit` and `offset`, where one of them was given. */
  readonly total?: number;
  /** What is not kept gives its memory back once it was sent. */
  readonly giveBack?: () => void;
}

export type Answer = Success | { readonly problem: Problem };
