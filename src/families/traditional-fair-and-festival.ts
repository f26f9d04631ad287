// A fair or a festival that comes round every year.
import { defineFamily } from '../model/family.js';
import { integer, text } from '../model/field.js';
import { one } from '../model/relation.js';

export const traditionalFairAndFestival = defineFamily({
  record: 'TraditionalFairAndFestival',
  file: 'traditional-fairs-and-festivals.json',
  about: 'Traditional fairs and festivals, with the month they are held in.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    month: text().oneOf(
      'Enero',
      'Febrero',
      'Marzo',
      'Abril',
      'Mayo',
      'Junio',
      'Julio',
      'Agosto',
      'Septiembre',
      'Octubre',
      'Noviembre',
      'Diciembre',
    ),
    cityId: integer(),
  },
  relations: { city: one('city', 'cityId') },
  search: ['name', 'description', 'month'],
  embeds: ['city'],
  synonyms: ['TraditionalFairsAndFestivals', 'Fair', 'Fairs', 'Festival', 'Festivals', 'Feria', 'Ferias'],
});
