// The URL of the page that prepares a correction of a record, with the words of the page of that record.
import type { ModelField, Row } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { addresses } from './addresses.js';
import { recordSegment } from './data-addresses.js';

export function correctAddress(shown: ShownFamily, row: Row): Localized {
  const { slug, extent } = shown;
  const record = extent === 'only' ? '' : `/${recordSegment(shown, row)}`;
  return {
    en: `${addresses.correct.en}/${slug.en}${record}`,
    es: `${addresses.correct.es}/${slug.es}${record}`,
  };
}

/** The parameter that names the field. */
export const FIELD = 'field';

export function correctFieldAddress(shown: ShownFamily, row: Row, { name }: ModelField): Localized {
  const { en, es } = correctAddress(shown, row);
  return { en: `${en}?${FIELD}=${name}`, es: `${es}?${FIELD}=${name}` };
}

/** An id never changes, and a derived value follows others. */
export const isCorrectable = ({ name, derived }: ModelField): boolean => name !== 'id' && !derived;
