// Sentences of the model, the operations, the settings and the data in another language: looked up by the English one, so that a
// sentence that changed has no translation until somebody has looked at it again.

/** English and its translation; `{1}` and so on stand for what is carried over as it is. */
export type Phrases = Readonly<Record<string, string>>;

/** Undefined where there is no translation. */
export type Translate = (sentence: string) => string | undefined;

interface Pattern {
  readonly expression: RegExp;
  readonly translation: string;
}

export function translator(phrases: Phrases): Translate {
  const exact = new Map(Object.entries(phrases));
  const patterns = Object.entries(phrases)
    .filter(([english]) => /\{\d\}/.test(english))
    .map(([english, translation]): Pattern => ({ expression: expressionOf(english), translation }))
    // Of two that fit, the one that says more.
    .sort((a, b) => b.expression.source.length - a.expression.source.length);
  return (sentence) => {
    const known = exact.get(sentence);
    if (known !== undefined) return known;
    for (const { expression, translation } of patterns) {
      const match = expression.exec(sentence);
      if (match !== null) return translation.replace(/\{(\d)\}/g, (_, place) => match[Number(place)] ?? '');
    }
    return undefined;
  };
}

function expressionOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+?)');
  return new RegExp(`^${escaped}$`);
}
