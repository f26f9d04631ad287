// The record of Colombia.

import { defineFamily } from '../engine/model/family.js';
import { number, text, texts } from '../engine/model/field.js';
import { total } from '../engine/model/relation.js';
import { areaFields } from './area-fields.js';
import { description, englishDescription, idField, inhabitants, roundedArea } from './shared-fields.js';

export const country = defineFamily({
  record: 'Country',
  file: 'country.json',
  only: 'Colombia',
  flag: {
    about: {
      en: 'Flag: a yellow upper half, and below it a blue and a red quarter',
      es: 'Bandera: la mitad de arriba amarilla y, debajo, un cuarto azul y otro rojo',
    },
    bands: [
      ['#fcd116', 2],
      ['#003893', 1],
      ['#ce1126', 1],
    ],
  },
  title: { en: 'The country', es: 'El país' },
  noun: { en: 'the country', es: 'el país' },
  all: { en: 'the country', es: 'el país' },
  about: {
    en: 'The country with its names, capital, currency, codes and neighbours.',
    es: 'El país con sus nombres, capital, moneda, códigos y vecinos.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the country.', es: 'Nombre del país.' }),
    description: description(),
    stateCapital: text()
      .label({ en: 'Capital', es: 'Capital' })
      .about({ en: 'Capital of the country.', es: 'Capital del país.' }),
    surface: roundedArea(),
    population: number()
      .label({ en: 'Population', es: 'Población' })
      .unit(inhabitants)
      .whole()
      .derived()
      .inYear(2025)
      .about({
        en: 'Inhabitants, the sum of the departments; DANE projection for 2025.',
        es: 'Habitantes, la suma de los departamentos; proyección del DANE para 2025.',
      }),
    languages: texts()
      .label({ en: 'Languages', es: 'Idiomas' })
      .named({
        Spanish: { en: 'Spanish', es: 'español' },
        English: { en: 'English', es: 'inglés' },
      })
      .about({
        en: 'Languages, by their English names.',
        es: 'Idiomas, con su nombre en inglés.',
      }),
    timeZone: text()
      .label({ en: 'Time zone', es: 'Zona horaria' })
      .about({ en: 'Time zone, as an offset from UTC.', es: 'Zona horaria, como diferencia con UTC.' }),
    currency: text()
      .label({ en: 'Currency', es: 'Moneda' })
      .named({
        'Colombian Peso': { en: 'Colombian Peso', es: 'peso colombiano' },
      })
      .about({
        en: 'Name of the currency, in English.',
        es: 'Nombre de la moneda, en inglés.',
      }),
    currencyCode: text()
      .label({ en: 'Currency code', es: 'Código de la moneda' })
      .about({ en: 'ISO 4217 code of the currency.', es: 'Código ISO 4217 de la moneda.' }),
    currencySymbol: text()
      .label({ en: 'Currency symbol', es: 'Símbolo de la moneda' })
      .about({ en: 'Symbol of the currency.', es: 'Símbolo de la moneda.' }),
    isoCode: text()
      .label({ en: 'ISO code', es: 'Código ISO' })
      .about({ en: 'ISO 3166-1 code, two letters.', es: 'Código ISO 3166-1, dos letras.' }),
    internetDomain: text().label({ en: 'Internet domain', es: 'Dominio de internet' }).about({
      en: 'Top-level internet domain, with its dot.',
      es: 'Dominio de internet de nivel superior, con el punto.',
    }),
    phonePrefix: text().label({ en: 'Phone prefix', es: 'Indicativo telefónico' }).about({
      en: 'International dialling code, with the plus sign.',
      es: 'Indicativo telefónico internacional, con el signo más.',
    }),
    radioPrefix: text().label({ en: 'Radio prefix', es: 'Prefijo de radio' }).about({
      en: 'A prefix of its radio call signs; it has others.',
      es: 'Prefijo de sus indicativos de radio; tiene otros.',
    }),
    aircraftPrefix: text().label({ en: 'Aircraft prefix', es: 'Prefijo de aeronaves' }).about({
      en: 'Prefix of its aircraft registrations.',
      es: 'Prefijo de las matrículas de sus aeronaves.',
    }),
    subRegion: text()
      .label({ en: 'Subregion of the world', es: 'Subregión del mundo' })
      .named({
        'South America': { en: 'South America', es: 'Suramérica' },
      })
      .about({
        en: 'Part of the continent it is in, in English.',
        es: 'Parte del continente en la que está, en inglés.',
      }),
    region: text()
      .label({ en: 'Region of the world', es: 'Región del mundo' })
      .named({
        Americas: { en: 'Americas', es: 'América' },
      })
      .about({
        en: 'Continent it is in, in English.',
        es: 'Continente en el que está, en inglés.',
      }),
    borders: texts()
      .label({ en: 'Borders', es: 'Fronteras' })
      .named({
        Brazil: { en: 'Brazil', es: 'Brasil' },
        Panama: { en: 'Panama', es: 'Panamá' },
        Ecuador: { en: 'Ecuador', es: 'Ecuador' },
        Venezuela: { en: 'Venezuela', es: 'Venezuela' },
        Peru: { en: 'Peru', es: 'Perú' },
      })
      .about({
        en: 'Countries with which it shares a land border, by their English names.',
        es: 'Países con los que tiene frontera terrestre, con su nombre en inglés.',
      }),
    flags: texts()
      .label({ en: 'Flag', es: 'Bandera' })
      .picture()
      .about({ en: 'URLs of images of the flag.', es: 'URL de imágenes de la bandera.' }),
    surfaceKm2: number().label({ en: 'Area', es: 'Superficie' }).unit('km²').extended().derived().about({
      en: 'Area in square kilometres, the sum of the departments; DANE, MGN 2025.',
      es: 'Superficie en kilómetros cuadrados, la suma de los departamentos; DANE, MGN 2025.',
    }),
    isoCode3: text()
      .label({ en: 'ISO code, three letters', es: 'Código ISO de tres letras' })
      .matching(/^[A-Z]{3}$/)
      .extended()
      .about({ en: 'ISO 3166-1 code, three letters.', es: 'Código ISO 3166-1, tres letras.' }),
    isoNumeric: text()
      .label({ en: 'ISO number', es: 'Número ISO' })
      .matching(/^\d{3}$/)
      .extended()
      .about({ en: 'ISO 3166-1 number, three digits.', es: 'Número ISO 3166-1, tres dígitos.' }),
    timeZoneId: text().label({ en: 'Time zone id', es: 'Id de la zona horaria' }).extended().about({
      en: 'Time zone in the IANA database, as programs name it.',
      es: 'Zona horaria en la base de datos de la IANA, como la nombran los programas.',
    }),
    ...areaFields(),
    englishDescription: englishDescription(),
  },
  schemaOrg: { type: 'Country' },
  keyFacts: [{ show: 'population' }, { show: 'stateCapital' }, { show: 'surfaceKm2' }],
  highlight: {
    label: { en: 'Population of the country', es: 'Población del país' },
    of: { only: 'population' },
  },
  relations: {},
  figures: { population: total('population') },
  knownBy: {
    isoCode: { en: 'ISO 3166-1 code', es: 'código ISO 3166-1', example: 'CO' },
    isoCode3: { en: 'three-letter ISO code', es: 'código ISO de tres letras', example: 'COL' },
  },
  find: { order: 1, weight: 'population' },
  synonyms: ['Countries', 'País', 'Países'],
});
