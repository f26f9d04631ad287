// The language of names and values, which the records have in one language only, for screen readers and translators.
import type { ShownField } from '../manifest/manifest.js';
import { type Html, html } from './html.js';
import type { Language } from './language.js';

/** Of the names and texts of most records. */
export const OF_RECORDS: Language = 'es';

/** Of the texts of a field; undefined if pages show them in their own language, or they are not words. */
export function textLanguage({ field, keyOf }: Pick<ShownField, 'field' | 'keyOf'>): string | undefined {
  const { kind, pattern, valueNames, language = OF_RECORDS } = field;
  if (keyOf !== undefined) return OF_RECORDS;
  const isWords = (kind === 'text' || kind === 'texts') && pattern === undefined && valueNames === undefined;
  return isWords ? language : undefined;
}

/** The attribute of an element whose text is in that language, unless the page is. */
export const writtenIn = (
  { language: page }: { readonly language: Language },
  language: string | undefined,
): Html | false => language !== undefined && language !== page && html` lang="${language}"`;

/** The attribute of an element that contains names of records. */
export const languageOfNames = (page: { readonly language: Language }): Html | false =>
  writtenIn(page, OF_RECORDS);
