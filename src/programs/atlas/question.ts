// A request of the API and its response, from any service.
import type { Language } from '../../engine/text/localized.js';

export interface Question {
  readonly path: string;
  readonly rows?: { readonly type: string; readonly text: string } | undefined;
  readonly language: Language;
}

export interface Response {
  readonly status: number;
  readonly text: string;
}

/** The data of the package and a server return the same responses. */
export type AskService = (question: Question) => Promise<Response>;
