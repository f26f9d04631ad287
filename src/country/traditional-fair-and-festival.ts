// A fair or a festival that takes place every year.
import { defineFamily } from '../engine/model/family.js';
import { integer, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { description, englishDescription, idField, inEnglish } from './shared-fields.js';

export const traditionalFairAndFestival = defineFamily({
  record: 'TraditionalFairAndFestival',
  file: 'traditional-fairs-and-festivals.json',
  title: { en: 'Fairs and festivals', es: 'Ferias y fiestas' },
  noun: { en: 'a fair or festival', es: 'una feria o fiesta' },
  all: { en: 'all fairs and festivals', es: 'todas las ferias y fiestas' },
  about: {
    en: 'Traditional fairs and festivals, with the month they are held in.',
    es: 'Ferias y fiestas tradicionales, con el mes en que se celebran.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the fair or festival.', es: 'Nombre de la feria o fiesta.' }),
    description: description(),
    month: text()
      .label({ en: 'Month', es: 'Mes' })
      .oneOf(
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
      )
      .named(
        inEnglish({
          Enero: 'January',
          Febrero: 'February',
          Marzo: 'March',
          Abril: 'April',
          Mayo: 'May',
          Junio: 'June',
          Julio: 'July',
          Agosto: 'August',
          Septiembre: 'September',
          Octubre: 'October',
          Noviembre: 'November',
          Diciembre: 'December',
        }),
      )
      .about({
        en: 'Month it is usually held in, in Spanish.',
        es: 'Mes en que suele celebrarse.',
      }),
    cityId: integer().label({ en: 'Municipality', es: 'Municipio' }).about({
      en: 'Id of the municipality that holds it.',
      es: 'Id del municipio que la celebra.',
    }),
    englishDescription: englishDescription(),
  },
  columns: ['month', 'cityId', 'description'],
  example: 18,
  keyFacts: [{ show: 'month' }, { show: 'cityId' }],
  relations: { city: one('city', 'cityId') },
  search: ['name', 'description', 'month'],
  embeds: ['city'],
  find: {
    order: 3,
    within: { family: 'city', key: 'cityId' },
    words: ['Fiesta', 'Fiestas', 'Carnaval', 'Carnavales', 'Carnival'],
  },
  synonyms: [
    'TraditionalFairsAndFestivals',
    'Fair',
    'Fairs',
    'Festival',
    'Festivals',
    'Festivales',
    'Feria',
    'Ferias',
  ],
});
