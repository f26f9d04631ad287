// A university or another institution of higher education.
import { defineFamily } from '../engine/model/family.js';
import { boolean, date, integer, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { marker } from '../engine/model/shape.js';
import { idField, inEnglish } from './shared-fields.js';

const natures = inEnglish({
  Nacional: 'National',
  Departamental: 'Departmental',
  Municipal: 'Municipal',
  Corporación: 'Corporation',
  Fundación: 'Foundation',
});

const characters = inEnglish({
  Universidad: 'University',
  'Institución Universitaria/Escuela Tecnológica': 'University institution or technological school',
  'Institución Tecnológica': 'Technological institution',
  'Institución Técnica Profesional': 'Professional technical institution',
});

export const higherEducationInstitution = defineFamily({
  record: 'HigherEducationInstitution',
  file: 'higher-education-institutions.json',
  title: { en: 'Higher education institutions', es: 'Instituciones de educación superior' },
  noun: { en: 'a higher education institution', es: 'una institución de educación superior' },
  all: { en: 'all higher education institutions', es: 'todas las instituciones de educación superior' },
  about: {
    en: 'Universities and other institutions of higher education, one record for each seat, from the national register (SNIES) of June 2025.',
    es: 'Universidades y otras instituciones de educación superior, un registro por cada sede, según el registro nacional (SNIES) de junio de 2025.',
  },
  fields: {
    id: idField(),
    code: text().label({ en: 'SNIES code', es: 'Código SNIES' }).about({
      en: 'Code of the institution at this seat, four digits.',
      es: 'Código de la institución en esta sede, cuatro dígitos.',
    }),
    name: text().label({ en: 'Name', es: 'Nombre' }).about({
      en: 'Name of the institution.',
      es: 'Nombre de la institución.',
    }),
    legalNature: text().label({ en: 'Legal nature', es: 'Naturaleza jurídica' }).named(natures).about({
      en: 'Legal nature: `Nacional`, `Departamental` or `Municipal` if it is public, `Corporación` or `Fundación` if it is private.',
      es: 'Naturaleza jurídica: `Nacional`, `Departamental` o `Municipal` si es pública, `Corporación` o `Fundación` si es privada.',
    }),
    academicCharacter: text().label({ en: 'Category', es: 'Carácter académico' }).named(characters).about({
      en: 'Academic category, such as `Universidad` or `Institución Tecnológica`.',
      es: 'Carácter académico, como `Universidad` o `Institución Tecnológica`.',
    }),
    cityId: integer().label({ en: 'Municipality', es: 'Municipio' }).about({
      en: 'Id of the municipality of this seat.',
      es: 'Id del municipio de esta sede.',
    }),
    address: text().label({ en: 'Address', es: 'Dirección' }).nullable().about({
      en: 'Street address of this seat; null if it is not known.',
      es: 'Dirección de esta sede; null si no se conoce.',
    }),
    phone: text()
      .label({ en: 'Phone', es: 'Teléfono' })
      .matching(/^\d{10}$/)
      .nullable()
      .about({
        en: 'Telephone number, ten digits as dialled within the country; null if it is not known.',
        es: 'Teléfono, diez dígitos como se marcan dentro del país; null si no se conoce.',
      }),
    isHighQualityAccredited: boolean()
      .label({ en: 'High-quality accreditation', es: 'Acreditación de alta calidad' })
      .about({
        en: 'Whether it is accredited in the register of June 2025; `accreditedUntil` is the end of the term, which may have passed.',
        es: 'Indica si está acreditada en el registro de junio de 2025; `accreditedUntil` es el fin de la vigencia, que puede haber pasado.',
      }),
    website: text().label({ en: 'Website', es: 'Sitio web' }).nullable().about({
      en: 'URL of its website; null if it is not known.',
      es: 'URL de su sitio web; null si no se conoce.',
    }),
    accreditedFrom: date()
      .label({ en: 'Accredited from', es: 'Acreditada desde' })
      .nullable()
      .extended()
      .about({
        en: 'Day the accreditation was granted or last renewed; null if it has none or the day is not known.',
        es: 'Día en que se otorgó o se renovó por última vez la acreditación; null si no la tiene o no se conoce el día.',
      }),
    accreditedUntil: date()
      .label({ en: 'Accredited until', es: 'Acreditada hasta' })
      .nullable()
      .extended()
      .about({
        en: 'Day the term of the accreditation ends, also if it has passed and no renewal is known; null if it has none or the term is not known.',
        es: 'Día en que vence la acreditación, también si ya pasó y no se conoce una renovación; null si no la tiene o no se conoce el plazo.',
      }),
  },
  columns: ['cityId', 'academicCharacter', 'legalNature', 'isHighQualityAccredited', 'code'],
  example: 3,
  schemaOrg: {
    type: 'CollegeOrUniversity',
    properties: { address: 'address', telephone: 'phone', sameAs: 'website' },
  },
  keyFacts: [{ show: 'academicCharacter' }, { show: 'code' }, { show: 'accreditedUntil' }],
  relations: { city: one('city', 'cityId') },
  search: ['name', 'code', 'legalNature', 'academicCharacter', 'address'],
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  views: { search: 'plain', pagedList: 'inCity' },
  knownBy: {
    code: { en: 'SNIES code', es: 'código SNIES', example: '1101' },
  },
  find: {
    order: 2,
    within: { family: 'city', key: 'cityId' },
    words: ['College', 'Colleges', 'U', 'Institución universitaria', 'Instituto', 'Politécnico'],
  },
  synonyms: ['HigherEducationInstitutions', 'University', 'Universities', 'Universidad', 'Universidades'],
  identifiers: ['code'],
});
