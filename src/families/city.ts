// A city: a municipality, or another unit of the same level.
import { defineFamily } from '../model/family.js';
import { integer, number, text } from '../model/field.js';
import { many, one } from '../model/relation.js';
import { empties, marker, notExpanded } from '../model/shape.js';
import { description, id } from './shared-fields.js';

export const city = defineFamily({
  record: 'City',
  file: 'cities.json',
  title: { en: 'Municipalities', es: 'Municipios' },
  noun: { en: 'a municipality', es: 'un municipio' },
  all: { en: 'all municipalities', es: 'todos los municipios' },
  about: {
    en: 'The municipalities, with the places, people and institutions of each.',
    es: 'Los municipios, con los lugares, las personas y las instituciones de cada uno.',
  },
  fields: {
    id: id(),
    name: text().about({
      en: 'Name in common use.',
      es: 'Nombre de uso común.',
    }),
    description: description(),
    surface: number().whole().nullable().about({
      en: 'Area in square kilometres, rounded to the nearest whole one; DANE, MGN 2025. Null for an entity that no longer exists.',
      es: 'Superficie en kilómetros cuadrados, redondeada al entero más cercano; DANE, MGN 2025. Null para una entidad que ya no existe.',
    }),
    population: number().nullable().about({
      en: 'Inhabitants; DANE projection for 2025. Null for an entity that no longer exists.',
      es: 'Habitantes; proyección del DANE para 2025. Null para una entidad que ya no existe.',
    }),
    postalCode: text()
      .matching(/^\d{6}$/)
      .nullable()
      .about({
        en: 'Its lowest urban postal code, or its lowest rural one if it has no urban ones; null if it has none.',
        es: 'El menor de sus códigos postales urbanos, o de los rurales si no tiene urbanos; null si no tiene ninguno.',
      }),
    departmentId: integer().about({ en: 'Id of its department.', es: 'Id de su departamento.' }),
    surfaceKm2: number().nullable().extended().about({
      en: 'Area in square kilometres; DANE, MGN 2025. Null for an entity that no longer exists.',
      es: 'Superficie en kilómetros cuadrados; DANE, MGN 2025. Null para una entidad que ya no existe.',
    }),
    daneCode: text()
      .matching(/^\d{5}$/)
      .nullable()
      .extended()
      .about({
        en: 'DANE code (DIVIPOLA), five digits; the first two are those of its department. Null for an entity that no longer exists.',
        es: 'Código DANE (DIVIPOLA), cinco dígitos; los dos primeros son los de su departamento. Null para una entidad que ya no existe.',
      }),
    officialName: text().nullable().extended().about({
      en: 'Name in the DIVIPOLA, the list of DANE, the national statistics office. Null for an entity that no longer exists.',
      es: 'Nombre en la DIVIPOLA, la lista del DANE. Null para una entidad que ya no existe.',
    }),
    type: text().oneOf('Municipio', 'Isla', 'Área no municipalizada').nullable().extended().about({
      en: 'How DANE classes it; null for an entity that no longer exists.',
      es: 'Clasificación del DANE; null para una entidad que ya no existe.',
    }),
    latitude: number()
      .between(-90, 90)
      .extended()
      .about({ en: 'Latitude of its seat, in degrees.', es: 'Latitud de la cabecera, en grados.' }),
    longitude: number()
      .between(-180, 180)
      .extended()
      .about({ en: 'Longitude of its seat, in degrees.', es: 'Longitud de la cabecera, en grados.' }),
    elevation: number().nullable().extended().about({
      en: 'Elevation of its seat, in metres above sea level; null if it is not known.',
      es: 'Altitud de la cabecera, en metros sobre el nivel del mar; null si no se conoce.',
    }),
  },
  relations: {
    department: one('department', 'departmentId'),
    touristAttractions: many('touristAttraction', 'cityId', { at: 'touristicAttractions' }),
    presidents: many('president', 'cityId', {
      title: { en: 'Presidents born in a municipality', es: 'Presidentes nacidos en un municipio' },
    }),
    indigenousReservations: many('indigenousReservation', 'cityId'),
    airports: many('airport', 'cityId'),
    radios: many('radio', 'cityId'),
    urbanCenters: many('urbanCenter', 'cityId', { alsoAt: ['UrbanCenter/city/{cityId}'] }),
    higherEducationInstitutions: many('higherEducationInstitution', 'cityId'),
    televisionChannels: many('televisionChannel', 'cityId'),
  },
  lists: {
    postalCodes: many('postalCode', 'cityId', { alsoAt: ['PostalCode/city/{cityId}'] }),
    volcanoes: many('volcano', 'cityId', { view: 'full' }),
    heritageCities: many('heritageCity', 'cityId'),
    traditionalFairsAndFestivals: many('traditionalFairAndFestival', 'cityId', {
      alsoAt: ['TraditionalFairAndFestival/{cityId}/city'],
    }),
  },
  otherName: 'officialName',
  synonyms: ['Cities', 'Municipality', 'Municipalities', 'Ciudad', 'Ciudades', 'Municipio', 'Municipios'],
  identifiers: ['daneCode'],
  search: ['name', 'officialName', 'description', 'postalCode', 'daneCode'],
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['department'],
  shapes: {
    full: {
      department: marker,
      touristAttractions: 'inCity',
      presidents: 'inCity',
      indigenousReservations: 'inPlace',
      airports: empties,
      radios: 'inCity',
      urbanCenters: 'plain',
      higherEducationInstitutions: 'inCity',
      televisionChannels: 'inCity',
    },
    brief: {
      department: marker,
      touristAttractions: notExpanded,
      presidents: notExpanded,
      indigenousReservations: notExpanded,
      airports: empties,
      radios: notExpanded,
      urbanCenters: notExpanded,
      higherEducationInstitutions: notExpanded,
      televisionChannels: notExpanded,
    },
  },
  views: { list: 'full', one: 'full' },
});
