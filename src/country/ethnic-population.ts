// The population of a place by ethnic group, in the two census years with figures for every municipality.
import { defineFamily } from '../engine/model/family.js';
import { integer, text } from '../engine/model/field.js';
import { inhabitants } from './shared-fields.js';

export const ethnicPopulation = defineFamily({
  record: 'EthnicPopulation',
  title: { en: 'Population by ethnic group', es: 'Población por grupo étnico' },
  noun: { en: 'a population figure by ethnic group', es: 'una cifra de población por grupo étnico' },
  all: { en: 'all population figures by ethnic group', es: 'todas las cifras de población por grupo étnico' },
  about: {
    en: 'Inhabitants by ethnic group in 2018 and 2025; a later projection of DANE has other totals.',
    es: 'Habitantes por grupo étnico en 2018 y 2025; una proyección posterior del DANE tiene otros totales.',
  },
  fields: {
    year: integer()
      .label({ en: 'Year', es: 'Año' })
      .about({ en: 'Year of the figure.', es: 'Año de la cifra.' }),
    total: integer().label({ en: 'Total', es: 'Total' }).unit(inhabitants).about({
      en: 'Sum of the groups.',
      es: 'Suma de los grupos.',
    }),
    indigenous: integer()
      .label({ en: 'Indigenous', es: 'Indígena' })
      .unit(inhabitants)
      .about({ en: 'Indigenous people.', es: 'Población indígena.' }),
    rrom: integer()
      .label({ en: 'Rrom', es: 'Gitana o rrom' })
      .unit(inhabitants)
      .about({ en: 'Rrom people.', es: 'Población gitana o rrom.' }),
    raizal: integer().label({ en: 'Raizal', es: 'Raizal' }).unit(inhabitants).about({
      en: 'Raizal people of San Andrés and Providencia.',
      es: 'Población raizal del archipiélago de San Andrés y Providencia.',
    }),
    palenquero: integer().label({ en: 'Palenquero', es: 'Palenquera' }).unit(inhabitants).about({
      en: 'Palenquero people of San Basilio.',
      es: 'Población palenquera de San Basilio.',
    }),
    blackAfro: integer()
      .label({ en: 'Black or Afro-Colombian', es: 'Negra o afrocolombiana' })
      .unit(inhabitants)
      .about({
        en: 'Black and Afro-Colombian people.',
        es: 'Población negra, mulata, afrodescendiente o afrocolombiana.',
      }),
    noGroup: integer()
      .label({ en: 'No ethnic group', es: 'Ningún grupo étnico' })
      .unit(inhabitants)
      .about({ en: 'People of no ethnic group.', es: 'Población sin pertenencia étnica.' }),
    release: text().label({ en: 'Release', es: 'Publicación' }).about({
      en: 'Id of the source of the figure.',
      es: 'Id de la fuente de la cifra.',
    }),
    releaseTitle: text()
      .label({ en: 'Title of the release', es: 'Título de la publicación' })
      .extended()
      .about({ en: 'Title of that source.', es: 'Título de esa fuente.' }),
  },
  series: {
    file: 'ethnic-population.json',
    of: 'city',
    key: 'cityId',
    year: 'year',
    release: 'release',
    title: 'releaseTitle',
    shared: [],
    measures: ['total', 'indigenous', 'rrom', 'raizal', 'palenquero', 'blackAfro', 'noGroup'],
  },
  relations: {},
  synonyms: ['EthnicPopulations', 'EthnicGroups', 'PoblaciónÉtnica', 'GruposÉtnicos'],
});
