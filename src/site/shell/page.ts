// A page as its template hands it to the layout.
import type { Html } from './html.js';
import type { Address } from './language.js';
import type { PagePicture } from './page-picture.js';

export interface Page {
  readonly path: Address;
  readonly title: string;
  /** One sentence, for search engines and previews. */
  readonly description: string;
  readonly body: Html;
  /** Pages of the documentation have its sections beside them. */
  readonly kind: 'front' | 'documentation' | 'data';
  /** Shown with links to it, if it is not the one of its kind. */
  readonly picture?: PagePicture;
  /** Those that it needs beside the one of all pages. */
  readonly scripts?: readonly string[];
  /** Stylesheets that it needs beside the one of all pages. */
  readonly styles?: readonly string[];
  /** It has its own search field, so the bar has none. */
  readonly ownSearch?: true;
  /** Its additions to the head. */
  readonly head?: Html | undefined;
  /** Its query in the canonical form, which the same page in another language has too; otherwise that of the request. */
  readonly query?: string;
}
