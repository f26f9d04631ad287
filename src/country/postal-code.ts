// A postal code with the area it covers.
import { defineFamily } from '../engine/model/family.js';
import { integer, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { idField, inEnglish } from './shared-fields.js';

export const postalCode = defineFamily({
  record: 'PostalCode',
  file: 'postal-codes.json',
  title: { en: 'Postal codes', es: 'Códigos postales' },
  noun: { en: 'a postal code', es: 'un código postal' },
  all: { en: 'all postal codes', es: 'todos los códigos postales' },
  about: {
    en: 'Postal codes with their boundaries and the places inside them.',
    es: 'Códigos postales con sus límites y los lugares que abarcan.',
  },
  fields: {
    id: idField(),
    noId: integer()
      .label({ en: 'Position in the national list', es: 'Posición en la lista nacional' })
      .about({
        en: 'Position in the national list, which is ordered by code.',
        es: 'Puesto en la lista nacional, ordenada por código.',
      }),
    cityId: integer().label({ en: 'Municipality', es: 'Municipio' }).about({
      en: 'Id of the municipality it belongs to.',
      es: 'Id del municipio al que pertenece.',
    }),
    postalZone: text()
      .label({ en: 'Postal zone', es: 'Zona postal' })
      .matching(/^\d{4}$/)
      .about({
        en: 'Postal zone: the first four digits of the code.',
        es: 'Zona postal: los cuatro primeros dígitos del código.',
      }),
    code: text()
      .label({ en: 'Postal code', es: 'Código postal' })
      .matching(/^\d{6}$/)
      .about({
        en: 'Postal code, six digits; the first two are the DANE code of the department.',
        es: 'Código postal, seis dígitos; los dos primeros son el código DANE del departamento.',
      }),
    northLimit: text().label({ en: 'To the north', es: 'Al norte' }).nullable().about({
      en: 'Northern boundary, as written in the official list; null if it is not known.',
      es: 'Límite norte, como lo escribe la lista oficial; null si no se conoce.',
    }),
    southLimit: text().label({ en: 'To the south', es: 'Al sur' }).nullable().about({
      en: 'Southern boundary, as written in the official list; null if it is not known.',
      es: 'Límite sur, como lo escribe la lista oficial; null si no se conoce.',
    }),
    eastLimit: text().label({ en: 'To the east', es: 'Al oriente' }).nullable().about({
      en: 'Eastern boundary, as written in the official list; null if it is not known.',
      es: 'Límite oriental, como lo escribe la lista oficial; null si no se conoce.',
    }),
    westLimit: text().label({ en: 'To the west', es: 'Al occidente' }).nullable().about({
      en: 'Western boundary, as written in the official list; null if it is not known.',
      es: 'Límite occidental, como lo escribe la lista oficial; null si no se conoce.',
    }),
    type: text()
      .label({ en: 'Type', es: 'Tipo' })
      .oneOf('Urbano', 'Rural')
      .named(inEnglish({ Urbano: 'Urban', Rural: 'Rural' }))
      .about({ en: 'Urban or rural.', es: 'Urbano o rural.' }),
    neighborhoodsContainedInPostalCode: text()
      .label({ en: 'Neighbourhoods', es: 'Barrios' })
      .nullable()
      .about({
        en: 'Neighbourhoods inside it, separated by hyphens; the source cuts the text at 255 characters. Null if none are known.',
        es: 'Barrios que abarca, separados por guiones; la fuente corta el texto a los 255 caracteres. Null si no se conocen.',
      }),
    ruralAreasContainedInPostalCode: text().label({ en: 'Rural districts', es: 'Veredas' }).nullable().about({
      en: 'Rural districts (veredas) inside it, separated by hyphens; the source cuts the text at 255 characters. Null if none are known.',
      es: 'Veredas que abarca, separadas por guiones; la fuente corta el texto a los 255 caracteres. Null si no se conocen.',
    }),
  },
  columns: ['cityId', 'type', 'postalZone'],
  example: 82,
  keyFacts: [{ show: 'cityId' }, { show: 'type' }, { show: 'postalZone' }],
  relations: { city: one('city', 'cityId') },
  search: [
    'code',
    'postalZone',
    'type',
    'northLimit',
    'southLimit',
    'eastLimit',
    'westLimit',
    'neighborhoodsContainedInPostalCode',
    'ruralAreasContainedInPostalCode',
  ],
  codes: ['code'],
  codeNoun: { en: 'six-digit code', es: 'código de seis dígitos' },
  embeds: ['city'],
  shapes: { full: { city: 'brief' } },
  views: { wholeList: 'full', search: 'full' },
  knownBy: {
    code: { en: 'postal code', es: 'código postal', example: '110111' },
  },
  find: {
    order: 6,
    within: { family: 'city', key: 'cityId' },
    contained: {
      fields: ['neighborhoodsContainedInPostalCode', 'ruralAreasContainedInPostalCode'],
      cutAt: 254,
    },
    words: ['Barrio', 'Barrios', 'Neighbourhood', 'Neighborhood'],
  },
  synonyms: ['PostalCodes', 'ZipCode', 'ZipCodes', 'CodigoPostal', 'CodigosPostales'],
});
