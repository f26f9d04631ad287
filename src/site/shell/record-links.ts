// URLs of tables and records. The number at the end identifies the record, and the name is for people.
import type { ModelFamily, ModelField, Row, ToMany } from '../../engine/model/model.js';
import { countProper, nameOf } from '../../engine/model/read-row.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Manifest, ShownFamily } from '../manifest/manifest.js';
import { slugOf } from '../manifest/slug-of.js';
import { type Address, addresses } from './addresses.js';
import type { Site } from './site.js';

/** The URL of the page that corrects a record, in the words of the record's page. */
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

/** A record as others link to it. */
export interface RecordLink {
  readonly address: Address;
  readonly title: string;
}

export const recordLink = (manifest: Manifest, family: ModelFamily, row: Row): RecordLink => ({
  address: recordAddress(manifest.of(family), row),
  title: titleOfRecord(family, row) ?? String(row.id),
});

export const tableAddress = ({ slug }: ShownFamily): Localized => ({
  en: `${addresses.data.en}/${slug.en}`,
  es: `${addresses.data.es}/${slug.es}`,
});

/** The single record of a family has the URL of the family. */
export function recordAddress(shown: ShownFamily, row: Row): Localized {
  const table = tableAddress(shown);
  if (shown.extent === 'only') return table;
  const segment = recordSegment(shown, row);
  return { en: `${table.en}/${segment}`, es: `${table.es}/${segment}` };
}

function recordSegment({ family }: ShownFamily, row: Row): string {
  const name = slugOf(titleOfRecord(family, row) ?? '');
  return name === '' ? String(row.id) : `${name}-${row.id}`;
}

/** The id that a segment ends with. */
export function idInSegment(segment: string): number | undefined {
  const digits = /(?:^|-)(\d{1,15})$/.exec(segment)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The table parameter for a list of a record, in the form of the API: `City/167/airports`. */
export const LIST_PARAMETER = 'of';

export function listAddress(manifest: Manifest, shown: ShownFamily, list: ToMany, row: Row): Localized {
  const { en, es } = tableAddress(manifest.of(list.target));
  const query = `${LIST_PARAMETER}=${shown.family.path}/${row.id}/${list.name}`;
  return { en: `${en}?${query}`, es: `${es}?${query}` };
}

/** The table of the records located in a place, or with it as their other place. */
export function placeAddress(manifest: Manifest, { family }: ShownFamily, list: ToMany, row: Row): Localized {
  const { en, es } = tableAddress(manifest.of(list.target));
  const query = `place=${family.path}/${row.id}`;
  return { en: `${en}?${query}`, es: `${es}?${query}` };
}

/** The title of a record's page, which is its name or else a common code. */
export function titleOfRecord(family: ModelFamily, row: Row): string | undefined {
  const name = nameOf(family, row);
  if (name !== '') return name;
  const code = family.identifiers.map((field) => row[field]).find((value) => value !== null);
  return code === undefined ? undefined : String(code);
}

/** The title without words that only give its kind: a city and a district of one name read as one. */
export function bareTitle({ find }: Pick<ModelFamily, 'find'>, title: string): string {
  const generic = find?.generic ?? [];
  const bare = generic.reduce((rest, word) => rest.replace(word, ''), title);
  return bare.replace(/[\s,]+$/, '').trim();
}

interface CountedRows {
  readonly own: string;
  /** `and 20 other units`; empty if there are none. */
  readonly others: string;
}

/** The number of records after the title of their family, separately for those that the title means and the others. */
export function countedRows(site: Site, family: ModelFamily, rows: readonly Row[]): CountedRows {
  const own = countProper(family, rows);
  const others = rows.length - own;
  const noun = family.proper?.others[others === 1 ? 'one' : 'many'][site.language] ?? '';
  return {
    own: site.number(own),
    others: others === 0 ? '' : site.strings.andOthers(site.number(others), noun),
  };
}

/** The best-known record of a family, which is the declared example, else the heaviest, or the first if none has a weight. */
export function foremostRecord(
  { find, example }: Pick<ModelFamily, 'find' | 'example'>,
  rows: readonly Row[],
): Row | undefined {
  const declared = example === undefined ? undefined : rows.find(({ id }) => id === example);
  if (declared !== undefined) return declared;
  const weight = find?.weight;
  if (weight === undefined) return rows[0];
  const of = (row: Row) => Number(row[weight] ?? 0);
  return rows.reduce<Row | undefined>(
    (best, row) => (best === undefined || of(row) > of(best) ? row : best),
    undefined,
  );
}

/** Further filters and longer values are left out. */
const MOST_FILTERS = 12;
const LONGEST_VALUE = 200;

/** The map parameter for rows of a table. Its filters have the name of the family as a prefix: `airport.cityId=12`. */
export const POINTS_PARAMETER = 'points';

type LinkOptions = readonly (readonly [name: string, value: string])[];

/** The query of the map with only these rows. */
export const rowsOnMap = (family: string, options: LinkOptions): string =>
  [
    [POINTS_PARAMETER, family] as const,
    ...bounded(options).map(([name, value]) => [`${family}.${name}`, value]),
  ]
    .map(([name, value]) => `${name}=${encodeURIComponent(value as string)}`)
    .join('&');

export const filtersIn = (family: string, query: URLSearchParams): LinkOptions =>
  bounded(
    [...query].flatMap(([name, value]) =>
      name.startsWith(`${family}.`) ? [[name.slice(family.length + 1), value] as const] : [],
    ),
  );

const bounded = (options: LinkOptions) =>
  options.filter(([, value]) => value !== '' && value.length <= LONGEST_VALUE).slice(0, MOST_FILTERS);
