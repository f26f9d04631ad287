// Whether two values differ in their spelling only: letter case, accents, spaces, punctuation, leading zeros or percent-encoding.
import { decoded } from '../engine/text/decoded.js';
import { fold } from '../engine/text/fold.js';

export const isSpelling = (was: unknown, is: unknown): boolean =>
  was !== null && is !== null && letters(was) === letters(is);

function letters(value: unknown): string {
  if (Array.isArray(value)) return value.map(letters).join('\n');
  return fold(decoded(String(value)))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, '');
}
