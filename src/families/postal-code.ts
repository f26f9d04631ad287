// A postal code with the area it stands for.
import { defineFamily } from '../model/family.js';
import { integer, text } from '../model/field.js';
import { one } from '../model/relation.js';

export const postalCode = defineFamily({
  record: 'PostalCode',
  file: 'postal-codes.json',
  about: 'Postal codes with their limits and what lies inside them.',
  fields: {
    id: integer(),
    noId: integer().about('Rank in the national list, which is ordered by code.'),
    cityId: integer(),
    postalZone: text().matching(/^\d{4}$/),
    code: text().matching(/^\d{6}$/),
    northLimit: text().nullable(),
    southLimit: text().nullable(),
    eastLimit: text().nullable(),
    westLimit: text().nullable(),
    type: text().oneOf('Urbano', 'Rural'),
    neighborhoodsContainedInPostalCode: text().nullable(),
    ruralAreasContainedInPostalCode: text().nullable(),
  },
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
  embeds: ['city'],
  shapes: { full: { city: 'brief' } },
  views: { list: 'full', search: 'full' },
  synonyms: ['PostalCodes', 'ZipCode', 'ZipCodes', 'CodigoPostal', 'CodigosPostales'],
});
