// A category of protection in the national system of protected areas.
import { defineFamily } from '../engine/model/family.js';
import { text } from '../engine/model/field.js';
import { many } from '../engine/model/relation.js';
import { markerList } from '../engine/model/shape.js';
import { description, englishDescription, idField } from './shared-fields.js';

export const categoryNaturalArea = defineFamily({
  record: 'CategoryNaturalArea',
  file: 'categories-natural-area.json',
  title: { en: 'Categories of protected areas', es: 'Categorías de áreas protegidas' },
  noun: { en: 'a protection category', es: 'una categoría de protección' },
  all: { en: 'all categories of protected areas', es: 'todas las categorías de áreas protegidas' },
  about: {
    en: 'The categories of protected areas, each with its areas.',
    es: 'Las categorías de áreas protegidas, cada una con sus áreas.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the category.', es: 'Nombre de la categoría.' }),
    description: description(),
    englishDescription: englishDescription(),
  },
  example: 7,
  keyFacts: [{ count: 'naturalAreas' }, { sum: 'totalArea', of: 'naturalAreas' }],
  relations: { naturalAreas: many('naturalArea', 'categoryNaturalAreaId') },
  search: ['name', 'description'],
  shapes: { inArea: { naturalAreas: markerList } },
  find: { order: 4 },
  synonyms: ['CategoryNaturalAreas', 'CategoriesNaturalArea', 'NaturalAreaCategory', 'NaturalAreaCategories'],
});
