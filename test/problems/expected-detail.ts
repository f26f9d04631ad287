// A request that fails, and the detail of its problem in both languages, word for word.
import type { RequestOptions } from '../contract/http-client.js';

/** `...` at the end replaces a list that grows with the data. */
export interface ExpectedDetail extends RequestOptions {
  readonly path: string;
  readonly en: string;
  readonly es: string;
}
