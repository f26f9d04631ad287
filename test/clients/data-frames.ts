// R and Python convert a response into a table, so a column has one type, and a nested column exists in every row.
import type { ProgramKind } from './exchange.js';

const fromR = {
  accept: 'application/json, text/xml, application/xml, */*',
  'accept-encoding': 'deflate, gzip',
};
const fromPython = { accept: '*/*', 'accept-encoding': 'gzip, deflate' };

export const dataFrames: ProgramKind = {
  kind: 'data frame',
  exchanges: [
    {
      program: 'R: airports with the names of city and department',
      asks: '/api/v1/Airport',
      sends: fromR,
      reads: [
        '[].id: integer',
        '[].iataCode: string|null',
        '[].oaciCode: string|null',
        '[].type: string',
        '[].city.name: string',
        '[].department.name: string',
        '[].latitude: number|null',
        '[].longitude: number|null',
      ],
    },
    {
      program: 'R: departments and capitals; whole numbers make an integer column',
      asks: '/api/v1/Department',
      sends: fromR,
      reads: [
        'length = 33',
        '[].name distinct',
        '[].name includes "Bogotá"',
        '[].cityCapital.name: string',
        '[].cityCapital.name includes "Cartagena"',
        '[].surface: integer',
        '[].surface >= 1',
        '[].population: integer',
        '[].population >= 10000',
        '[].municipalities: integer',
        '[].phonePrefix ~ ^[0-9]{1,2}$',
        '[].regionId <= 6',
      ],
    },
    {
      program: 'R: cities, more than a thousand of them',
      asks: '/api/v1/City',
      sends: fromR,
      marked: true,
      reads: [
        'length >= 1000',
        'length <= 2000',
        '[].id: integer',
        '[].id distinct',
        '[].name: string',
        '[].name includes "Barranquilla"',
      ],
    },
    {
      program: 'R: presidents; dates are ten characters',
      asks: '/api/v1/President',
      sends: fromR,
      reads: [
        'length >= 50',
        '[].id distinct',
        '[].lastName: string',
        '[].politicalParty ~ ^\\S.*\\S$',
        '[].startPeriodDate: date',
        '[].endPeriodDate: date|null',
      ],
    },
    {
      program: 'R: natural areas',
      asks: '/api/v1/NaturalArea',
      sends: fromR,
      reads: [
        '[].id: integer',
        '[].areaGroupId: integer',
        '[].departmentId: integer|null',
        '[].daneCode: integer|null',
        '[].landArea: number|null',
      ],
    },
    {
      program: 'R: invasive species',
      asks: '/api/v1/InvasiveSpecie',
      sends: fromR,
      reads: ['[].scientificName: string', '[].riskLevel: integer', '[].riskLevel <= 2', '[].id distinct'],
    },
    {
      program: 'R: native communities; the languages are one text',
      asks: '/api/v1/NativeCommunity',
      sends: fromR,
      reads: ['[].name: string', '[].languages: string', '[].indigenousReservations: null'],
    },
    {
      program: 'R: radio stations',
      asks: '/api/v1/Radio',
      sends: fromR,
      reads: ['[].id: integer', '[].name: string', '[].frequency: number|null', '[].band: string'],
    },
    {
      program: 'pandas: maps, the first picture of each',
      asks: '/api/v1/Map',
      sends: fromPython,
      reads: ['[].name: string', '[].description: string', '[0].urlImages[0]: url', '[1].urlImages[0]: url'],
    },
    {
      program: 'requests: a name that no department has is an empty table',
      asks: '/api/v1/Department/name/departaments',
      sends: fromPython,
      reads: ['length = 0'],
    },
    {
      program: 'requests: postal codes keep their leading zeros',
      asks: '/api/v1/PostalCode',
      sends: fromPython,
      marked: true,
      reads: ['[].code ~ ^[0-9]{6}$', '[].postalZone: string', '[].cityId: integer', '[].city.name: string'],
    },
    {
      program: 'requests: the municipality of a record, its exact name or else the first hit',
      asks: '/api/v1/City/search/Santiago%20de%20Cali',
      sends: fromPython,
      reads: ['[0].name = "Cali"', '[0].departmentId = 31'],
    },
    {
      program: 'requests: urban centres, all of them within the country',
      asks: '/api/v1/UrbanCenter',
      sends: fromPython,
      reads: [
        '[].code: string',
        '[].type: string',
        '[].latitude >= -4.3',
        '[].latitude <= 13.5',
        '[].longitude >= -82',
        '[].longitude <= -66.8',
      ],
    },
  ],
};
