// The records that the noun of a family means: all of them, unless the family declares others beside them.
import type { Localized } from '../text/localized.js';
import type { Family } from './family.js';
import type { ModelFamily, Row } from './model.js';

export function countProper({ proper }: ModelFamily, rows: readonly Row[]): number {
  return proper === undefined ? rows.length : rows.filter((row) => row[proper.field] === proper.value).length;
}

/** All records of a family inside a sentence, with the others among them. */
export const allWithOthers = ({ all, proper }: Pick<Family, 'all' | 'proper'>): Localized =>
  proper === undefined
    ? all
    : { en: `${all.en} and ${proper.others.many.en}`, es: `${all.es} y ${proper.others.many.es}` };

/** The filter that leaves the others out, as a further sentence; empty for a family without others. */
export const withoutOthers = ({ proper }: ModelFamily): Localized =>
  proper === undefined
    ? { en: '', es: '' }
    : {
        en: ` \`${proper.field}=${proper.value}\` leaves out ${proper.others.many.en}.`,
        es: ` \`${proper.field}=${proper.value}\` excluye ${proper.others.many.es}.`,
      };
