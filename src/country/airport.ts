// An airport or aerodrome.
import { defineFamily } from '../engine/model/family.js';
import { integer, number, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { deparmentId, idField, inEnglish } from './shared-fields.js';

export const airport = defineFamily({
  record: 'Airport',
  file: 'airports.json',
  title: { en: 'Airports', es: 'Aeropuertos' },
  noun: { en: 'an airport', es: 'un aeropuerto' },
  all: { en: 'all airports', es: 'todos los aeropuertos' },
  about: {
    en: 'Airports with their codes and coordinates.',
    es: 'Aeropuertos con sus códigos y coordenadas.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the airport.', es: 'Nombre del aeropuerto.' }),
    iataCode: text()
      .label({ en: 'IATA code', es: 'Código IATA' })
      .matching(/^[A-Z]{3}$/)
      .nullable()
      .about({ en: 'IATA code; null if none is known.', es: 'Código IATA; null si no se conoce ninguno.' }),
    oaciCode: text()
      .label({ en: 'ICAO code', es: 'Código OACI' })
      .matching(/^SK[A-Z]{2}$/)
      .nullable()
      .about({
        en: 'ICAO location indicator; null if none is known.',
        es: 'Indicador de lugar de la OACI; null si no se conoce ninguno.',
      }),
    type: text()
      .label({ en: 'Type', es: 'Tipo' })
      .oneOf('Nacional', 'Internacional', 'Militar', 'En Construcción')
      .named(
        inEnglish({
          Nacional: 'Domestic',
          Internacional: 'International',
          Militar: 'Military',
          'En Construcción': 'Under construction',
        }),
      )
      .about({
        en: 'Domestic, international, military, or under construction.',
        es: 'Nacional, internacional, militar o en construcción.',
      }),
    deparmentId: deparmentId(),
    cityId: integer().label({ en: 'City served', es: 'Ciudad a la que sirve' }).about({
      en: 'Id of the city it serves.',
      es: 'Id de la ciudad a la que sirve.',
    }),
    latitude: number().label({ en: 'Latitude', es: 'Latitud' }).unit('°').between(-90, 90).nullable().about({
      en: 'Latitude in degrees; null if it is not known.',
      es: 'Latitud en grados; null si no se conoce.',
    }),
    longitude: number()
      .label({ en: 'Longitude', es: 'Longitud' })
      .unit('°')
      .between(-180, 180)
      .nullable()
      .about({
        en: 'Longitude in degrees; null if it is not known.',
        es: 'Longitud en grados; null si no se conoce.',
      }),
    elevation: number()
      .label({ en: 'Elevation', es: 'Altitud' })
      .unit('m')
      .whole()
      .nullable()
      .extended()
      .about({
        en: 'Elevation in metres above sea level; null if it is not known.',
        es: 'Altitud en metros sobre el nivel del mar; null si no se conoce.',
      }),
    municipalityId: integer().label({ en: 'Municipality', es: 'Municipio' }).nullable().extended().about({
      en: 'Id of the municipality it is in, which can differ from the city it serves; null if its position is not known.',
      es: 'Id del municipio donde está, que puede no ser la ciudad a la que sirve; null si no se conoce su posición.',
    }),
  },
  highlight: { label: { en: 'Highest airport', es: 'Aeropuerto más alto' }, of: { most: 'elevation' } },
  columns: ['iataCode', 'oaciCode', 'cityId', 'elevation', 'type'],
  example: 3,
  schemaOrg: { type: 'Airport', properties: { iataCode: 'iataCode', icaoCode: 'oaciCode' } },
  keyFacts: [{ show: 'iataCode' }, { show: 'oaciCode' }, { show: 'elevation', ranked: [] }],
  relations: {
    department: one('department', 'deparmentId'),
    city: one('city', 'cityId'),
  },
  extendedRelations: { municipality: one('city', 'municipalityId') },
  locatedIn: 'municipality',
  otherPlace: { by: 'city', verb: { en: 'serves', es: 'sirve a' } },
  search: ['name', 'iataCode', 'oaciCode', 'type', 'city.name', 'municipality.name'],
  codes: ['iataCode', 'oaciCode'],
  codeNoun: { en: 'IATA or ICAO code', es: 'código IATA u OACI' },
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['department', 'city'],
  shapes: { full: { department: 'brief', city: 'brief' } },
  views: { byName: 'full' },
  knownBy: {
    iataCode: { en: 'IATA code', es: 'código IATA', example: 'BOG' },
    oaciCode: { en: 'ICAO code', es: 'código OACI', example: 'SKBO' },
  },
  find: {
    order: 2,
    generic: ['Aeropuerto Internacional', 'Aeropuerto'],
    within: { family: 'city', key: 'cityId' },
  },
  synonyms: ['Airports', 'Aeropuerto', 'Aeropuertos'],
});
