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
    activityLevel: text(),
    imageUrl: text().nullable(),
    departmentId: integer(),
    cityId: integer(),
  },
  relations: {
    department: one('department', 'departmentId'),
    city: one('city', 'cityId'),
  },
  search: ['name', 'description', 'volcanoType', 'activityLevel'],
  shapes: { root: { department: 'brief', city: 'brief' } },
});
