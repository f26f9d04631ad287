// Land that the State recognises as the collective property of an indigenous community.
import { defineFamily } from '../model/family.js';
import { date, integer, number, text } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';

export const indigenousReservation = defineFamily({
  record: 'IndigenousReservation',
  file: 'indigenous-reservations.json',
  about: 'Land that the State recognises as the collective property of an indigenous community.',
  fields: {
    id: integer(),
    name: text(),
    code: text().matching(/^\d{5}$/),
    procedureType: text(),
    administrativeActType: text(),
    administrativeActNumber: number(),
    administrativeActDate: date(),
    nativeCommunityId: integer(),
    deparmentId: integer().alias('departmentId').about('Department; the contract spells it so.'),
    cityId: integer(),
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
