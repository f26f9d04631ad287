// A dish of the regional cuisine.
import { defineFamily } from '../model/family.js';
import { integer, text } from '../model/field.js';
import { one } from '../model/relation.js';

export const typicalDish = defineFamily({
  record: 'TypicalDish',
  file: 'typical-dishes.json',
  about: 'Dishes of the regional cuisine, each with the department it is known for.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    ingredients: text(),
    imageUrl: text(),
    departmentId: integer(),
  },
  relations: { department: one('department', 'departmentId') },
  search: ['name', 'description', 'ingredients'],
  embeds: ['department'],
  shapes: { full: { department: 'brief' } },
  views: { list: 'full' },
  synonyms: ['TypicalDishes', 'Dish', 'Dishes', 'PlatoTipico', 'PlatosTipicos'],
});
