// The rules of matching ignore case and accents, and keep everything else.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.js';

it.each([
  ['Bogotá', 'bogota'],
  ['BOGOTÁ', 'bogota'],
  ['Ñandú', 'nandu'],
  ['pingüino', 'pinguino'],
  ['n\u0303andu\u0301', 'nandu'],
  ['İÇÃÖ', 'icao'],
  ['Ebano 12-B', 'ebano 12-b'],
  ['', ''],
  ['  x ', '  x '],
  ['한글', '한글'],
  ['☿ 💧', '☿ 💧'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

const letter = fc.constantFrom(...'aábcñnNÑÁüÜ çÇ-1\u0301☿');
const anyText = fc.string({ unit: letter });

describe('folding', () => {
  it('returns a folded text unchanged', () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)));
  });

  it('does not depend on case or on how accents are written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const same of [
          text.toUpperCase(),
          text.toLowerCase(),
          text.normalize('NFD'),
          text.normalize('NFC'),
        ])
          expect(fold(same)).toBe(fold(text));
      }),
    );
  });

  it('contains the folded form of each part of the text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, part, after) =>
        fold(before + part + after).includes(fold(part)),
      ),
    );
  });
});

it('folds letters one by one as it folds them together', () => {
  const below = fc.integer({ min: 0x20, max: 0x2ff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit: below }), (text) => {
      const together = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
      expect(fold(text)).toBe(together);
    }),
  );
});
