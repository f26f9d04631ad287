// The text of a client becomes a value of the parameter, or a reason why it is invalid.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../test/toy/in-english.js';
import { badParameters } from '../../problems/problem.js';
import { booleanType, choiceType, integerType, textType, type ValueType } from './value-type.js';

const types = {
  id: integerType(1),
  year: integerType(1900, 2100, { en: 'Nobody kept count.', es: 'Nadie llevó la cuenta.' }),
  small: integerType(-5, 5),
  text: textType,
  choice: choiceType(['asc', 'desc', 'firstSeen']),
  boolean: booleanType,
} satisfies Readonly<Record<string, ValueType<unknown>>>;
type TypeName = keyof typeof types;

const read = (type: TypeName, raw: string) =>
  (types[type] as ValueType<unknown>).read(raw, { name: 'x', strict: false });

describe('is read', () => {
  it.each<[TypeName, string, unknown]>([
    ['id', '1', 1],
    ['id', '007', 7],
    ['id', '2147483647', 2_147_483_647],
    ['year', '1900', 1900],
    ['year', '2100', 2100],
    ['small', '-5', -5],
    ['text', 'Ñandú', 'Ñandú'],
    ['text', '  a b ', 'a b'],
    ['text', '0', '0'],
    ['text', 'n\u0303', 'n\u0303'],
    ['text', '\u0301a', '\u0301a'],
    ['choice', 'asc', 'asc'],
    ['choice', 'DESC', 'desc'],
    ['choice', 'FIRSTSEEN', 'firstSeen'],
    ['boolean', 'true', true],
    ['boolean', 'FALSE', false],
    ['boolean', 'True', true],
  ])('reads as %j the text %j as %j', (type, raw, value) => {
    expect(read(type, raw)).toEqual({ value });
  });
});

const INTEGER = 'x must be an integer from 1 to 2147483647,';
const PICK = 'x must be one of asc, desc, firstSeen;';

describe('is refused', () => {
  it.each<[TypeName, string, message: string, allowed?: string[]]>([
    ...['abc', '', '1.0', '1.5', ' 1', '1 ', '+1', '1e3', '0x1', '١', '--1'].map(
      (raw): [TypeName, string, string] => ['id', raw, `${INTEGER} not "${raw}".`],
    ),
    ...['0', '-1', '-0', '2147483648', '99999999999999999999'].map((raw): [TypeName, string, string] => [
      'id',
      raw,
      `${INTEGER} not ${raw}.`,
    ]),
    ['year', '1899', 'x must be an integer from 1900 to 2100, not 1899. Nobody kept count.'],
    ['year', 'no', 'x must be an integer from 1900 to 2100, not "no".'],
    ['text', '', 'x must not be empty.'],
    ['text', ' \t', 'x must not be empty.'],
    ['text', '\u0301', 'x must not be empty.'],
    ['text', ' \u0303 \u0308', 'x must not be empty.'],
    ['choice', 'up', `${PICK} "up" is not one of them.`, ['asc', 'desc', 'firstSeen']],
    ['choice', 'as', `${PICK} "as" is not one of them.`, ['asc', 'desc', 'firstSeen']],
    ['boolean', 'yes', 'x must be true or false, not "yes".', ['true', 'false']],
    ['boolean', '1', 'x must be true or false, not "1".', ['true', 'false']],
  ])('rejects for %j the text %j: %s', (type, raw, message, allowed) => {
    const found = read(type, raw);
    const errors = 'errors' in found ? found.errors : [];
    expect(inEnglish(badParameters(errors)).errors).toEqual([
      { parameter: 'x', value: raw, message, ...(allowed === undefined ? {} : { allowed }) },
    ]);
    const [error] = errors;
    expect(error !== undefined && 'allowed' in error).toBe(allowed !== undefined);
  });
});
