// A category of protection that the national system of protected areas knows.
import { defineFamily } from '../model/family.js';
import { integer, text } from '../model/field.js';
import { many } from '../model/relation.js';
import { markerList } from '../model/shape.js';

export const categoryNaturalArea = defineFamily({
  record: 'CategoryNaturalArea',
  file: 'categories-natural-area.json',
  about: 'The categories of protected areas, each with its areas.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
  },
  relations: { naturalAreas: many('naturalArea', 'categoryNaturalAreaId') },
  search: ['name', 'description'],
  shapes: { inArea: { naturalAreas: markerList } },
  synonyms: ['CategoryNaturalAreas', 'CategoriesNaturalArea', 'NaturalAreaCategory', 'NaturalAreaCategories'],
});
