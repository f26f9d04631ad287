// An indigenous people.
import { defineFamily } from '../model/family.js';
import { integer, text, texts } from '../model/field.js';
import { many } from '../model/relation.js';
import { empties } from '../model/shape.js';

export const nativeCommunity = defineFamily({
  record: 'NativeCommunity',
  file: 'native-communities.json',
  about: 'The indigenous peoples, with their languages and reservations.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    languages: text().nullable().about('One text, the languages separated by commas.'),
    images: texts(),
  },
  relations: { indigenousReservations: many('indigenousReservation', 'nativeCommunityId') },
  search: ['name', 'description', 'languages'],
  shapes: { inReservation: { indigenousReservations: empties } },
  synonyms: ['NativeCommunities', 'ComunidadNativa', 'PuebloIndigena', 'PueblosIndigenas'],
});
