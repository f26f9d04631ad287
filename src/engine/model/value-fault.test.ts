// Every kind of field accepts its values and refuses others.
import { describe, expect, it } from 'vitest';
import { boolean, date, type Field, integer, midnight, number, text, texts } from './field.js';
import { valueFault } from './value-fault.js';

const fault = (field: Field<unknown>, value: unknown) => valueFault(field.spec, value);

const AN_INTEGER = 'an integer';
const A_NUMBER = 'a number';
const A_TEXT = 'a text that is not empty';
const TEXTS = 'an array of texts';
const A_BOOLEAN = 'true or false';
const A_DATE = 'a date, YYYY-MM-DD';
const A_MIDNIGHT = 'a date with its midnight, YYYY-MM-DDT00:00:00';

const kinds: readonly [
  name: string,
  Field<unknown>,
  expected: string,
  held: unknown[],
  refused: unknown[],
][] = [
  [
    'integer',
    integer(),
    AN_INTEGER,
    [0, -3, 2_147_483_647],
    [1.5, '1', true, null, Number.NaN, [1], 2_147_483_648, -2_147_483_649],
  ],
  ['number', number(), A_NUMBER, [0, 1.5, -1e9], ['1', null, Number.NaN, Number.POSITIVE_INFINITY]],
  ['text', text(), A_TEXT, ['a', ' ', 'ñ'], ['', 1, null, ['a'], {}]],
  ['texts', texts(), TEXTS, [[], ['a', 'b']], ['a', [''], [1], [null], null, { 0: 'a' }]],
  ['boolean', boolean(), A_BOOLEAN, [true, false], [0, 'true', null]],
  [
    'date',
    date(),
    A_DATE,
    ['2024-02-29', '2000-02-29', '1886-12-31'],
    [
      '2023-02-29',
      '1900-02-29',
      '2024-04-31',
      '2024-13-01',
      '2024-00-10',
      '2024-01-00',
      '2024-1-1',
      '2024-01-01T00:00:00',
      ' 2024-01-01',
      20240101,
      null,
    ],
  ],
  [
    'midnight',
    midnight(),
    A_MIDNIGHT,
    ['2024-02-29T00:00:00'],
    [
      '2023-02-29T00:00:00',
      '2024-01-01',
      '2024-01-01T00:00:01',
      '2024-01-01T00:00:00Z',
      'T00:00:00',
      '2024-01-01 T00:00:00',
      null,
    ],
  ],
];

describe.each(kinds)('%s', (_, field, expected, held, refused) => {
  it.each(held.map((value) => [value]))('holds %j', (value) => {
    expect(fault(field, value)).toBeUndefined();
    expect(fault(field.nullable(), value)).toBeUndefined();
  });

  it.each(refused.map((value) => [value]))('refuses %j', (value) => {
    const found = JSON.stringify(value);
    expect(fault(field, value)).toBe(`expected ${expected}, found ${found}`);
    expect(fault(field.nullable(), value)).toBe(
      value === null ? undefined : `expected ${expected} or null, found ${found}`,
    );
  });
});

it('refuses a midnight with something between the day and the hour', () => {
  expect(fault(midnight(), '2024-01-01, about T00:00:00')).toBeDefined();
});

it('reports a missing value', () => {
  expect(fault(text(), undefined)).toBe(`expected ${A_TEXT}, found nothing`);
});

it('cuts a long value short', () => {
  const shown = fault(integer(), 'x'.repeat(200))?.replace('expected an integer, found ', '');
  expect(shown).toBe(`"${'x'.repeat(76)}...`);
  expect(fault(integer(), 'x'.repeat(78))).toContain(`"${'x'.repeat(78)}"`);
});

const limits: readonly [string, Field<unknown>, held: unknown[], refused: unknown, fault: string][] = [
  ['pattern', text().matching(/^\d{3}$/), ['012'], '12', 'expected a text that matches ^\\d{3}$, found "12"'],
  ['values', text().oneOf('a', 'b'), ['a', 'b'], 'A', 'expected one of a, b, found "A"'],
  ['range, below', number().between(-2, 2), [-2, 0, 2], -2.1, 'expected -2 to 2, found -2.1'],
  ['whole', number().whole(), [0, -3, 3e9], 1.5, 'expected a whole number, found 1.5'],
  ['range, above', integer().between(1, 9), [1, 9], 10, 'expected 1 to 9, found 10'],
];

describe.each(limits)('%s', (_, field, held, refused, message) => {
  it('is enforced', () => {
    for (const value of held) expect(fault(field, value)).toBeUndefined();
    expect(fault(field, refused)).toBe(message);
  });

  it('does not apply to null if null is allowed', () => {
    expect(fault(field.nullable(), null)).toBeUndefined();
    expect(fault(field, null)).toMatch(/^expected/);
  });
});
