// A text of the model, an operation or a setting in the language of a page.
import type { Language, Localized } from '../../engine/text/localized.js';
import { Html, withCode } from './html.js';

export class Translation extends Html {
  constructor(
    text: string,
    /** Without HTML, for titles and summaries. */
    readonly plain: string,
  ) {
    super(text);
  }
}

export const translate = (text: Localized, language: Language): Translation =>
  new Translation(withCode(text[language]).text, text[language].replaceAll('`', ''));
