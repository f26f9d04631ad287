// A volcano.
import { defineFamily } from '../engine/model/family.js';
import { integer, number, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import {
  description,
  englishDescription,
  idField,
  inEnglish,
  latitudeField,
  longitudeField,
} from './shared-fields.js';

export const volcano = defineFamily({
  record: 'Volcano',
  file: 'volcanoes.json',
  title: { en: 'Volcanoes', es: 'Volcanes' },
  noun: { en: 'a volcano', es: 'un volcán' },
  all: { en: 'all volcanoes', es: 'todos los volcanes' },
  about: {
    en: 'Volcanoes with their coordinates, elevation, type and alert level.',
    es: 'Volcanes con sus coordenadas, altitud, tipo y nivel de alerta.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the volcano.', es: 'Nombre del volcán.' }),
    description: description(),
    elevation: number().label({ en: 'Elevation', es: 'Altitud' }).unit('m').whole().about({
      en: 'Elevation in metres above sea level.',
      es: 'Altitud en metros sobre el nivel del mar.',
    }),
    latitude: latitudeField(),
    longitude: longitudeField(),
    volcanoType: text()
      .label({ en: 'Type', es: 'Tipo' })
      .named(
        inEnglish({
          'Estratovolcán o Volcán compuesto': 'Stratovolcano or composite volcano',
          'Complejo de domos': 'Dome complex',
          'Campo monogenético': 'Monogenetic field',
          'Complejo anillo piroclástico-domo': 'Complex of pyroclastic ring and dome',
          'Domo colada': 'Coulée dome',
          'Complejo de anillo piroclástico –Maar. Cono de toba intracratérica':
            'Complex of pyroclastic ring and maar, with a tuff cone in the crater',
          'Caldera domo': 'Caldera with dome',
          'No determinado': 'Not determined',
        }),
      )
      .about({
        en: 'Type of volcano, in Spanish; `No determinado` if it is not determined.',
        es: 'Tipo de volcán; `No determinado` si no está determinado.',
      }),
    activityLevel: text()
      .label({ en: 'Alert level', es: 'Nivel de alerta' })
      .oneOf('Alerta verde', 'Alerta amarilla', 'Alerta naranja', 'Alerta roja')
      .named(
        inEnglish({
          'Alerta verde': 'Green',
          'Alerta amarilla': 'Yellow',
          'Alerta naranja': 'Orange',
          'Alerta roja': 'Red',
        }),
      )
      .nullable()
      .datedBy('alertDate', {
        days: 90,
        later: {
          en: 'not current: see the Servicio Geológico',
          es: 'no es actual: consulta el Servicio Geológico',
        },
        at: 'https://www.sgc.gov.co',
      })
      .about({
        en: 'Alert level of the Servicio Geológico Colombiano, the latest known; null if none is known.',
        es: 'Nivel de alerta del Servicio Geológico Colombiano, el último que se conoce; null si no se conoce ninguno.',
      }),
    imageUrl: text()
      .label({ en: 'Picture', es: 'Imagen' })
      .picture()
      .nullable()
      .about({ en: 'URL of an image; null if missing.', es: 'URL de una imagen; null si no hay.' }),
    departmentId: integer().label({ en: 'Department', es: 'Departamento' }).about({
      en: 'Id of the department it is listed under; it may extend into others.',
      es: 'Id del departamento en el que se registra; puede extenderse a otros.',
    }),
    cityId: integer().label({ en: 'Municipality', es: 'Municipio' }).about({
      en: 'Id of the municipality it is listed under; it may extend into others.',
      es: 'Id del municipio en el que se registra; puede extenderse a otros.',
    }),
    alertDate: text()
      .label({ en: 'Alert date', es: 'Fecha de la alerta' })
      .matching(/^\d{4}-\d{2}(-\d{2})?$/)
      .nullable()
      .extended()
      .about({
        en: 'Month or day since which the alert level holds, or on which it was last seen; null if it is not known.',
        es: 'Mes o día desde el que rige el nivel de alerta, o en el que se vio por última vez; null si no se conoce.',
      }),
    smithsonianNumber: text()
      .label({ en: 'Smithsonian number', es: 'Número Smithsonian' })
      .matching(/^\d{6}$/)
      .nullable()
      .extended()
      .about({
        en: 'Number in the catalogue of the Smithsonian Institution; null if none is known.',
        es: 'Número en el catálogo del Smithsonian; null si no se conoce.',
      }),
    englishDescription: englishDescription(),
  },
  highlight: { label: { en: 'Highest volcano', es: 'Volcán más alto' }, of: { most: 'elevation' } },
  columns: ['elevation', 'activityLevel', 'departmentId', 'volcanoType'],
  example: 10,
  schemaOrg: { type: 'Volcano' },
  keyFacts: [
    { show: 'elevation', ranked: [] },
    { show: 'activityLevel', label: { en: 'Last known alert', es: 'Última alerta conocida' } },
    { show: 'volcanoType' },
  ],
  relations: {
    department: one('department', 'departmentId'),
    city: one('city', 'cityId'),
  },
  search: ['name', 'description', 'volcanoType', 'activityLevel'],
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['department', 'city'],
  shapes: { full: { department: 'brief', city: 'brief' } },
  views: { search: 'plain' },
  knownBy: {
    smithsonianNumber: { en: 'Smithsonian number', es: 'número del Smithsonian', example: '351020' },
  },
  find: {
    order: 2,
    weight: 'elevation',
    generic: [
      'Volcán Nevado del',
      'Volcán Nevado de',
      'Volcán Nevado',
      'Volcán Cerro',
      'Volcán',
      'Complejo volcánico',
      'Campo volcánico',
    ],
    within: { family: 'department', key: 'departmentId' },
  },
  synonyms: ['Volcanoes', 'Volcán', 'Volcanes'],
  identifiers: ['smithsonianNumber'],
});
