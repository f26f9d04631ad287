// An indigenous people.
import { defineFamily } from '../model/family.js';
import { text, texts } from '../model/field.js';
import { many } from '../model/relation.js';
import { empties } from '../model/shape.js';
import { description, id } from './shared-fields.js';

export const nativeCommunity = defineFamily({
  record: 'NativeCommunity',
  file: 'native-communities.json',
  title: { en: 'Indigenous peoples', es: 'Pueblos indígenas' },
  noun: { en: 'an indigenous people', es: 'un pueblo indígena' },
  all: { en: 'all indigenous peoples', es: 'todos los pueblos indígenas' },
  about: {
    en: 'The indigenous peoples, with their languages and reservations.',
    es: 'Los pueblos indígenas, con sus lenguas y resguardos.',
  },
  fields: {
    id: id(),
    name: text().about({ en: 'Name of the people.', es: 'Nombre del pueblo.' }),
    description: description(),
    languages: text().nullable().about({
      en: 'Its languages, or their family, as one text, comma-separated; null if they are not known.',
      es: 'Sus lenguas, o la familia de estas, en un solo texto, separadas por comas; null si no se conocen.',
    }),
    images: texts().about({
      en: 'URLs of images; empty if it has none.',
      es: 'URL de imágenes; vacío si no hay.',
    }),
  },
  relations: { indigenousReservations: many('indigenousReservation', 'nativeCommunityId') },
  search: ['name', 'description', 'languages'],
  shapes: { inReservation: { indigenousReservations: empties } },
  synonyms: ['NativeCommunities', 'ComunidadNativa', 'PuebloIndigena', 'PueblosIndigenas'],
});
