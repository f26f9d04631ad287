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
    surface: number().nullable().about('Square kilometres.'),
    population: number().nullable(),
    postalCode: text()
      .matching(/^\d{6}$/)
      .nullable(),
    departmentId: integer(),
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
    volcanoes: many('volcano', 'cityId'),
    heritageCities: many('heritageCity', 'cityId'),
  },
  search: ['name', 'description', 'postalCode'],
  shapes: {
    root: {
      department: marker,
      touristAttractions: 'inCity',
      presidents: 'inCity',
      indigenousReservations: 'inPlace',
      airports: empties,
      radios: 'inCity',
      urbanCenters: 'root',
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
});
