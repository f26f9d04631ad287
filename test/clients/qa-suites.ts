// QA suites in Python, Java and JavaScript that test the public service: statuses, shapes, order and pages.
import type { ProgramKind } from './exchange.js';

const page = ['page: integer', 'pageSize: integer', 'totalRecords: integer', 'pageCount: integer'];

export const qaSuites: ProgramKind = {
  kind: 'QA suite',
  exchanges: [
    {
      program: 'RestAssured: the country',
      asks: '/api/v1/Country/Colombia',
      reads: ['id = 1', 'name = "Colombia"', 'surface: integer'],
    },
    {
      program: 'Playwright: the base address ends in a slash',
      asks: '/api/v1/Country/Colombia/',
      headers: { 'cache-control': /^public, max-age=\d+/ },
      reads: ['name = "Colombia"'],
    },
    {
      program: 'pytest: the six regions',
      asks: '/api/v1/Region',
      reads: ['[].name includes "Caribe"', '[].name includes "Insular"', '[].departments: null'],
    },
    {
      program: 'pytest: the departments of the Caribbean',
      asks: '/api/v1/Region/1/departments',
      marked: true,
      reads: ['[].name includes "Atlántico"', '[].surface: integer', '[].cities: array'],
    },
    {
      program: 'pytest: the name lookup answers a list',
      asks: '/api/v1/Department/name/Huila',
      reads: ['$: array', '[].name includes "Huila"'],
    },
    {
      program: 'pytest: a city by id',
      asks: '/api/v1/City/657',
      marked: true,
      reads: ['id = 657', 'name = "Neiva"', 'department: marker'],
    },
    {
      program: 'pytest: a city by part of its name',
      asks: '/api/v1/City/search/bogot',
      reads: ['[0].name ~ ^Bogotá'],
    },
    {
      program: 'pytest: airports by part of a name',
      asks: '/api/v1/Airport/search/dorado',
      reads: ['[0].iataCode = "BOG"', '[0].latitude: number', '[].city: plain', '[].department: plain'],
    },
    {
      program: 'pytest: the president of 2020 and the city of birth',
      asks: '/api/v1/President/year/2020',
      reads: ['length = 1', '[0].lastName ~ ^Duque', '[0].city.id = 167', '[0].cityId = 167'],
    },
    {
      program: 'pytest: an attraction by name, with a blank in it',
      asks: '/api/v1/TouristicAttraction/name/Villa de Leyva',
      reads: ['[0].name = "Villa de Leyva"', '[0].city.id = 326', '[].city: plain'],
    },
    {
      program: 'pytest: nothing found is an empty list',
      asks: '/api/v1/TouristicAttraction/search/zzzxxxinexistente',
      reads: ['length = 0'],
    },
    {
      program: 'pytest: eighteen holidays before the law of 2026',
      asks: '/api/v1/Holiday/year/2025',
      reads: ['length = 18', '[0].date = "2025-01-01T00:00:00"'],
    },
    {
      program: 'pytest: and nineteen since',
      asks: '/api/v1/Holiday/year/2026',
      reads: ['length = 19', '[].name includes "Virgen de Chiquinquirá"'],
    },
    {
      program: 'Postman: sorted by a number, the greatest first',
      asks: '/api/v1/Department?sortBy=population&sortDirection=desc',
      reads: ['[].population descending', '[0].name = "Bogotá"'],
    },
    {
      program: 'Postman: sorted by a date',
      asks: '/api/v1/President?sortBy=startPeriodDate&sortDirection=DESC',
      reads: ['[].startPeriodDate descending'],
    },
    {
      program: 'Postman: a page in the middle',
      asks: '/api/v1/City/pagedList?Page=2&PageSize=10',
      reads: [...page, 'page = 2', 'pageSize = 10', 'data.length = 10', 'data[].id >= 11'],
    },
    {
      program: 'Postman: a page past the end',
      asks: '/api/v1/City/pagedList?Page=9999&PageSize=10',
      reads: [...page, 'data.length = 0', 'totalRecords >= 1100'],
    },
  ],
};
