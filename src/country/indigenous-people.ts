// An indigenous people as the census counts it.
import { defineFamily } from '../engine/model/family.js';
import { integer, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { idField, inEnglish } from './shared-fields.js';

export const indigenousPeople = defineFamily({
  record: 'IndigenousPeople',
  file: 'indigenous-peoples.json',
  title: { en: 'Peoples of the census', es: 'Pueblos del censo' },
  noun: { en: 'a people of the census', es: 'un pueblo del censo' },
  all: { en: 'all peoples of the census', es: 'todos los pueblos del censo' },
  about: {
    en: 'The 115 indigenous peoples that the census of 2018 counts, with their codes, and three in isolation that it does not.',
    es: 'Los 115 pueblos indígenas que cuenta el censo de 2018, con su código, y tres en aislamiento que no cuenta.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the people.', es: 'Nombre del pueblo.' }),
    daneCode: text()
      .label({ en: 'Census code', es: 'Código del censo' })
      .matching(/^\d{3}$/)
      .nullable()
      .about({
        en: 'DANE code in the census of 2018; null if it was not counted.',
        es: 'Código DANE en el censo de 2018; null si no se contó.',
      }),
    languageFamily: text()
      .label({ en: 'Language family', es: 'Familia lingüística' })
      .named(inEnglish({ Aislada: 'Isolate' }))
      .nullable()
      .about({
        en: 'Family of its language, `Aislada` for an isolate; null if it is not known.',
        es: 'Familia de su lengua; `Aislada` si la lengua no tiene parientes, null si no se conoce la familia.',
      }),
    nativeCommunityId: integer().label({ en: 'Community', es: 'Comunidad' }).nullable().about({
      en: 'Id of its community that has a reservation; null if none is listed.',
      es: 'Id de su comunidad que tiene un resguardo; null si no figura ninguna.',
    }),
  },
  example: 94,
  keyFacts: [{ show: 'languageFamily' }, { show: 'daneCode' }, { show: 'nativeCommunityId' }],
  relations: { nativeCommunity: one('nativeCommunity', 'nativeCommunityId') },
  search: ['name', 'daneCode'],
  embeds: ['nativeCommunity'],
  find: { order: 4 },
  synonyms: ['IndigenousPeoples', 'CensusPeople', 'PuebloDelCenso', 'PueblosDelCenso'],
});
