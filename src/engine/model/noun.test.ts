// Texts are made from the forms of a noun.
import { expect, it } from 'vitest';
import { nounOf } from './family.js';

const forms = (en: string, es: string) => {
  const { bare, start, of } = nounOf({ en, es });
  return [bare, start, of].flatMap((each) => [each.en, each.es]);
};

it.each([
  [
    'an airport',
    'un aeropuerto',
    ['airport', 'aeropuerto', 'Airport', 'Aeropuerto', 'of an airport', 'de un aeropuerto'],
  ],
  ['a region', 'una región', ['region', 'región', 'Region', 'Región', 'of a region', 'de una región']],
  ['the country', 'el país', ['country', 'país', 'Country', 'País', 'of the country', 'del país']],
])('forms %s, %s', (en, es, expected) => {
  expect(forms(en, es)).toEqual(expected);
});
