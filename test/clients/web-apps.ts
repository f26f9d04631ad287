// React, Vue, Next and plain pages: cards, tabs, tables and their paging.
import type { ProgramKind } from './exchange.js';

export const webApps: ProgramKind = {
  kind: 'web app',
  exchanges: [
    {
      program: 'Next: the first twenty attractions',
      asks: '/api/v1/TouristicAttraction?limit=20&offset=0',
      reads: ['length = 20', '[0].id = 1', '[].images: string[]', '[].city.name: string'],
    },
    {
      program: 'Next: the next twenty',
      asks: '/api/v1/TouristicAttraction?limit=20&offset=20',
      reads: ['length = 20', '[0].id = 21', '[].city: plain'],
    },
    {
      program: 'suggestions while somebody types',
      asks: '/api/v1/City/search/san?limit=5&_=1763222400000',
      reads: ['length = 5', '[].name ~ ^San', '[].department.name: string'],
    },
    {
      program: 'an offset beyond the end',
      asks: '/api/v1/Department/2/cities?limit=10&offset=500',
      reads: ['length = 0'],
    },
    {
      program: 'a page that sends a limit as well',
      asks: '/api/v1/City/pagedList?page=1&pageSize=24&limit=5',
      reads: ['data.length = 24', 'data[].department.name: string'],
    },
    {
      program: 'Next: native communities from Z to A, until the last page',
      asks: '/api/v1/NativeCommunity/pagedList?SortBy=name&SortDirection=DESC&Page=1&PageSize=5',
      reads: [
        'page = 1',
        'pageCount: integer',
        'data.length = 5',
        'data[].name descending',
        'data[].images: string[]',
        'data[].indigenousReservations: null',
      ],
    },
    {
      program: 'presidents counted by party',
      asks: '/api/v1/President',
      reads: ['[].id: integer', '[].politicalParty: string', '[].city: null'],
    },
    {
      program: 'airports grouped by department, city and type',
      asks: '/api/v1/Airport',
      reads: [
        '[].type: string',
        '[].department.name: string',
        '[].department.regionId: integer',
        '[].city.name: string',
        '[].department: plain',
        '[].city: plain',
      ],
    },
    {
      program: 'a table of invasive species, its path half in small letters',
      asks: '/api/v1/Invasivespecie',
      reads: [
        '[].id ascending',
        '[].commonNames: string',
        '[].urlImage: string|null',
        '[].riskLevel: integer',
      ],
    },
    {
      program: 'the same table, paged by the service',
      asks: '/api/v1/InvasiveSpecie/pagedList?page=1&pagesize=7',
      reads: ['data.length = 7', 'data[].name: string', 'totalRecords >= 72'],
    },
    {
      program: 'radio stations, filtered and ordered in the browser',
      asks: '/api/v1/Radio',
      reads: ['[].name: string', '[].url: url|null', '[].streamers: string[]', '[].city: plain'],
    },
    {
      program: 'a page about a department and its capital',
      asks: '/api/v1/Department/6',
      reads: [
        'name = "Bolívar"',
        'cityCapital.name = "Cartagena"',
        'municipalities: integer',
        'surface: integer',
      ],
    },
    {
      program: 'a museum of dishes, festivals and heritages: heritages',
      asks: '/api/v1/IntangibleHeritage',
      reads: [
        '[].name: string',
        '[].scope: string',
        '[].department?.name: string',
        '[].department: plain|null',
      ],
    },
    {
      program: 'a museum of dishes, festivals and heritages: festivals',
      asks: '/api/v1/TraditionalFairAndFestival',
      reads: ['[].name: string', '[].month: string', '[].city.name: string', '[].city: plain'],
    },
    {
      program: 'attractions beside the others of their city',
      asks: '/api/v1/TouristicAttraction',
      reads: ['[].city.name: string', '[].city.touristAttractions: array'],
    },
    {
      program: 'an attraction beside the others of its city',
      asks: '/api/v1/TouristicAttraction/3',
      reads: ['city.name: string', 'city.touristAttractions: array'],
    },
    {
      program: 'a search box for attractions',
      asks: '/api/v1/TouristicAttraction/search/museo',
      reads: ['[0].name = "Museo del Oro"', '[1].name = "Museo El Castillo"', '[].city: null'],
    },
    {
      program: 'categories of natural areas, as tabs',
      asks: '/api/v1/CategoryNaturalArea',
      reads: ['[].name: string', '[].description: string', '[].naturalAreas: null'],
    },
    {
      program: 'Angular: a page of natural areas',
      asks: '/api/v1/NaturalArea/pagedList?Page=1&PageSize=12',
      reads: ['data.length = 12', 'data[].name: string', 'data[].department: null'],
    },
  ],
};
