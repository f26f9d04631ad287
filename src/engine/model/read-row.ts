// Reads the name, place and point of a row by the declaration of its family, and whether the noun of the family means it.
import type { Language, Localized } from '../text/localized.js';
import type { Family } from './family.js';
import type { ModelFamily, Row } from './model.js';

/** The number of records that the noun of the family means, which is all of them unless it also has others. */
export function countProper({ proper }: ModelFamily, rows: readonly Row[]): number {
  return proper === undefined ? rows.length : rows.filter((row) => row[proper.field] === proper.value).length;
}

/** All records of a family inside a sentence, including the others. */
export const allWithOthers = ({ all, proper }: Pick<Family, 'all' | 'proper'>): Localized =>
  proper === undefined
    ? all
    : { en: `${all.en} and ${proper.others.many.en}`, es: `${all.es} y ${proper.others.many.es}` };

/** A sentence about the filter that removes the others. Empty for a family without others. */
export const withoutOthers = ({ proper }: ModelFamily): Localized =>
  proper === undefined
    ? { en: '', es: '' }
    : {
        en: ` \`${proper.field}=${proper.value}\` leaves out ${proper.others.many.en}.`,
        es: ` \`${proper.field}=${proper.value}\` excluye ${proper.others.many.es}.`,
      };

/** Whether a value is a JSON object. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty if the family has no name field. */
export const nameOf = ({ nameFields }: Pick<ModelFamily, 'nameFields'>, row: Row): string =>
  nameFields
    .map((field) => row[field])
    .filter((value) => value !== null)
    .join(' ');

/** The name in a language, if the values of its fields have names. */
export const nameIn = (
  language: Language,
  { nameFields, field }: Pick<ModelFamily, 'nameFields' | 'field'>,
  row: Row,
): string =>
  nameFields
    .map((name) => field(name)?.valueNames?.[String(row[name])]?.[language] ?? row[name])
    .filter((value) => value !== null)
    .join(' ');

interface Container {
  readonly family: ModelFamily;
  /** The field with the id of the area. */
  readonly key: string;
}

/** The area that contains a record, by the relation that states it or else by the one of the search. */
export function containerOf(family: ModelFamily, row: Row): Container | undefined {
  return containers(family).find(({ key }) => row[key] !== null);
}

/** Every area by which a record is known, the containing one first. */
export function containers({ locatedIn, find }: ModelFamily): readonly Container[] {
  const located = locatedIn && { family: locatedIn.target, key: locatedIn.key.name };
  return [located, find?.within].filter((each) => each !== undefined);
}

/** The location of a record in degrees, from the fields that its family declares. Undefined if unknown. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export function pointOf({ coordinates }: ModelFamily, row: Row): Point | undefined {
  if (coordinates === undefined) return undefined;
  const [latitude, longitude] = [degrees(row[coordinates.latitude]), degrees(row[coordinates.longitude])];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Some families store degrees as texts. */
function degrees(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const read = typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(read) ? read : undefined;
}
