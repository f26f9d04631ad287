// Sentences of other parts of the program in the language of the page.
import type { Localized } from '../model/localized.js';
import { type Phrases, translator } from '../phrases/translator.js';
import { Html, html } from './html.js';
import type { Language } from './language.js';

/** A sentence in the language of the page, or in English and marked as such. */
export class Said extends Html {
  constructor(
    text: string,
    readonly plain: string,
    readonly isTranslated: boolean,
  ) {
    super(text);
  }
}

export function sayIn(language: Language, phrases: Phrases): (sentence: string | Localized) => Said {
  const translate = translator(phrases);
  return (sentence) => {
    const english = typeof sentence === 'string' ? sentence : sentence.en;
    const found =
      typeof sentence !== 'string' ? sentence[language] : language === 'en' ? english : translate(english);
    const code = (text: string) => html`${text}`.text.replace(/`([^`]+)`/g, '<code>$1</code>');
    const plain = (text: string) => text.replaceAll('`', '');
    if (found !== undefined) return new Said(code(found), plain(found), true);
    return new Said(`<span lang="en">${code(english)}</span>`, plain(english), false);
  };
}
