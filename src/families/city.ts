// A city: a municipality, or another unit of the same level.
import { defineFamily } from '../model/family.js';
import { integer, number, text } from '../model/field.js';
import { many, one } from '../model/relation.js';
import { empties, marker, notExpanded } from '../model/shape.js';

export const city = defineFamily({
  record: 'City',
  file: 'cities.json',
  about: 'The municipalities, with the places, people and institutions of each.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    surface: number()
      .whole()
      .nullable()
      .about('Square kilometres, to the nearest whole one; DANE, MGN 2025.'),
    population: number().nullable().about('DANE projection for 2025.'),
    postalCode: text()
      .matching(/^\d{6}$/)
      .nullable()
      .about('Its lowest urban code, or its lowest where it has none.'),
    departmentId: integer(),
    surfaceKm2: number().nullable().extended().about('Square kilometres; DANE, MGN 2025.'),
    daneCode: text()
      .matching(/^\d{5}$/)
      .nullable()
      .extended()
      .about('DIVIPOLA code, five digits.'),
    officialName: text().nullable().extended().about('Name as the national statistics office has it.'),
    type: text()
      .oneOf('Municipio', 'Isla', 'Área no municipalizada')
      .nullable()
      .extended()
      .about('Null for an entity that no longer exists.'),
    latitude: number().between(-90, 90).extended().about('Of the seat.'),
    longitude: number().between(-180, 180).extended().about('Of the seat.'),
    elevation: number().nullable().extended().about('Metres above the sea, of the seat.'),
  },
  relations: {
    department: one('department', 'departmentId'),
    touristAttractions: many('touristAttraction', 'cityId', { at: 'touristicAttractions' }),
    presidents: many('president', 'cityId'),
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
  place: { latitude: 'latitude', longitude: 'longitude' },
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
