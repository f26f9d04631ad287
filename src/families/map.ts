// An official map, as pictures with the page they come from.
import { defineFamily } from '../model/family.js';
import { integer, text, texts } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';

export const map = defineFamily({
  record: 'Map',
  file: 'maps.json',
  about: 'Official maps of the country; a map of the whole country belongs to no department.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    departmentId: integer().nullable(),
    urlImages: texts(),
    urlSource: text(),
  },
  relations: { department: one('department', 'departmentId') },
  search: ['name', 'description'],
  shapes: { inDepartment: { department: marker } },
  synonyms: ['Maps', 'Mapa', 'Mapas'],
});
