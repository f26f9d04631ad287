// A university or another institution of higher education.
import { defineFamily } from '../model/family.js';
import { boolean, integer, text } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';
import { id } from './shared-fields.js';

export const higherEducationInstitution = defineFamily({
  record: 'HigherEducationInstitution',
  file: 'higher-education-institutions.json',
  title: { en: 'Higher education institutions', es: 'Instituciones de educación superior' },
  noun: { en: 'a higher education institution', es: 'una institución de educación superior' },
  all: { en: 'all higher education institutions', es: 'todas las instituciones de educación superior' },
  about: {
    en: 'Universities and other institutions of higher education, one record for each seat.',
    es: 'Universidades y otras instituciones de educación superior, un registro por cada sede.',
  },
  fields: {
    id: id(),
    code: text().about({
      en: 'Code of the institution at this seat, four digits.',
      es: 'Código de la institución en esta sede, cuatro dígitos.',
    }),
    name: text().about({
      en: 'Name of the institution.',
      es: 'Nombre de la institución.',
    }),
    legalNature: text().about({
      en: 'Legal nature: `Nacional`, `Departamental` or `Municipal` if it is public, `Corporación` or `Fundación` if it is private.',
      es: 'Naturaleza jurídica: `Nacional`, `Departamental` o `Municipal` si es pública, `Corporación` o `Fundación` si es privada.',
    }),
    academicCharacter: text().about({
      en: 'Academic category, such as `Universidad` or `Institución Tecnológica`.',
      es: 'Carácter académico, como `Universidad` o `Institución Tecnológica`.',
    }),
    cityId: integer().about({
      en: 'Id of the municipality of this seat.',
      es: 'Id del municipio de esta sede.',
    }),
    address: text().about({ en: 'Street address of this seat.', es: 'Dirección de esta sede.' }),
    phone: text().nullable().about({
      en: 'Telephone number, usually without an area code; null if it is not known.',
      es: 'Teléfono, por lo general sin indicativo; null si no se conoce.',
    }),
    isHighQualityAccredited: boolean().about({
      en: 'Whether it holds the high-quality accreditation.',
      es: 'Indica si tiene la acreditación de alta calidad.',
    }),
    website: text().nullable().about({
      en: 'Website, usually without `https://`; null if it is not known.',
      es: 'Sitio web, por lo general sin `https://`; null si no se conoce.',
    }),
  },
  relations: { city: one('city', 'cityId') },
  search: ['name', 'code', 'legalNature', 'academicCharacter', 'address'],
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  views: { search: 'plain', page: 'inCity' },
  synonyms: ['HigherEducationInstitutions', 'University', 'Universities', 'Universidad', 'Universidades'],
  identifiers: ['code'],
});
