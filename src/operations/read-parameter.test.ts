// What a client sent, read as what the parameter is; or why it cannot be.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../test/toy/in-english.js';
import { badParameters } from '../problems/problem.js';
import { INT32_MAX, type ParameterKind } from './parameter.js';
import { readParameter } from './read-parameter.js';

const read = (kind: ParameterKind, raw: string) =>
  readParameter({ name: 'x', in: 'query', required: false, about: '', kind }, raw);

const ID: ParameterKind = { is: 'integer', min: 1, max: INT32_MAX };
const YEAR: ParameterKind = {
  is: 'integer',
  min: 1900,
  max: 2100,
  outside: { en: 'Nobody kept count.', es: 'Nadie llevó la cuenta.' },
};
const TEXT: ParameterKind = { is: 'text' };
const CHOICE: ParameterKind = { is: 'choice', values: ['asc', 'desc', 'firstSeen'] };
const SWITCH: ParameterKind = { is: 'switch' };

describe('is read', () => {
  it.each<[ParameterKind, string, unknown]>([
    [ID, '1', 1],
    [ID, '007', 7],
    [ID, '2147483647', 2_147_483_647],
    [YEAR, '1900', 1900],
    [YEAR, '2100', 2100],
    [{ is: 'integer', min: -5, max: 5 }, '-5', -5],
    [TEXT, 'Ñandú', 'Ñandú'],
    [TEXT, '  a b ', 'a b'],
    [TEXT, '0', '0'],
    [TEXT, 'n\u0303', 'n\u0303'],
    [TEXT, '\u0301a', '\u0301a'],
    [CHOICE, 'asc', 'asc'],
    [CHOICE, 'DESC', 'desc'],
    [CHOICE, 'FIRSTSEEN', 'firstSeen'],
    [SWITCH, 'true', true],
    [SWITCH, 'FALSE', false],
    [SWITCH, 'True', true],
  ])('%j from %j as %j', (kind, raw, value) => {
    expect(read(kind, raw)).toEqual({ value });
  });
});

const INTEGER = 'x must be an integer from 1 to 2147483647,';
const PICK = 'x must be one of asc, desc, firstSeen;';

describe('is refused', () => {
  it.each<[ParameterKind, string, message: string, allowed?: string[]]>([
    ...['abc', '', '1.0', '1.5', ' 1', '1 ', '+1', '1e3', '0x1', '١', '--1'].map(
      (raw): [ParameterKind, string, string] => [ID, raw, `${INTEGER} not "${raw}".`],
    ),
    ...['0', '-1', '-0', '2147483648', '99999999999999999999'].map((raw): [ParameterKind, string, string] => [
      ID,
      raw,
      `${INTEGER} not ${raw}.`,
    ]),
    [YEAR, '1899', 'x must be an integer from 1900 to 2100, not 1899. Nobody kept count.'],
    [YEAR, 'no', 'x must be an integer from 1900 to 2100, not "no".'],
    [TEXT, '', 'x must not be empty.'],
    [TEXT, ' \t', 'x must not be empty.'],
    [TEXT, '\u0301', 'x must not be empty.'],
    [TEXT, ' \u0303 \u0308', 'x must not be empty.'],
    [CHOICE, 'up', `${PICK} "up" is not one of them.`, ['asc', 'desc', 'firstSeen']],
    [CHOICE, 'as', `${PICK} "as" is not one of them.`, ['asc', 'desc', 'firstSeen']],
    [SWITCH, 'yes', 'x must be true or false, not "yes".', ['true', 'false']],
    [SWITCH, '1', 'x must be true or false, not "1".', ['true', 'false']],
  ])('%j for %j: %s', (kind, raw, message, allowed) => {
    const found = read(kind, raw);
    const errors = 'errors' in found ? found.errors : [];
    expect(inEnglish(badParameters(errors)).errors).toEqual([
      { parameter: 'x', value: raw, message, ...(allowed === undefined ? {} : { allowed }) },
    ]);
    const [error] = errors;
    expect(error !== undefined && 'allowed' in error).toBe(allowed !== undefined);
  });
});
