// Land that the State recognises as the collective property of an indigenous community.
import { defineFamily } from '../model/family.js';
import { date, integer, number, text } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';
import { cityId, deparmentId, id } from './shared-fields.js';

export const indigenousReservation = defineFamily({
  record: 'IndigenousReservation',
  file: 'indigenous-reservations.json',
  title: { en: 'Indigenous reservations', es: 'Resguardos indígenas' },
  noun: { en: 'an indigenous reservation', es: 'un resguardo indígena' },
  all: { en: 'all indigenous reservations', es: 'todos los resguardos indígenas' },
  about: {
    en: 'Land that the State recognises as the collective property of an indigenous community.',
    es: 'Tierras que el Estado reconoce como propiedad colectiva de una comunidad indígena.',
  },
  fields: {
    id: id(),
    name: text().about({ en: 'Name of the reservation.', es: 'Nombre del resguardo.' }),
    code: text()
      .matching(/^\d{5}$/)
      .about({
        en: 'Code of the reservation, five digits; a few records share one.',
        es: 'Código del resguardo, cinco dígitos; unos pocos registros comparten uno.',
      }),
    procedureType: text().about({
      en: 'Procedure by which it was legalised, as the source writes it.',
      es: 'Procedimiento con el que se legalizó, como lo escribe la fuente.',
    }),
    administrativeActType: text().about({
      en: 'Kind of administrative act that legalised it, such as `RESOLUCIÓN` or `ACUERDO`.',
      es: 'Clase de acto administrativo que lo legalizó, como `RESOLUCIÓN` o `ACUERDO`.',
    }),
    administrativeActNumber: number().about({
      en: 'Number of the administrative act.',
      es: 'Número del acto administrativo.',
    }),
    administrativeActDate: date().about({
      en: 'Date of the administrative act.',
      es: 'Fecha del acto administrativo.',
    }),
    nativeCommunityId: integer().about({
      en: 'Id of the indigenous people it belongs to.',
      es: 'Id del pueblo indígena al que pertenece.',
    }),
    deparmentId: deparmentId(),
    cityId: cityId(),
  },
  relations: {
    nativeCommunity: one('nativeCommunity', 'nativeCommunityId'),
    department: one('department', 'deparmentId'),
    city: one('city', 'cityId'),
  },
  search: ['name', 'nativeCommunity.name', 'nativeCommunity.description', 'nativeCommunity.languages'],
  embeds: ['nativeCommunity', 'department', 'city'],
  shapes: { inPlace: { nativeCommunity: 'inReservation', department: marker, city: marker } },
  views: { search: 'inPlace', one: 'inPlace' },
  synonyms: ['IndigenousReservations', 'ResguardoIndigena', 'Resguardo', 'Resguardos'],
  identifiers: ['code'],
});
