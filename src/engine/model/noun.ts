// One record of a family in words: with its article, without it, and as a heading.
import { atStart } from '../text/letter-case.js';
import type { Localized } from '../text/localized.js';
import { withoutArticle } from '../text/without-article.js';

export interface Noun {
  /** `an airport`, `the country`. */
  readonly withArticle: Localized;
  /** `airport`. */
  readonly bare: Localized;
  /** `Airport`. */
  readonly start: Localized;
  /** `of an airport`, `del país`. */
  readonly of: Localized;
}

export function nounOf(withArticle: Localized): Noun {
  const [en, es] = [withoutArticle(withArticle.en), withoutArticle(withArticle.es)];
  const of = { en: `of ${withArticle.en}`, es: `de ${withArticle.es}`.replace(/^de el /, 'del ') };
  return { withArticle, bare: { en, es }, start: { en: atStart(en), es: atStart(es) }, of };
}
