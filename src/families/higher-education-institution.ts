// A university or another institution of higher education.
import { defineFamily } from '../model/family.js';
import { boolean, integer, text } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';

export const higherEducationInstitution = defineFamily({
  record: 'HigherEducationInstitution',
  file: 'higher-education-institutions.json',
  about: 'Universities and other institutions of higher education, one record for each seat.',
  fields: {
    id: integer(),
    code: text(),
    name: text(),
    legalNature: text(),
    academicCharacter: text(),
    cityId: integer(),
    address: text(),
    phone: text().nullable(),
    isHighQualityAccredited: boolean(),
    website: text().nullable(),
  },
  relations: { city: one('city', 'cityId') },
  search: ['name', 'code', 'legalNature', 'academicCharacter', 'address'],
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  views: { search: 'plain', page: 'inCity' },
  synonyms: ['HigherEducationInstitutions', 'University', 'Universities', 'Universidad', 'Universidades'],
  identifiers: ['code'],
});
