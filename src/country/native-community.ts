// An indigenous people.
import { defineFamily } from '../engine/model/family.js';
import { text, texts } from '../engine/model/field.js';
import { many } from '../engine/model/relation.js';
import { empties } from '../engine/model/shape.js';
import { description, idField } from './shared-fields.js';

export const nativeCommunity = defineFamily({
  record: 'NativeCommunity',
  file: 'native-communities.json',
  title: { en: 'Indigenous peoples', es: 'Pueblos indígenas' },
  noun: { en: 'an indigenous people', es: 'un pueblo indígena' },
  all: { en: 'all indigenous peoples', es: 'todos los pueblos indígenas' },
  about: {
    en: 'The indigenous peoples that the reservations belong to, with their languages. The peoples of the census are a separate family.',
    es: 'Los pueblos indígenas a los que pertenecen los resguardos, con sus lenguas. Los pueblos del censo son otra familia.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the people.', es: 'Nombre del pueblo.' }),
    description: description(),
    languages: text().label({ en: 'Languages', es: 'Lenguas' }).nullable().about({
      en: 'Its languages as one text, comma-separated; null if they are not known.',
      es: 'Sus lenguas en un solo texto, separadas por comas; null si no se conocen.',
    }),
    images: texts().label({ en: 'Pictures', es: 'Imágenes' }).picture().about({
      en: 'URLs of images; empty if it has none.',
      es: 'URL de imágenes; vacío si no hay.',
    }),
  },
  columns: ['languages'],
  example: 51,
  keyFacts: [
    { count: 'indigenousReservations' },
    { sum: 'areaHa', of: 'indigenousReservations' },
    { show: 'languages' },
  ],
  relations: { indigenousReservations: many('indigenousReservation', 'nativeCommunityId') },
  lists: { indigenousPeoples: many('indigenousPeople', 'nativeCommunityId') },
  search: ['name', 'description', 'languages'],
  shapes: { inReservation: { indigenousReservations: empties } },
  find: { order: 2, words: ['Indígenas', 'Etnia', 'Tribe'] },
  synonyms: ['NativeCommunities', 'ComunidadNativa', 'PuebloIndigena', 'PueblosIndigenas'],
});
