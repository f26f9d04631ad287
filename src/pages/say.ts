// Sentences of the model, the operations and the settings in another language: looked up by the English one, so that a sentence
// that changed has no translation until somebody has looked at it again.
import { Html, html } from './html.js';
import type { Language } from './language.js';

/** English and its translation; `{1}` and so on stand for what is carried over as it is. */
export type Phrases = Readonly<Record<string, string>>;

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

interface Pattern {
  readonly expression: RegExp;
  readonly translation: string;
}

export function sayIn(language: Language, phrases: Phrases): (sentence: string) => Said {
  const exact = new Map(Object.entries(phrases));
  const patterns = Object.entries(phrases)
    .filter(([english]) => /\{\d\}/.test(english))
    .map(([english, translation]): Pattern => ({ expression: expressionOf(english), translation }))
    // Of two that fit, the one that says more.
    .sort((a, b) => b.expression.source.length - a.expression.source.length);
  const find = (sentence: string): string | undefined => {
    const known = exact.get(sentence);
    if (known !== undefined) return known;
    for (const { expression, translation } of patterns) {
      const match = expression.exec(sentence);
      if (match !== null) return translation.replace(/\{(\d)\}/g, (_, place) => match[Number(place)] ?? '');
    }
    return undefined;
  };
  return (sentence) => {
    const found = language === 'en' ? sentence : find(sentence);
    const code = (text: string) => html`${text}`.text.replace(/`([^`]+)`/g, '<code>$1</code>');
    const plain = (text: string) => text.replaceAll('`', '');
    if (found !== undefined) return new Said(code(found), plain(found), true);
    return new Said(`<span lang="en">${code(sentence)}</span>`, plain(sentence), false);
  };
}

function expressionOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+?)');
  return new RegExp(`^${escaped}$`);
}
