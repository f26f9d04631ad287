// The types that programs expect in responses, as strict as a decoder of a typed language.

export const MARKER = '[Circular Reference]';

const INT32 = 2 ** 31 - 1;

/** A decoder of a record fails on a marker in its place, and a name must be a text that is not a marker. */
const isText = (value: unknown) => typeof value === 'string' && value !== MARKER;

const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textLike = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const types = {
  string: isText,
  integer: (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= INT32,
  number: (value: unknown) => typeof value === 'number',
  boolean: (value: unknown) => typeof value === 'boolean',
  null: (value: unknown) => value === null,
  object: isRecord,
  array: (value: unknown) => Array.isArray(value),
  'string[]': isTexts,
  /** All fields of the record itself, with null for each relation instead of a record, a marker or an empty text. */
  plain: (value: unknown) =>
    isRecord(value) &&
    Object.keys(value).length > 0 &&
    Object.values(value).every(
      (inner) => isTexts(inner) || (typeof inner !== 'object' ? inner !== MARKER : inner === null),
    ),
  marker: (value: unknown) => value === MARKER,
  date: textLike(/^\d{4}-\d\d-\d\d$/),
  midnight: textLike(/^\d{4}-\d\d-\d\dT00:00:00$/),
  coordinate: textLike(/^-?\d{1,2}\.\d+$/),
  url: textLike(/^https?:\/\/\S+$/),
};

export type TypeName = keyof typeof types;

export function isOf(type: TypeName, value: unknown): boolean {
  if (!Object.hasOwn(types, type)) throw new Error(`"${type}" is no type.`);
  return types[type](value);
}
