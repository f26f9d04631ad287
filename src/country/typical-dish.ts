// A dish of the regional cuisine.
import { defineFamily } from '../engine/model/family.js';
import { integer, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { pictureFields } from './picture-fields.js';
import { description, englishDescription, englishName, idField } from './shared-fields.js';

export const typicalDish = defineFamily({
  record: 'TypicalDish',
  file: 'typical-dishes.json',
  title: { en: 'Typical dishes', es: 'Platos típicos' },
  noun: { en: 'a typical dish', es: 'un plato típico' },
  all: { en: 'all typical dishes', es: 'todos los platos típicos' },
  about: {
    en: 'Dishes of the regional cuisine, each with the department it is associated with.',
    es: 'Platos de la cocina regional, cada uno con el departamento al que se asocia.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the dish.', es: 'Nombre del plato.' }),
    description: description(),
    ingredients: text().label({ en: 'Ingredients', es: 'Ingredientes' }).about({
      en: 'Main ingredients as one text, comma-separated, in Spanish.',
      es: 'Ingredientes principales en un solo texto, separados por comas.',
    }),
    imageUrl: text()
      .label({ en: 'Picture', es: 'Imagen' })
      .picture()
      .nullable()
      .about({ en: 'URL of an image; null if it has none.', es: 'URL de una imagen; null si no hay.' }),
    departmentId: integer().label({ en: 'Department', es: 'Departamento' }).about({
      en: 'Id of the department it is associated with.',
      es: 'Id del departamento al que se asocia.',
    }),
    englishName: englishName(),
    ...pictureFields(),
    englishDescription: englishDescription(),
  },
  columns: ['departmentId', 'ingredients'],
  keyFacts: [{ show: 'departmentId' }],
  relations: { department: one('department', 'departmentId') },
  search: ['name', 'description', 'ingredients'],
  embeds: ['department'],
  shapes: { full: { department: 'brief' } },
  views: { wholeList: 'full' },
  find: {
    names: ['englishName'],
    order: 3,
    parts: 'every',
    within: { family: 'department', key: 'departmentId' },
    words: ['food', 'comida', 'receta', 'recipe'],
  },
  synonyms: ['TypicalDishes', 'Dish', 'Dishes', 'PlatoTipico', 'PlatosTipicos'],
});
