// Clients that a generator wrote from the description: every field with its type, a reference is a record or null.

import { decode } from './decode.js';
import type { ProgramKind } from './exchange.js';

const volcano = {
  id: 'integer',
  name: 'string|null',
  elevation: 'number',
  latitude: 'number',
  longitude: 'number',
  volcanoType: 'string|null',
  activityLevel: 'string|null',
  departmentId: 'integer',
  department: 'plain',
  cityId: 'integer',
  city: 'plain',
};

const reservation = {
  id: 'integer',
  code: 'string|null',
  administrativeActNumber: 'integer|null',
  administrativeActDate: 'date|null',
  nativeCommunityId: 'integer|null',
  nativeCommunity: 'plain',
  deparmentId: 'integer|null',
  department: 'plain',
  cityId: 'integer|null',
  city: 'plain',
};

const institution = {
  id: 'integer',
  code: 'string|null',
  legalNature: 'string|null',
  academicCharacter: 'string|null',
  phone: 'string|null',
  isHighQualityAccredited: 'boolean',
  website: 'string|null',
  cityId: 'integer',
  city: 'plain',
};

const channel = {
  id: 'integer',
  name: 'string|null',
  cityId: 'integer|null',
  city: 'plain|null',
  url: 'string|null',
  isActive: 'boolean',
};

const postalCode = {
  id: 'integer',
  noId: 'integer',
  cityId: 'integer',
  code: 'string|null',
  northLimit: 'string|null',
  type: 'string|null',
  neighborhoodsContainedInPostalCode: 'string|null',
  city: 'plain',
};

export const generatedClients: ProgramKind = {
  kind: 'generated client',
  exchanges: [
    {
      program: 'the generator: the description where the public service has it',
      asks: '/swagger/v1/swagger.json',
      reads: [
        'openapi: string',
        'info.title: string',
        'paths: object',
        'paths./api/v1/Department/{id}/cities.get: object',
        'paths./api/v1/City/pagedList.get.parameters.length = 4',
        'paths./api/v1/City/pagedList.get.parameters[].name includes "PageSize"',
      ],
    },
    { program: 'volcanoes', asks: '/api/v1/Volcano', reads: decode('[]', volcano) },
    { program: 'one volcano', asks: '/api/v1/Volcano/1', reads: decode('$', volcano) },
    {
      program: 'a page of volcanoes',
      asks: '/api/v1/Volcano/pagedList?Page=1&PageSize=5',
      reads: decode('data[]', volcano),
    },
    {
      program: 'indigenous reservations',
      asks: '/api/v1/IndigenousReservation',
      reads: decode('[]', reservation),
    },
    {
      program: 'reservations by name',
      asks: '/api/v1/IndigenousReservation/name/inga',
      reads: decode('[]', reservation),
    },
    {
      program: 'higher education institutions',
      asks: '/api/v1/HigherEducationInstitution',
      reads: decode('[]', institution),
    },
    {
      program: 'a page of institutions, as the specification has it',
      asks: '/api/v1/HigherEducationInstitution/pagedList?Page=1&PageSize=10',
      marked: true,
      reads: ['data[].isHighQualityAccredited: boolean', 'data[].city: marker', 'data.length = 10'],
    },
    { program: 'television channels', asks: '/api/v1/TelevisionChannel', reads: decode('[]', channel) },
    {
      program: 'a page of postal codes',
      asks: '/api/v1/PostalCode/pagedList?Page=1&PageSize=25',
      reads: decode('data[]', postalCode),
    },
    {
      program: 'a postal code by its code',
      asks: '/api/v1/PostalCode/code/110111',
      reads: [...decode('[]', postalCode), 'length = 1', '[0].city.name ~ ^Bogotá'],
    },
    {
      program: 'airports by their code',
      asks: '/api/v1/Airport/code/BOG',
      reads: ['length = 1', '[0].city: plain', '[0].department: plain'],
    },
  ],
};
