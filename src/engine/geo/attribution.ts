// The attribution of borders, as a line: their terms require it wherever they are shown.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelFamily } from '../model/model.js';
import { type Language, languages } from '../text/localized.js';

export function attribution(
  { sources }: Catalog,
  { boundary }: ModelFamily,
  language: Language = languages[0],
): string {
  const found = sources.find(({ id }) => id === boundary?.source);
  if (found === undefined) return '';
  const { publisher, title, licence } = found;
  return `${publisher}, ${title[language]}${licence === null ? '' : ` (${licence})`}`;
}
