// A page of the site at its URL in one language.
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import type { Language } from './language.js';

export interface SitePage extends HttpDocument {
  readonly language: Language;
  /** Its URL without the language, where it is found as well. */
  readonly bare: string;
}
