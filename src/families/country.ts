// Colombia itself.
import { defineFamily } from '../model/family.js';
import { integer, number, text, texts } from '../model/field.js';

export const country = defineFamily({
  record: 'Country',
  file: 'country.json',
  only: 'Colombia',
  about: 'The country: names, capital, currency, codes and neighbours.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    stateCapital: text(),
    surface: number().whole().about('Square kilometres, to the nearest whole one.'),
    population: number().about('The sum of the departments; DANE projection for 2025.'),
    languages: texts(),
    timeZone: text(),
    currency: text(),
    currencyCode: text().about('ISO 4217.'),
    currencySymbol: text(),
    isoCode: text().about('ISO 3166-1, two letters.'),
    internetDomain: text(),
    phonePrefix: text(),
    radioPrefix: text(),
    aircraftPrefix: text(),
    subRegion: text(),
    region: text(),
    borders: texts(),
    flags: texts().about('Addresses of pictures of the flag.'),
    surfaceKm2: number().extended().about('Square kilometres, the sum of the departments.'),
  },
  relations: {},
  synonyms: ['Countries', 'País', 'Países'],
});
