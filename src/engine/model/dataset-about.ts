// The dataset as a whole: who publishes it, under which licence, and what it covers.
import type { Localized } from '../text/localized.js';

export interface DatasetAbout {
  readonly title: Localized;
  readonly publisher: string;
  /** How to report an error in it. */
  readonly contact: Localized;
  /** Of the compilation and its own texts. Values stay under the terms of their sources. */
  readonly licence: { readonly name: string; readonly url: string; readonly covers: Localized };
  readonly spatial: { readonly name: Localized /** ISO 3166. */; readonly code: string };
  /** How often it changes. */
  readonly frequency: Localized;
}
