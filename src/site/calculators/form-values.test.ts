// A form that is read in steps has the values that URLSearchParams reads at once.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { formValues } from './calculator-layout.js';

/** The first of several values with one name. */
const atOnce = (text: string): Map<string, string> => new Map([...new URLSearchParams(text)].reverse());

function inSteps(text: string): Map<string, string> {
  const values = runToEnd(formValues(text));
  return new Map(values as NonNullable<typeof values>);
}

/** The text begins at any offset of a value that is longer than a piece, so that each of its characters is at a cut in some run. */
const PIECE = 50_000;
const shifted = (text: string, shift: number) => `rows=${'x'.repeat(PIECE - shift)}${text}`;

const escaped = fc.constantFrom(
  ...['%C3%A1', '%F0%9F%87%A8', '%e2%82%ac', '%EF%BB%BF', '%00', '%26', '%3D', '%2B', '%25', '+'],
);
const malformed = fc.constantFrom(
  '%',
  '%%',
  '%4',
  '%zz',
  '%80',
  '%80%80%80%80%80',
  '%E2%82',
  '%f0%9f',
  '%ff',
);
const unescaped = fc.constantFrom('á', '😀', '\ufeff', '\u2028');
const plain = fc.constantFrom('a', '4', '=', ' ', '\r\n');
const joined = (part: fc.Arbitrary<string>) =>
  fc.array(part, { maxLength: 20 }).map((parts) => parts.join(''));
/** Node's own reader spoils unescaped letters of a value with a malformed escape, so no value has both. */
const value = fc.oneof(
  joined(fc.oneof(escaped, plain, malformed)),
  joined(fc.oneof(escaped, plain, unescaped)),
);

it('has the values of any pairs', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))),
      (pairs) => {
        const text = new URLSearchParams(pairs).toString();
        expect(inSteps(text)).toEqual(atOnce(text));
      },
    ),
  );
});

it('has the values of any text', () => {
  const text = joined(fc.oneof(value, fc.constantFrom('&', '=', '&&', '?')));
  fc.assert(
    fc.property(text, (given) => {
      expect(inSteps(`&${given}`)).toEqual(atOnce(`&${given}`));
    }),
  );
});

it('reads a long value in steps as at once, wherever its encoding is cut', () => {
  fc.assert(
    fc.property(value, fc.nat(60), (text, shift) => {
      const given = shifted(text, shift);
      expect(inSteps(given).get('rows') === atOnce(given).get('rows'), text).toBe(true);
    }),
    { numRuns: fewer(300, 5) },
  );
});

it.each([
  ['bytes that continue no letter', '%80'.repeat(20)],
  ['percent signs', '%'.repeat(60)],
  ['characters of two halves', '😀'.repeat(30)],
  ['escaped characters of four bytes', '%F0%9F%98%80'.repeat(5)],
])('%s are the same wherever the cut is', (_, text) => {
  for (let shift = 0; shift < text.length; shift++) {
    const given = shifted(text, shift);
    expect([shift, inSteps(given).get('rows')?.slice(-60)]).toEqual([
      shift,
      atOnce(given).get('rows')?.slice(-60),
    ]);
  }
});

it('rejects a form with more than 2,000 fields', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&');
  expect(inSteps(fields(2000)).size).toBe(2000);
  expect(runToEnd(formValues(fields(2001)))).toBeNull();
});

it.each([
  ['one long value', `rows=${'%C3%A1'.repeat(100_000)}`],
  ['many short values', Array.from({ length: 1500 }, (_, index) => `f${index}=${'x'.repeat(400)}`).join('&')],
  ['fields without a value', `${'a&'.repeat(1500)}${'x'.repeat(600_000)}`],
])('pauses about every 50,000 characters: %s', (_, text) => {
  const work = formValues(text);
  let pauses = 0;
  while (work.next().done !== true) pauses++;
  expect(pauses).toBeGreaterThanOrEqual(Math.floor(text.length / 60_000));
});
