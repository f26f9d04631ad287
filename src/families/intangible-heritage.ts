// A living tradition on the national list of intangible cultural heritage.
import { defineFamily } from '../model/family.js';
import { integer, text } from '../model/field.js';
import { one } from '../model/relation.js';

export const intangibleHeritage = defineFamily({
  record: 'IntangibleHeritage',
  file: 'intangible-heritages.json',
  about: 'Living traditions on the national list of intangible cultural heritage.',
  fields: {
    id: integer(),
    name: text(),
    departmentId: integer().nullable().about('Null for a tradition of several departments.'),
    scope: text(),
    inclusionYear: integer().nullable(),
  },
  relations: { department: one('department', 'departmentId') },
  search: ['name', 'scope'],
  embeds: ['department'],
  shapes: { full: { department: 'full' } },
  views: { page: 'full' },
  synonyms: ['IntangibleHeritages', 'PatrimonioInmaterial'],
});
