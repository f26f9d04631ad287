// Texts as segments of URLs.
import { expect, it } from 'vitest';
import { slugOf, titleSlug } from './slug-of.js';

it.each([
  ['Bogotá D.C.', 'bogota-d-c'],
  ['Días festivos', 'dias-festivos'],
  ['  Ñandú / Azul "profundo" ', 'nandu-azul-profundo'],
  ['☿', ''],
  ['', ''],
  ['a'.repeat(70), 'a'.repeat(60)],
  [`${'a'.repeat(30)} ${'b'.repeat(28)} ccc`, `${'a'.repeat(30)}-${'b'.repeat(28)}`],
])('turns %j into %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

it('leaves out the article of a title', () => {
  expect(titleSlug({ en: 'The country', es: 'El país' })).toEqual({ en: 'country', es: 'pais' });
});
