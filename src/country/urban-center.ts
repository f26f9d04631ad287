// A populated centre that the national statistics office gives a code.
import { defineFamily } from '../engine/model/family.js';
import { integer, text } from '../engine/model/field.js';
import { idField, inEnglish, latitudeField, longitudeField } from './shared-fields.js';

export const urbanCenter = defineFamily({
  record: 'UrbanCenter',
  file: 'urban-centers.json',
  title: { en: 'Populated centres', es: 'Centros poblados' },
  noun: { en: 'a populated centre', es: 'un centro poblado' },
  all: { en: 'all populated centres', es: 'todos los centros poblados' },
  about: {
    en: 'Populated centres: the seat of each municipality and the settlements around it.',
    es: 'Centros poblados: la cabecera de cada municipio y los poblados a su alrededor.',
  },
  fields: {
    id: idField(),
    cityId: integer().label({ en: 'Municipality', es: 'Municipio' }).about({
      en: 'Id of the municipality it belongs to.',
      es: 'Id del municipio al que pertenece.',
    }),
    code: text()
      .label({ en: 'DANE code', es: 'Código DANE' })
      .matching(/^\d{8}$/)
      .about({
        en: 'DANE code, eight digits; the first five are those of its municipality.',
        es: 'Código DANE, ocho dígitos; los cinco primeros son los de su municipio.',
      }),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the populated centre.', es: 'Nombre del centro poblado.' }),
    type: text()
      .label({ en: 'Type', es: 'Tipo' })
      .oneOf('Cabecera municipal', 'Centro poblado')
      .named(
        inEnglish({ 'Cabecera municipal': 'Seat of its municipality', 'Centro poblado': 'Populated centre' }),
      )
      .about({
        en: 'Whether it is the seat of its municipality or another settlement.',
        es: 'Indica si es la cabecera de su municipio u otro poblado.',
      }),
    longitude: longitudeField(),
    latitude: latitudeField(),
  },
  columns: ['cityId', 'type', 'code'],
  keyFacts: [{ show: 'code' }, { show: 'type' }, { show: 'cityId' }],
  relations: {},
  search: ['name', 'code', 'type'],
  codes: ['code'],
  codeNoun: { en: 'DANE code', es: 'código DANE' },
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  knownBy: {
    code: { en: 'DANE code', es: 'código DANE', example: '05001000' },
  },
  find: {
    order: 6,
    within: { family: 'city', key: 'cityId' },
    words: ['Corregimiento', 'Cgto', 'Vereda', 'Village', 'Settlement'],
  },
  synonyms: ['UrbanCenters', 'UrbanCentre', 'UrbanCentres', 'CentroPoblado', 'CentrosPoblados'],
});
