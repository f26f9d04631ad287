// A term of office as president of the republic, since the constitution of 1886.
import { defineFamily } from '../model/family.js';
import { date, integer, text } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';

export const president = defineFamily({
  record: 'President',
  file: 'presidents.json',
  about: 'Presidents of the republic since 1886, one record for each term.',
  fields: {
    id: integer(),
    image: text().nullable(),
    name: text(),
    lastName: text(),
    startPeriodDate: date(),
    endPeriodDate: date().nullable(),
    politicalParty: text(),
    description: text().nullable(),
    cityId: integer().about('City of birth.'),
  },
  relations: { city: one('city', 'cityId') },
  name: ['name', 'lastName'],
  search: ['name', 'lastName', 'politicalParty', 'description'],
  period: { from: 'startPeriodDate', to: 'endPeriodDate' },
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  views: { list: 'plain', name: 'plain', search: 'plain', page: 'plain' },
  synonyms: ['Presidents', 'Presidente', 'Presidentes'],
});
