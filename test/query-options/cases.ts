// The requests that an option is tried with: of seven families of different shape all, and of each other family some. Together, the options
// are tried with every operation.
import type { RecordName } from '../contract/records.js';
import { isFull, part, partOfEach } from '../system/size.js';
import { everyFamily, type Family, type Field } from './families.js';
import { type Operation, operationsOf } from './operations.js';

/** The first four apply to every operation, so they share them out; each of the others meets one of a family. */
export const options = [
  'csv',
  'expand',
  'fields',
  'ndjson',
  'description',
  'filters',
  'sortBy',
  'limit',
  'limit alone',
  'geojson',
  'near',
  'bbox',
] as const;
export type Option = (typeof options)[number];

export const ONE_IN = 4;

/**
 * An area with lists and codes, two codes and a key with a typo, texts without a name, keys that can be null, lists of texts, dates and
 * two names, and days without ids.
 */
const shapes: readonly RecordName[] = [
  'Department',
  'Airport',
  'PostalCode',
  'NaturalArea',
  'Radio',
  'President',
  'Holiday',
];

export const hasEveryCase = ({ record }: { readonly record: string }) =>
  isFull || shapes.some((shape) => shape === record);

export function casesOf(
  option: Option,
  family: Family,
  applies: (operation: Operation) => boolean = () => true,
): readonly Operation[] {
  const operations = operationsOf(family).filter(applies);
  // The first of a part differs by family as well, or an option would meet the same kind of operation everywhere.
  const turn = options.indexOf(option) + everyFamily.indexOf(family);
  const isShared = options.indexOf(option) < ONE_IN;
  return hasEveryCase(family) ? operations : part(operations, isShared ? ONE_IN : operations.length, turn);
}

/** Of the fields that are alike, some: every type occurs. */
export const fieldsOf = (family: Family): readonly Field[] =>
  isFull ? family.fields : partOfEach(family.fields, ({ type }) => type, hasEveryCase(family) ? 3 : 8);

/** How often a property of a family is tried. */
export const runsOf = (family: Family, all: number): number =>
  isFull ? all : Math.ceil(all / (hasEveryCase(family) ? ONE_IN : 2 * ONE_IN));
