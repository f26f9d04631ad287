// A Kotlin SDK and an Android app: serialisation that fails on a null, a fraction or a text where it does not expect one.

import { decode } from './decode.js';
import type { ProgramKind } from './exchange.js';

const country = {
  id: 'integer',
  name: 'string',
  description: 'string',
  stateCapital: 'string',
  surface: 'integer',
  population: 'integer',
  languages: 'string[]',
  timeZone: 'string',
  currency: 'string',
  currencyCode: 'string',
  currencySymbol: 'string',
  isoCode: 'string',
  internetDomain: 'string',
  phonePrefix: 'string',
  radioPrefix: 'string',
  aircraftPrefix: 'string',
  subRegion: 'string',
  region: 'string',
  borders: 'string[]',
  flags: 'string[]',
};

const region = { id: 'integer', name: 'string', description: 'string', departments: 'array|null' };

const city = {
  id: 'integer',
  name: 'string',
  description: 'string',
  surface: 'integer|null',
  population: 'integer|null',
  postalCode: 'string|null',
  departmentId: 'integer',
  department: 'object|null',
};

const department = {
  id: 'integer',
  name: 'string',
  description: 'string',
  cityCapitalId: 'integer',
  municipalities: 'integer',
  surface: 'integer',
  population: 'integer',
  phonePrefix: 'string',
  countryId: 'integer',
  regionId: 'integer',
  cityCapital: 'object',
};

const attraction = {
  id: 'integer',
  name: 'string',
  description: 'string',
  images: 'string[]',
  latitude: 'string',
  longitude: 'string',
  cityId: 'integer',
  city: 'object',
};

const president = {
  id: 'integer',
  image: 'string|null',
  name: 'string',
  lastName: 'string',
  startPeriodDate: 'date',
  endPeriodDate: 'date|null',
  politicalParty: 'string',
  description: 'string',
  cityId: 'integer',
  city: 'object|null',
};

const radio = {
  id: 'integer',
  name: 'string',
  band: 'string',
  cityId: 'integer',
  city: 'object',
  streamers: 'string[]',
};

export const kotlinApps: ProgramKind = {
  kind: 'Kotlin app',
  exchanges: [
    { program: 'SDK: country info', asks: '/api/v1/Country/Colombia', reads: decode('$', country) },
    { program: 'SDK: regions', asks: '/api/v1/Region', reads: decode('[]', region) },
    { program: 'SDK: one region', asks: '/api/v1/Region/1', reads: decode('$', region) },
    {
      program: 'Android: departments with their capitals, kept in a table of its own',
      asks: '/api/v1/Department',
      reads: [...decode('[]', department), ...decode('[].cityCapital', city)],
    },
    {
      program: 'Android: one department',
      asks: '/api/v1/Department/5',
      reads: [...decode('$', department), ...decode('cityCapital', city), 'cityCapital.name ~ ^Bogotá'],
    },
    {
      program: 'SDK: cities by name',
      asks: '/api/v1/City/name/Rionegro',
      reads: [...decode('[]', city), '[].department: plain', 'length = 2'],
    },
    {
      program: 'SDK: a page of cities',
      asks: '/api/v1/City/pagedList?Page=3&PageSize=50',
      reads: [...decode('data[]', city), 'data.length = 50'],
    },
    {
      program: 'Android: attractions and the cities they are in',
      asks: '/api/v1/TouristicAttraction',
      reads: [...decode('[]', attraction), ...decode('[].city', city)],
    },
    {
      program: 'Android: one attraction',
      asks: '/api/v1/TouristicAttraction/3',
      reads: [...decode('$', attraction), ...decode('city', city), 'city.name = "Villa de Leyva"'],
    },
    { program: 'Android: presidents', asks: '/api/v1/President', reads: decode('[]', president) },
    {
      program: 'SDK: one president and the city of birth',
      asks: '/api/v1/President/51',
      reads: [...decode('$', president), ...decode('city', city)],
    },
    {
      program: 'SDK: radio stations',
      asks: '/api/v1/Radio',
      reads: [...decode('[]', radio), ...decode('[].city', city), '[].frequency: number|null'],
    },
    {
      program: 'SDK: one radio station',
      asks: '/api/v1/Radio/1',
      reads: [...decode('$', radio), ...decode('city', city), 'frequency: number', 'url: url'],
    },
  ],
};
