// An airport or aerodrome.
import { defineFamily } from '../model/family.js';
import { integer, number, text } from '../model/field.js';
import { one } from '../model/relation.js';

export const airport = defineFamily({
  record: 'Airport',
  file: 'airports.json',
  about: 'Airports with their codes and position.',
  fields: {
    id: integer(),
    name: text(),
    iataCode: text()
      .matching(/^[A-Z]{3}$/)
      .nullable(),
    oaciCode: text()
      .matching(/^SK[A-Z]{2}$/)
      .nullable()
      .about('ICAO location indicator.'),
    type: text().oneOf('Nacional', 'Internacional', 'Militar', 'En Construcción'),
    deparmentId: integer().alias('departmentId').about('Department; the contract spells it so.'),
    cityId: integer(),
    latitude: number().between(-90, 90).nullable(),
    longitude: number().between(-180, 180).nullable(),
    elevation: number().nullable().extended().about('Metres above the sea.'),
  },
  relations: {
    department: one('department', 'deparmentId'),
    city: one('city', 'cityId'),
  },
  search: ['name', 'iataCode', 'oaciCode', 'type'],
  codes: ['iataCode', 'oaciCode'],
  place: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['department', 'city'],
  shapes: { full: { department: 'brief', city: 'brief' } },
  views: { name: 'full' },
  synonyms: ['Airports', 'Aeropuerto', 'Aeropuertos'],
});
