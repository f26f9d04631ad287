// Land that the State recognises as the collective property of an indigenous community.
import { defineFamily } from '../engine/model/family.js';
import { date, integer, number, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { marker } from '../engine/model/shape.js';
import { deparmentId, idField } from './shared-fields.js';

export const indigenousReservation = defineFamily({
  record: 'IndigenousReservation',
  file: 'indigenous-reservations.json',
  title: { en: 'Indigenous reservations', es: 'Resguardos indígenas' },
  noun: { en: 'an indigenous reservation', es: 'un resguardo indígena' },
  all: { en: 'all indigenous reservations', es: 'todos los resguardos indígenas' },
  about: {
    en: 'Land that the State recognises as the collective property of an indigenous community: all those listed by the national land agency (October 2025).',
    es: 'Tierras que el Estado reconoce como propiedad colectiva de una comunidad indígena: todas las que registra la Agencia Nacional de Tierras (octubre de 2025).',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the reservation.', es: 'Nombre del resguardo.' }),
    code: text()
      .label({ en: 'ANT code', es: 'Código de la ANT' })
      .matching(/^\d{5}$/)
      .about({
        en: 'Code of the reservation at the national land agency (ANT), five digits.',
        es: 'Código del resguardo en la Agencia Nacional de Tierras (ANT), cinco dígitos.',
      }),
    procedureType: text()
      .label({ en: 'Procedure', es: 'Procedimiento' })
      .named({
        'LEGALIZACIÓN DECRETO 1071': { en: 'Legalisation, Decree 1071', es: 'Legalización, Decreto 1071' },
      })
      .nullable()
      .about({
        en: 'Procedure by which it was legalised, as written in the source; null if the source does not state it.',
        es: 'Procedimiento con el que se legalizó, como lo escribe la fuente; null si la fuente no lo indica.',
      }),
    administrativeActType: text()
      .label({ en: 'Administrative act', es: 'Acto administrativo' })
      .named({
        RESOLUCIÓN: { en: 'Resolution', es: 'Resolución' },
        ACUERDO: { en: 'Agreement', es: 'Acuerdo' },
        DECRETO: { en: 'Decree', es: 'Decreto' },
      })
      .about({
        en: 'Kind of the latest administrative act on the title, as written in the source: `RESOLUCIÓN`, `ACUERDO` or `DECRETO`.',
        es: 'Clase del último acto administrativo sobre el título, como la escribe la fuente: `RESOLUCIÓN`, `ACUERDO` o `DECRETO`.',
      }),
    administrativeActNumber: number().label({ en: 'Number of the act', es: 'Número del acto' }).about({
      en: 'Number of that act.',
      es: 'Número de ese acto.',
    }),
    administrativeActDate: date().label({ en: 'Date of the act', es: 'Fecha del acto' }).about({
      en: 'Date of that act.',
      es: 'Fecha de ese acto.',
    }),
    nativeCommunityId: integer().label({ en: 'People', es: 'Pueblo' }).about({
      en: 'Id of the indigenous people it belongs to; if several share it, one of them.',
      es: 'Id del pueblo indígena al que pertenece; si lo comparten varios, uno de ellos.',
    }),
    deparmentId: deparmentId(),
    cityId: integer().label({ en: 'Municipality', es: 'Municipio' }).about({
      en: 'Id of the municipality it is in, or of one of them.',
      es: 'Id del municipio donde está, o de uno de ellos.',
    }),
    areaHa: number().label({ en: 'Area', es: 'Superficie' }).unit('ha').additive().extended().about({
      en: 'Area of the reservation, in hectares, according to the national land agency.',
      es: 'Superficie del resguardo, en hectáreas, según la Agencia Nacional de Tierras.',
    }),
    daneReservationCode: text()
      .label({ en: 'DANE code', es: 'Código DANE' })
      .nullable()
      .matching(/^\d{4}$/)
      .extended()
      .about({
        en: 'Code of the reservation at DANE, four digits; null if it has none or it is uncertain.',
        es: 'Código del resguardo en el DANE, cuatro dígitos; null si no tiene o si hay duda.',
      }),
  },
  columns: ['nativeCommunityId', 'areaHa', 'deparmentId', 'cityId', 'administrativeActDate'],
  keyFacts: [{ show: 'areaHa', ranked: ['department'] }, { show: 'nativeCommunityId' }, { show: 'code' }],
  relations: {
    nativeCommunity: one('nativeCommunity', 'nativeCommunityId'),
    department: one('department', 'deparmentId'),
    city: one('city', 'cityId'),
  },
  search: ['name', 'nativeCommunity.name', 'nativeCommunity.description', 'nativeCommunity.languages'],
  embeds: ['nativeCommunity', 'department', 'city'],
  shapes: { inPlace: { nativeCommunity: 'inReservation', department: marker, city: marker } },
  views: { search: 'inPlace', byId: 'inPlace' },
  knownBy: {
    code: {
      en: 'code of the Agencia Nacional de Tierras',
      es: 'código de la Agencia Nacional de Tierras',
      example: '10301',
    },
    daneReservationCode: {
      en: 'DANE code of an indigenous reservation',
      es: 'código DANE de un resguardo',
      example: '1674',
    },
  },
  find: { order: 5, weight: 'areaHa', within: { family: 'city', key: 'cityId' } },
  synonyms: ['IndigenousReservations', 'ResguardoIndigena', 'Resguardo', 'Resguardos'],
  identifiers: ['code'],
});
