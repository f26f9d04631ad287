// The population of a place by year, as DANE has published it; releases are not mixed.
import { defineFamily } from '../engine/model/family.js';
import { integer, text } from '../engine/model/field.js';
import { inhabitants } from './shared-fields.js';

export const population = defineFamily({
  record: 'Population',
  title: { en: 'Population by year', es: 'Población por año' },
  noun: { en: 'a population figure', es: 'una cifra de población' },
  all: { en: 'all population figures', es: 'todas las cifras de población' },
  about: {
    en: 'The inhabitants of a municipality or department in each year, with the release of each figure.',
    es: 'Los habitantes de un municipio o departamento en cada año, con la publicación de cada cifra.',
  },
  fields: {
    year: integer()
      .label({ en: 'Year', es: 'Año' })
      .about({ en: 'Year of the figure.', es: 'Año de la cifra.' }),
    total: integer().label({ en: 'Total', es: 'Total' }).unit(inhabitants).about({
      en: 'Inhabitants; of a department, the sum of its municipalities.',
      es: 'Habitantes; en un departamento, la suma de sus municipios.',
    }),
    urban: integer().label({ en: 'Urban', es: 'Urbana' }).unit(inhabitants).nullable().about({
      en: 'Inhabitants of the seat; null if the release does not state them.',
      es: 'Habitantes de la cabecera; null si la publicación no los indica.',
    }),
    rural: integer().label({ en: 'Rural', es: 'Rural' }).unit(inhabitants).nullable().about({
      en: 'Inhabitants outside the seat, in hamlets and countryside; null if the release does not state them.',
      es: 'Habitantes fuera de la cabecera, en centros poblados y rural disperso; null si la publicación no los indica.',
    }),
    men: integer().label({ en: 'Men', es: 'Hombres' }).unit(inhabitants).nullable().about({
      en: 'Men; null if the release does not state them.',
      es: 'Hombres; null si la publicación no los indica.',
    }),
    women: integer().label({ en: 'Women', es: 'Mujeres' }).unit(inhabitants).nullable().about({
      en: 'Women; null if the release does not state them.',
      es: 'Mujeres; null si la publicación no los indica.',
    }),
    release: text().label({ en: 'Release', es: 'Publicación' }).about({
      en: 'Id of the source of the figure. Figures from two releases do not form one series.',
      es: 'Id de la fuente de la cifra. Las cifras de dos publicaciones no forman una serie.',
    }),
    status: text().label({ en: 'Status', es: 'Estado' }).oneOf('in force', 'superseded').about({
      en: 'Whether the figure is in force or superseded by a later DANE figure for that year.',
      es: 'Si la cifra está vigente (in force) o el DANE publicó después otra para ese año (superseded).',
    }),
    releaseTitle: text()
      .label({ en: 'Title of the release', es: 'Título de la publicación' })
      .extended()
      .about({
        en: 'Title of that source.',
        es: 'Título de esa fuente.',
      }),
  },
  series: {
    file: 'population.json',
    of: 'city',
    key: 'cityId',
    year: 'year',
    release: 'release',
    title: 'releaseTitle',
    shared: ['status'],
    measures: ['total', 'urban', 'rural', 'men', 'women'],
  },
  relations: {},
  synonyms: ['Populations', 'Población', 'Habitantes'],
});
