// Colombia itself.

import { defineFamily } from '../model/family.js';
import { number, text, texts } from '../model/field.js';
import { areaFields } from './area-fields.js';
import { description, id } from './shared-fields.js';

export const country = defineFamily({
  record: 'Country',
  file: 'country.json',
  only: 'Colombia',
  title: { en: 'The country', es: 'El país' },
  noun: { en: 'the country', es: 'el país' },
  all: { en: 'the country', es: 'el país' },
  about: {
    en: 'The country: names, capital, currency, codes and neighbours.',
    es: 'El país: nombres, capital, moneda, códigos y vecinos.',
  },
  fields: {
    id: id(),
    name: text().about({ en: 'Name of the country.', es: 'Nombre del país.' }),
    description: description(),
    stateCapital: text().about({ en: 'Capital of the country.', es: 'Capital del país.' }),
    surface: number().whole().about({
      en: 'Area in square kilometres, rounded to the nearest whole one; DANE, MGN 2025.',
      es: 'Superficie en kilómetros cuadrados, redondeada al entero más cercano; DANE, MGN 2025.',
    }),
    population: number().about({
      en: 'Inhabitants, the sum of the departments; DANE projection for 2025.',
      es: 'Habitantes, la suma de los departamentos; proyección del DANE para 2025.',
    }),
    languages: texts().about({
      en: 'Languages, by their English names.',
      es: 'Idiomas, con su nombre en inglés.',
    }),
    timeZone: text().about({ en: 'Time zone, as an offset from UTC.', es: 'Huso horario, respecto a UTC.' }),
    currency: text().about({
      en: 'Name of the currency, in English.',
      es: 'Nombre de la moneda, en inglés.',
    }),
    currencyCode: text().about({ en: 'ISO 4217 code of the currency.', es: 'Código ISO 4217 de la moneda.' }),
    currencySymbol: text().about({ en: 'Symbol of the currency.', es: 'Símbolo de la moneda.' }),
    isoCode: text().about({ en: 'ISO 3166-1 code, two letters.', es: 'Código ISO 3166-1, dos letras.' }),
    internetDomain: text().about({
      en: 'Top-level internet domain, with its dot.',
      es: 'Dominio de internet de nivel superior, con el punto.',
    }),
    phonePrefix: text().about({
      en: 'International dialling code, with the plus sign.',
      es: 'Indicativo telefónico internacional, con el signo más.',
    }),
    radioPrefix: text().about({
      en: 'A prefix of its radio call signs; it has others.',
      es: 'Prefijo de sus indicativos de radio; tiene otros.',
    }),
    aircraftPrefix: text().about({
      en: 'Prefix of its aircraft registrations.',
      es: 'Prefijo de las matrículas de sus aeronaves.',
    }),
    subRegion: text().about({
      en: 'Part of the continent it is in, in English.',
      es: 'Parte del continente en la que está, en inglés.',
    }),
    region: text().about({
      en: 'Continent it is in, in English.',
      es: 'Continente en el que está, en inglés.',
    }),
    borders: texts().about({
      en: 'Countries with which it shares a land border, by their English names.',
      es: 'Países con los que tiene frontera terrestre, con su nombre en inglés.',
    }),
    flags: texts().about({ en: 'URLs of images of the flag.', es: 'URL de imágenes de la bandera.' }),
    surfaceKm2: number().extended().about({
      en: 'Area in square kilometres, the sum of the departments; DANE, MGN 2025.',
      es: 'Superficie en kilómetros cuadrados, la suma de los departamentos; DANE, MGN 2025.',
    }),
    ...areaFields(),
  },
  relations: {},
  knownBy: {
    isoCode: { en: 'ISO 3166-1 code', es: 'código ISO 3166-1', example: 'CO' },
  },
  find: { order: 1, weight: 'population' },
  synonyms: ['Countries', 'País', 'Países'],
});
