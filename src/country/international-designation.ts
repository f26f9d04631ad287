// A place, tradition or city on an international list, such as World Heritage, intangible heritage, biosphere reserves, Ramsar or creative
// cities.
import { defineFamily } from '../engine/model/family.js';
import { date, integer, number, text, texts } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { englishName, idField, inEnglish } from './shared-fields.js';

export const internationalDesignation = defineFamily({
  record: 'InternationalDesignation',
  file: 'international-designations.json',
  title: { en: 'International designations', es: 'Designaciones internacionales' },
  noun: { en: 'an international designation', es: 'una designación internacional' },
  all: { en: 'all international designations', es: 'todas las designaciones internacionales' },
  about: {
    en: 'Places, traditions and cities on lists of UNESCO and the Ramsar convention.',
    es: 'Lugares, tradiciones y ciudades de las listas de la Unesco y de la convención de Ramsar.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name on the list, in Spanish.', es: 'Nombre en la lista, en español.' }),
    englishName: englishName(),
    kind: text()
      .label({ en: 'List', es: 'Lista' })
      .oneOf(
        'Patrimonio Mundial',
        'Patrimonio Cultural Inmaterial',
        'Reserva de Biosfera',
        'Humedal Ramsar',
        'Ciudad Creativa',
      )
      .named(
        inEnglish({
          'Patrimonio Mundial': 'World Heritage',
          'Patrimonio Cultural Inmaterial': 'Intangible Cultural Heritage',
          'Reserva de Biosfera': 'Biosphere Reserve',
          'Humedal Ramsar': 'Ramsar Wetland',
          'Ciudad Creativa': 'Creative City',
        }),
      )
      .about({
        en: 'List it is on; creative cities up to 2021.',
        es: 'Lista en la que está; ciudades creativas hasta 2021.',
      }),
    category: text()
      .label({ en: 'Category', es: 'Categoría' })
      .oneOf(
        'Cultural',
        'Natural',
        'Mixto',
        'Lista Representativa',
        'Lista de Salvaguardia Urgente',
        'Gastronomía',
        'Música',
        'Artes digitales',
        'Artesanía y artes populares',
      )
      .named(
        inEnglish({
          Cultural: 'Cultural',
          Natural: 'Natural',
          Mixto: 'Mixed',
          'Lista Representativa': 'Representative List',
          'Lista de Salvaguardia Urgente': 'Urgent Safeguarding List',
          Gastronomía: 'Gastronomy',
          Música: 'Music',
          'Artes digitales': 'Digital arts',
          'Artesanía y artes populares': 'Crafts and folk art',
        }),
      )
      .nullable()
      .about({
        en: 'Category within its list; null if it has none.',
        es: 'Categoría dentro de su lista; null si no tiene.',
      }),
    year: integer().label({ en: 'On the list since', es: 'En la lista desde' }).nullable().about({
      en: 'Year of the designation; null if it is not known.',
      es: 'Año de la designación; null si no se conoce.',
    }),
    designationDate: date()
      .label({ en: 'Date of designation', es: 'Fecha de designación' })
      .nullable()
      .extended()
      .about({
        en: 'Day of the designation; null if only the year is known.',
        es: 'Día de la designación; null si solo se conoce el año.',
      }),
    number: text().label({ en: 'Number on the list', es: 'Número en la lista' }).nullable().extended().about({
      en: 'Number on its list; null if it is not known.',
      es: 'Número en su lista; null si no se conoce.',
    }),
    criteria: text().label({ en: 'Criteria', es: 'Criterios' }).nullable().extended().about({
      en: 'Criteria of the World Heritage inscription, as Roman numerals; null for the other lists.',
      es: 'Criterios de la inscripción como patrimonio mundial, en números romanos; null en las demás listas.',
    }),
    departmentId: integer().label({ en: 'Department', es: 'Departamento' }).nullable().about({
      en: 'Id of its department; null if it is in several.',
      es: 'Id de su departamento; null si abarca varios.',
    }),
    departmentCodes: texts().label({ en: 'Codes of departments', es: 'Códigos de departamentos' }).about({
      en: 'DANE codes of all its departments; empty for the whole country.',
      es: 'Códigos DANE de todos los departamentos que abarca; vacío si es de todo el país.',
    }),
    cityId: integer().label({ en: 'Municipality', es: 'Municipio' }).nullable().about({
      en: 'Id of its municipality; null if it is in several or not known.',
      es: 'Id de su municipio; null si abarca varios o no se conoce.',
    }),
    intangibleHeritageId: integer()
      .label({ en: 'Tradition on the national list', es: 'Manifestación de la lista nacional' })
      .nullable()
      .about({
        en: 'Id of the tradition on the national list; null if it is not there.',
        es: 'Id de la manifestación en la lista nacional; null si no está en ella.',
      }),
    runapNumber: integer().label({ en: 'RUNAP number', es: 'Número del RUNAP' }).nullable().extended().about({
      en: 'Number of the same protected area in the national registry (RUNAP), `areaGroupId` of its records; null if it is not one.',
      es: 'Número de la misma área protegida en el registro nacional (RUNAP), `areaGroupId` de sus registros; null si no lo es.',
    }),
    areaHa: number().label({ en: 'Area', es: 'Superficie' }).unit('ha').nullable().extended().about({
      en: 'Area in hectares as designated, without later extensions; null if it is not known.',
      es: 'Superficie en hectáreas según la designación, sin ampliaciones posteriores; null si no se conoce.',
    }),
    latitude: number()
      .label({ en: 'Latitude', es: 'Latitud' })
      .unit('°')
      .between(-90, 90)
      .nullable()
      .extended()
      .about({
        en: 'Latitude that the list gives, in degrees; null if it gives none.',
        es: 'Latitud que da la lista, en grados; null si no la da.',
      }),
    longitude: number()
      .label({ en: 'Longitude', es: 'Longitud' })
      .unit('°')
      .between(-180, 180)
      .nullable()
      .extended()
      .about({
        en: 'Longitude that the list gives, in degrees; null if it gives none.',
        es: 'Longitud que da la lista, en grados; null si no la da.',
      }),
  },
  columns: ['kind', 'year', 'departmentId', 'areaHa'],
  keyFacts: [{ show: 'kind' }, { show: 'year' }, { show: 'areaHa' }],
  relations: {
    department: one('department', 'departmentId'),
    city: one('city', 'cityId'),
    intangibleHeritage: one('intangibleHeritage', 'intangibleHeritageId'),
  },
  otherName: 'englishName',
  search: ['name', 'englishName', 'category'],
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['department', 'city'],
  find: {
    order: 4,
    within: { family: 'department', key: 'departmentId' },
    words: ['UNESCO', 'Patrimonio de la humanidad', 'World Heritage', 'Ramsar', 'Biosphere reserve'],
  },
  synonyms: [
    'InternationalDesignations',
    'WorldHeritage',
    'WorldHeritageSites',
    'UNESCO',
    'Ramsar',
    'BiosphereReserve',
    'CreativeCities',
    'DesignacionInternacional',
    'DesignacionesInternacionales',
    'PatrimonioMundial',
  ],
});
