// A natural region: a group of departments that share land and climate.
import { defineFamily } from '../model/family.js';
import { integer, text } from '../model/field.js';
import { many } from '../model/relation.js';
import { markerList } from '../model/shape.js';

export const region = defineFamily({
  record: 'Region',
  file: 'regions.json',
  about: 'The natural regions of the country, each with its departments.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
  },
  relations: { departments: many('department', 'regionId', { view: 'full' }) },
  search: ['name', 'description'],
  shapes: { inDepartment: { departments: markerList } },
  synonyms: ['Regions', 'Región', 'Regiones'],
});
