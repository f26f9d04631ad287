// A department: the first level of the administrative division, the capital district included.
import { defineFamily } from '../model/family.js';
import { integer, number, text } from '../model/field.js';
import { many, one, through } from '../model/relation.js';
import { empties, notExpanded } from '../model/shape.js';

export const department = defineFamily({
  record: 'Department',
  file: 'departments.json',
  about: 'The departments and the capital district, with what belongs to each.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    cityCapitalId: integer(),
    municipalities: number().about(
      'Units that DANE classes as municipalities: neither the island of San Andrés nor non-municipalised areas count.',
    ),
    surface: number().whole().about('Square kilometres, to the nearest whole one; DANE, MGN 2025.'),
    population: number().about('The sum of its cities; DANE projection for 2025.'),
    phonePrefix: text().about(
      'Area code in the one-digit form in use until 2021; today a landline is dialled 60 and this digit.',
    ),
    countryId: integer(),
    regionId: integer(),
    surfaceKm2: number().extended().about('Square kilometres, the sum of its cities; DANE, MGN 2025.'),
    daneCode: text()
      .matching(/^\d{2}$/)
      .extended()
      .about('DIVIPOLA code, two digits.'),
    isoCode: text()
      .matching(/^CO-[A-Z]{2,3}$/)
      .extended()
      .about('ISO 3166-2.'),
    latitude: number().between(-90, 90).extended().about('Of the capital.'),
    longitude: number().between(-180, 180).extended().about('Of the capital.'),
  },
  relations: {
    cityCapital: one('city', 'cityCapitalId'),
    country: one('country', 'countryId'),
    cities: many('city', 'departmentId'),
    region: one('region', 'regionId'),
    naturalAreas: many('naturalArea', 'departmentId'),
    maps: many('map', 'departmentId'),
    indigenousReservations: many('indigenousReservation', 'deparmentId'),
    airports: many('airport', 'deparmentId'),
  },
  lists: {
    volcanoes: many('volcano', 'departmentId'),
    typicalDishes: many('typicalDish', 'departmentId', { alsoAt: ['TypicalDish/{departmentId}/department'] }),
    heritageCities: many('heritageCity', 'departmentId'),
    intangibleHeritages: many('intangibleHeritage', 'departmentId', {
      alsoAt: ['IntangibleHeritage/{departmentId}/department'],
    }),
    touristAttractions: through('cities', 'touristAttractions', { at: 'touristicAttractions' }),
    presidents: through('cities', 'presidents'),
    radios: through('cities', 'radios'),
    higherEducationInstitutions: through('cities', 'higherEducationInstitutions'),
    televisionChannels: through('cities', 'televisionChannels'),
    postalCodes: through('cities', 'postalCodes'),
    urbanCenters: through('cities', 'urbanCenters'),
    traditionalFairsAndFestivals: through('cities', 'traditionalFairsAndFestivals'),
  },
  synonyms: ['Departments', 'Departamento', 'Departamentos'],
  identifiers: ['daneCode', 'isoCode'],
  search: ['name', 'description', 'phonePrefix'],
  place: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['cityCapital'],
  shapes: {
    full: {
      cityCapital: 'brief',
      country: 'plain',
      cities: 'brief',
      region: 'inDepartment',
      naturalAreas: 'inDepartment',
      maps: 'inDepartment',
      indigenousReservations: 'inPlace',
      airports: empties,
    },
    brief: {
      cityCapital: notExpanded,
      country: notExpanded,
      cities: notExpanded,
      region: notExpanded,
      naturalAreas: notExpanded,
      maps: notExpanded,
      indigenousReservations: notExpanded,
      airports: empties,
    },
  },
  views: { search: 'full' },
});
