// URLs of the tables and records of the atlas. The number at the end decides; the name is for people.

import type { Row, ToMany } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Manifest, ShownFamily } from '../manifest/manifest.js';
import { slugOf } from '../manifest/slug-of.js';
import { addresses } from './addresses.js';
import { titleOfRecord } from './title-of-record.js';

export const tableAddress = ({ slug }: ShownFamily): Localized => ({
  en: `${addresses.data.en}/${slug.en}`,
  es: `${addresses.data.es}/${slug.es}`,
});

/** The one record of a family is found at the URL of the family. */
export function recordAddress(shown: ShownFamily, row: Row): Localized {
  const table = tableAddress(shown);
  if (shown.extent === 'only') return table;
  const segment = recordSegment(shown, row);
  return { en: `${table.en}/${segment}`, es: `${table.es}/${segment}` };
}

export function recordSegment({ family }: ShownFamily, row: Row): string {
  const name = slugOf(titleOfRecord(family, row) ?? '');
  return name === '' ? String(row.id) : `${name}-${row.id}`;
}

/** The id that a segment ends with. */
export function idInSegment(segment: string): number | undefined {
  const digits = /(?:^|-)(\d{1,15})$/.exec(segment)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The parameter of a table that shows a list which belongs to a record, named as the API names it: `City/167/airports`. */
export const LIST_PARAMETER = 'of';

const listQuery = ({ family }: ShownFamily, list: ToMany, row: Row): string =>
  `${LIST_PARAMETER}=${family.path}/${row.id}/${list.name}`;

export function listAddress(manifest: Manifest, shown: ShownFamily, list: ToMany, row: Row): Localized {
  const { en, es } = tableAddress(manifest.of(list.target));
  const query = listQuery(shown, list, row);
  return { en: `${en}?${query}`, es: `${es}?${query}` };
}

/** The table of the records that lie in a place or name it as their other place. */
export function placeAddress(manifest: Manifest, { family }: ShownFamily, list: ToMany, row: Row): Localized {
  const { en, es } = tableAddress(manifest.of(list.target));
  const query = `place=${family.path}/${row.id}`;
  return { en: `${en}?${query}`, es: `${es}?${query}` };
}
