// The requests with which an option is tested. They cover all operations of seven different families and some of the others. Together, the
// options are tested with every operation.
import type { RecordName } from '../contract/records.js';
import { isFull, part, partOfEach } from '../system/size.js';
import { everyFamily, type Family, type Field } from './families.js';
import { type Operation, operationsOf } from './operations.js';

/** The first four options apply to every operation, so they share the operations. Each of the others is tested with one of a family. */
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
 * Families with lists and codes, two codes and a misspelt key, texts without a name, optional keys, lists of texts, dates and two names,
 * and days without ids.
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
  // The first case of a part also depends on the family, because an option would otherwise always get the same kind of operation.
  const turn = options.indexOf(option) + everyFamily.indexOf(family);
  const isShared = options.indexOf(option) < ONE_IN;
  return hasEveryCase(family) ? operations : part(operations, isShared ? ONE_IN : operations.length, turn);
}

/** Some of the similar fields, so that every type occurs. */
export const fieldsOf = (family: Family): readonly Field[] =>
  isFull ? family.fields : partOfEach(family.fields, ({ type }) => type, hasEveryCase(family) ? 6 : 12);

/** How often a property of a family is tried. */
export const runsOf = (family: Family, all: number): number =>
  isFull ? all : Math.ceil(all / (hasEveryCase(family) ? ONE_IN : 2 * ONE_IN));
