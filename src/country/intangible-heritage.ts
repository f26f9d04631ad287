// A living tradition on the national list of intangible cultural heritage.
import { defineFamily } from '../engine/model/family.js';
import { integer, text } from '../engine/model/field.js';
import { many, one } from '../engine/model/relation.js';
import { description, englishDescription, idField } from './shared-fields.js';

export const intangibleHeritage = defineFamily({
  record: 'IntangibleHeritage',
  file: 'intangible-heritages.json',
  title: { en: 'Intangible heritage traditions', es: 'Manifestaciones de patrimonio inmaterial' },
  noun: { en: 'an intangible heritage tradition', es: 'una manifestación de patrimonio inmaterial' },
  all: { en: 'all intangible heritage traditions', es: 'todas las manifestaciones de patrimonio inmaterial' },
  about: {
    en: 'Living traditions on the national list of intangible cultural heritage.',
    es: 'Tradiciones vivas de la lista nacional de patrimonio cultural inmaterial.',
  },
  fields: {
    id: idField(),
    name: text().label({ en: 'Name', es: 'Nombre' }).about({
      en: 'Name of the tradition on the national list.',
      es: 'Nombre de la manifestación en la lista nacional.',
    }),
    departmentId: integer().label({ en: 'Department', es: 'Departamento' }).nullable().about({
      en: 'Id of its department; null for a tradition of several departments.',
      es: 'Id de su departamento; null para una manifestación de varios departamentos.',
    }),
    scope: text().label({ en: 'Scope', es: 'Ámbitos' }).about({
      en: 'Areas of heritage it belongs to, separated by semicolons, in Spanish.',
      es: 'Campos del patrimonio a los que pertenece, separados por punto y coma.',
    }),
    inclusionYear: integer()
      .label({ en: 'On the national list since', es: 'En la lista nacional desde' })
      .nullable()
      .about({
        en: 'Year it was added to the national list; null if it is not known.',
        es: 'Año en que entró a la lista nacional; null si no se conoce.',
      }),
    unescoYear: integer()
      .label({ en: 'On a UNESCO list since', es: 'En una lista de la Unesco desde' })
      .nullable()
      .extended()
      .about({
        en: 'Year it was added to a UNESCO list of intangible heritage; null if it is on none or the year is not known.',
        es: 'Año en que entró a una lista de patrimonio inmaterial de la Unesco; null si no está en ninguna o no se conoce el año.',
      }),
    description: description().extended(),
    englishDescription: englishDescription(),
  },
  columns: ['departmentId', 'inclusionYear', 'unescoYear'],
  example: 19,
  keyFacts: [{ show: 'inclusionYear' }, { show: 'unescoYear' }, { show: 'departmentId' }],
  relations: { department: one('department', 'departmentId') },
  lists: {
    internationalDesignations: many('internationalDesignation', 'intangibleHeritageId', { view: 'plain' }),
  },
  search: ['name', 'scope'],
  embeds: ['department'],
  shapes: { full: { department: 'full' } },
  views: { pagedList: 'full' },
  find: { order: 3, within: { family: 'department', key: 'departmentId' } },
  synonyms: ['IntangibleHeritages', 'PatrimonioInmaterial'],
});
