// The index never misses a text with the keyword, whatever its letters.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '../scheduling/yielding-work.js';
import { buildTrigramIndex } from './trigram-index.js';

const textsOf = (letters: string, most: number) =>
  fc.array(
    fc.array(fc.constantFrom(...letters), { maxLength: 30 }).map((list) => list.join('')),
    { maxLength: most, size: 'max' },
  );
// Only two letters, so that every three of them are in many texts.
const texts = fc.oneof(textsOf('abcñé 09-.,/\u0000日💧', 20), textsOf('ab', 100));

it('finds every text that contains the keyword, in order', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), fc.integer({ min: 3, max: 8 }), (list, at, start, length) => {
      const source = list[at % Math.max(1, list.length)] ?? '';
      const keyword = source.slice(start % Math.max(1, source.length)).slice(0, length);
      const candidates = runToEnd(buildTrigramIndex(list)).candidates(keyword);
      const holding = list.flatMap((text, index) => (text.includes(keyword) ? [index] : []));
      if (keyword.length < 3) return candidates === undefined;
      const found = Array.from(candidates ?? []);
      expect(found).toEqual(found.toSorted((a, b) => a - b));
      return holding.every((index) => found.includes(index));
    }),
  );
});

it('has few candidates for a rare keyword', () => {
  const list = Array.from({ length: 1000 }, (_, index) => `municipio de prueba ${index}`);
  list[500] = 'un nombre raro: zyxwv';
  expect(Array.from(runToEnd(buildTrigramIndex(list)).candidates('zyxwv') ?? [])).toEqual([500]);
  expect(runToEnd(buildTrigramIndex(list)).candidates('qqq')).toHaveLength(0);
  expect(runToEnd(buildTrigramIndex(list)).candidates('de')).toBeUndefined();
});
