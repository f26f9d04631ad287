// A town of the national network of heritage towns.
import { defineFamily } from '../model/family.js';
import { integer, text } from '../model/field.js';
import { one } from '../model/relation.js';

export const heritageCity = defineFamily({
  record: 'HeritageCity',
  file: 'heritage-cities.json',
  about: 'The towns of the national network of heritage towns.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    cityId: integer(),
    departmentId: integer(),
    image: text(),
  },
  relations: {
    city: one('city', 'cityId'),
    department: one('department', 'departmentId'),
  },
  search: ['name', 'description'],
  embeds: ['city', 'department'],
  shapes: { full: { city: 'brief', department: 'brief' } },
  views: { one: 'full' },
  synonyms: ['HeritageCities', 'HeritageTown', 'HeritageTowns', 'CiudadPatrimonio', 'PueblosPatrimonio'],
});
