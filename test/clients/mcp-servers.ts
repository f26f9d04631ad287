// MCP servers: tools that list, get, search and page, and pass the whole response to a model that pays for every byte.
import type { ProgramKind } from './exchange.js';

const accepted = { accept: 'application/json' };

export const mcpServers: ProgramKind = {
  kind: 'MCP server',
  exchanges: [
    {
      program: 'list departments',
      asks: '/api/v1/Department',
      sends: accepted,
      lighterThan: 100_000,
      reads: ['[].id: integer', '[].name: string'],
    },
    {
      program: 'get a department',
      asks: '/api/v1/Department/18',
      sends: accepted,
      lighterThan: 10_000,
      reads: ['name = "Huila"', 'cityCapital: plain', 'cities: null', 'naturalAreas: null', 'maps: null'],
    },
    {
      program: 'search cities: the first hit is the one that was meant',
      asks: '/api/v1/City/search/bogota',
      sends: accepted,
      reads: ['[0].id = 167', '[0].name ~ ^Bogotá', '[0].department.name = "Bogotá"', '[].department: plain'],
    },
    {
      program: 'search departments',
      asks: '/api/v1/Department/search/cauca',
      sends: accepted,
      marked: true,
      reads: ['[0].name = "Cauca"', '[1].name = "Valle del Cauca"'],
    },
    {
      program: 'attractions of a city',
      asks: '/api/v1/City/210/touristicattractions',
      sends: accepted,
      reads: ['[].name: string', '[].cityId = 210', '[].city: null'],
    },
    {
      program: 'airports of a city',
      asks: '/api/v1/City/91/airports',
      sends: accepted,
      reads: ['[].iataCode: string|null', '[].department.name = "Antioquia"', '[].city: null'],
    },
    {
      program: 'fairs and festivals of a city, by its id',
      asks: '/api/v1/TraditionalFairAndFestival/210/city?sortBy=name&sortDirection=asc',
      sends: accepted,
      reads: [
        '[].name ascending',
        '[].month: string',
        '[].cityId = 210',
        '[].city: plain',
        '[].city.name = "Cartagena"',
      ],
    },
    {
      program: 'dishes of a department, by its id',
      asks: '/api/v1/TypicalDish/2/department',
      sends: accepted,
      reads: [
        'length = 6',
        '[].departmentId = 2',
        '[].department: plain',
        '[].department.name = "Antioquia"',
      ],
    },
    {
      program: 'heritages of a department, by its id',
      asks: '/api/v1/IntangibleHeritage/13/department',
      sends: accepted,
      reads: ['length = 2', '[].inclusionYear: integer|null', '[].department.name = "Chocó"'],
    },
    {
      program: 'natural areas of a category',
      asks: '/api/v1/CategoryNaturalArea/7/NaturalAreas',
      sends: accepted,
      reads: ['[].categoryNaturalAreaId = 7', '[].categoryNaturalArea: null', '[].department: plain|null'],
    },
    {
      program: 'a page of festivals, sorted',
      asks: '/api/v1/TraditionalFairAndFestival/pagedList?Page=1&PageSize=10&SortBy=name&SortDirection=asc',
      sends: accepted,
      reads: ['data.length = 10', 'data[].name ascending', 'data[].city: plain', 'pageCount >= 16'],
    },
    {
      program: 'search presidents by a last name',
      asks: '/api/v1/President/search/petro',
      sends: accepted,
      reads: ['[0].lastName = "Petro Urrego"', '[].city: null'],
    },
    {
      program: 'postal codes of a city',
      asks: '/api/v1/PostalCode/city/167',
      sends: accepted,
      reads: ['[].code ~ ^11', '[].cityId = 167', '[].city: plain'],
    },
    {
      program: 'reservations of a native community',
      asks: '/api/v1/NativeCommunity/5/indigenousReservations',
      sends: accepted,
      reads: ['length = 65', '[].nativeCommunity: null', '[].department: plain', '[].city: plain'],
    },
  ],
};
