// Joined pieces are what JSON itself would have written.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinBytes } from './join-bytes.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (joined: Uint8Array) => new TextDecoder().decode(joined);

it.each([
  [[], '[]'],
  [['1'], '[1]'],
  [['1', '"ñ"', '{}'], '[1,"ñ",{}]'],
])('%j between brackets is %s', (pieces, joined) => {
  expect(text(joinBytes('[', pieces.map(bytes), ']'))).toBe(joined);
});

it('opens and closes with texts of any length', () => {
  expect(text(joinBytes('{"ñ":[', [bytes('1'), bytes('2')], ']}'))).toBe('{"ñ":[1,2]}');
});

it('of an array is its JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const pieces = values.map((value) => bytes(JSON.stringify(value)));
      expect(text(joinBytes('[', pieces, ']'))).toBe(JSON.stringify(values));
    }),
  );
});
