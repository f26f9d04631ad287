// A PHP SDK: constructors with declared types, named after the fields, so that a field too many is an error as well.

import { decode } from './decode.js';
import type { ProgramKind } from './exchange.js';

/** A relation was never embedded when the SDK was written, so it is declared as a text that may be null. */
const department = {
  id: 'integer',
  name: 'string|null',
  surface: 'integer',
  population: 'integer|null',
  municipalities: 'integer|null',
  phonePrefix: 'string|null',
  country: 'null',
  cities: 'null',
  region: 'null',
  naturalAreas: 'null',
  maps: 'null',
};

const city = {
  id: 'integer',
  departmentId: 'integer',
  name: 'string|null',
  surface: 'integer|null',
  population: 'integer|null',
  postalCode: 'string|null',
  touristAttractions: 'array|null',
  presidents: 'array|null',
};

const page = { page: 'integer', pageSize: 'integer', totalRecords: 'integer', data: 'array' };

const DEPARTMENT_FIELDS =
  'id, name, description, cityCapitalId, municipalities, surface, population, phonePrefix, countryId, ' +
  'cityCapital, country, cities, regionId, region, naturalAreas, maps, indigenousReservations, airports';

const CITY_FIELDS =
  'id, name, description, surface, population, postalCode, departmentId, department, touristAttractions, ' +
  'presidents, indigenousReservations, airports, radios, urbanCenters, higherEducationInstitutions, ' +
  'televisionChannels';

export const phpSdk: ProgramKind = {
  kind: 'PHP SDK',
  exchanges: [
    {
      program: 'all departments',
      asks: '/api/v1/Department',
      reads: [
        ...decode('[]', department),
        ...decode('[].cityCapital', city),
        `[] only ${DEPARTMENT_FIELDS}`,
        `[].cityCapital only ${CITY_FIELDS}`,
      ],
    },
    {
      program: 'a page of departments',
      asks: '/api/v1/Department/pagedList?Page=1&PageSize=10',
      reads: [...decode('$', page), ...decode('data[]', department), 'data.length = 10', 'totalRecords = 33'],
    },
    {
      program: 'departments by name',
      asks: '/api/v1/Department/name/Antioquia',
      reads: [...decode('[]', department), '[0].cityCapital: plain', '[0].id = 2'],
    },
    {
      program: 'cities of a department',
      asks: '/api/v1/Department/4/cities',
      reads: [...decode('[]', city), `[] only ${CITY_FIELDS}`, '[].department: null', '[].presidents: null'],
    },
    {
      program: 'natural areas of a department',
      asks: '/api/v1/Department/18/naturalareas',
      reads: [
        '[].id: integer',
        '[].name: string',
        '[].landArea: number|null',
        '[].department: null',
        '[].categoryNaturalArea: plain',
      ],
    },
    {
      program: 'attractions of a department',
      asks: '/api/v1/Department/2/touristicattractions',
      reads: ['[].id: integer', '[].name: string', '[].images: string[]', ...decode('[].city', city)],
    },
    {
      program: 'cities by a keyword',
      asks: '/api/v1/City/search/medellin',
      reads: [...decode('[]', city), ...decode('[].department', department), '[0].name = "Medellín"'],
    },
    {
      program: 'all natural areas',
      asks: '/api/v1/NaturalArea',
      reads: [
        '[].categoryNaturalAreaId: integer',
        '[].areaGroupId: integer|null',
        '[].daneCode: integer|null',
        '[].department: null',
        '[].categoryNaturalArea: null',
      ],
    },
    {
      program: 'a page of presidents',
      asks: '/api/v1/President/pagedList?Page=1&PageSize=5',
      reads: [...decode('$', page), 'data[].name: string', 'data[].cityId: integer', 'data[].city: null'],
    },
    {
      program: 'presidents of a year',
      asks: '/api/v1/President/year/2022',
      reads: ['length = 2', '[].lastName: string', ...decode('[].city', city), '[].city: plain'],
    },
    {
      program: 'all maps',
      asks: '/api/v1/Map',
      reads: ['[].id: integer', '[].urlImages: string[]', '[].urlSource: string|null', '[].department: null'],
    },
  ],
};
