// A protected natural area, as the part of it that lies in one department or at sea.
import { defineFamily } from '../model/family.js';
import { integer, number, text } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';

export const naturalArea = defineFamily({
  record: 'NaturalArea',
  file: 'natural-areas.json',
  about: 'Protected areas, one record for each department that an area reaches into.',
  fields: {
    id: integer(),
    areaGroupId: integer().about('The same for all parts of one area.'),
    categoryNaturalAreaId: integer(),
    name: text(),
    departmentId: integer().nullable(),
    daneCode: number().nullable().about('DANE code of the department as a number; 0 at sea.'),
    landArea: number().nullable().about('Hectares.'),
    maritimeArea: number().nullable().about('Hectares.'),
  },
  relations: {
    department: one('department', 'departmentId'),
    categoryNaturalArea: one('categoryNaturalArea', 'categoryNaturalAreaId'),
  },
  search: ['name'],
  embeds: ['department', 'categoryNaturalArea'],
  shapes: { inDepartment: { department: marker, categoryNaturalArea: 'inArea' } },
  views: { list: 'plain', search: 'plain', page: 'plain' },
  synonyms: ['NaturalAreas', 'ProtectedArea', 'ProtectedAreas', 'AreaNatural', 'AreaProtegida'],
});
