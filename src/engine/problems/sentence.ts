// A sentence of a problem, as a branded type: only the messages of a language make one, so that none is written in one language alone.

declare const ofTheWords: unique symbol;
export type Sentence = string & { readonly [ofTheWords]: true };

export function sentence(texts: TemplateStringsArray, ...facts: readonly (string | number)[]): Sentence {
  return String.raw({ raw: texts }, ...facts) as Sentence;
}

export const together = (sentences: readonly Sentence[]): Sentence => sentences.join(' ') as Sentence;

/** A further sentence after another, if there is one. */
export const followedBy = (further: Sentence | undefined): string =>
  further === undefined ? '' : ` ${further}`;
