// A volcano.
import { defineFamily } from '../model/family.js';
import { integer, number, text } from '../model/field.js';
import { one } from '../model/relation.js';

export const volcano = defineFamily({
  record: 'Volcano',
  file: 'volcanoes.json',
  about: 'Volcanoes with position, height, kind and level of activity.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    elevation: number().about('Metres above the sea.'),
    latitude: number().between(-90, 90),
    longitude: number().between(-180, 180),
    volcanoType: text(),
    activityLevel: text()
      .oneOf('Alerta verde', 'Alerta amarilla', 'Alerta naranja', 'Alerta roja')
      .nullable(),
    imageUrl: text().nullable(),
    departmentId: integer(),
    cityId: integer(),
    alertDate: text()
      .matching(/^\d{4}-\d{2}(-\d{2})?$/)
      .nullable()
      .extended()
      .about('Since when, or when last seen, the level of activity holds: a month or a day.'),
    smithsonianNumber: text()
      .matching(/^\d{6}$/)
      .nullable()
      .extended()
      .about('Number in the Smithsonian catalogue.'),
  },
  relations: {
    department: one('department', 'departmentId'),
    city: one('city', 'cityId'),
  },
  search: ['name', 'description', 'volcanoType', 'activityLevel'],
  place: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['department', 'city'],
  shapes: { full: { department: 'brief', city: 'brief' } },
  views: { search: 'plain' },
  synonyms: ['Volcanoes', 'Volcán', 'Volcanes'],
  identifiers: ['smithsonianNumber'],
});
