// Forms for a postal address: departments first, then the cities of the chosen one.
import type { ProgramKind } from './exchange.js';

const options = ['[].id: integer', '[].name: string', '[].id distinct'];

const citiesAlone = [
  ...options,
  '[].departmentId: integer',
  '[].department: null',
  '[].touristAttractions: null',
  '[].airports: null',
  '[].radios: null',
];

export const formSelects: ProgramKind = {
  kind: 'form select',
  exchanges: [
    {
      program: 'React, first select: one option for each department',
      asks: '/api/v1/Department',
      // The most requested path. It has about 60 kB and once had 58 times as many.
      lighterThan: 100_000,
      reads: [...options, 'length = 33', '[].cities: null', '[].airports: null', '[].region: null'],
    },
    {
      program: 'React, second select: whether the answer is an array decides what is shown',
      asks: '/api/v1/Department/2/cities',
      reads: ['$: array', 'length = 125', '[].departmentId = 2', ...citiesAlone],
    },
    {
      program: 'axios in a registration form, with a slash too many',
      asks: '//api/v1/Department',
      reads: options,
    },
    {
      program: 'the same for the cities, ordered by the form itself',
      asks: '//api/v1/Department/15/cities',
      reads: ['length = 116', ...citiesAlone],
    },
    {
      program: 'Angular service: departments in the order of the alphabet',
      asks: '/api/v1/Department?sortBy=name&sortDirection=asc',
      reads: [...options, '[].name ascending', '[0].name = "Amazonas"', '[32].name = "Vichada"'],
    },
    {
      program: 'delivery form that sends a direction and no field',
      asks: '/api/v1/Department?sortDirection=asc',
      reads: [...options, '[].id ascending'],
    },
    {
      program: 'Angular service: cities of a department in the order of the alphabet',
      asks: '/api/v1/Department/28/cities?sortBy=name&sortDirection=asc',
      reads: ['[].name ascending', ...citiesAlone],
    },
    {
      program: 'Angular service: all cities, its path in small letters',
      asks: '/api/v1/city?sortBy=name&sortDirection=asc',
      marked: true,
      reads: [...options, '[].name ascending', '[].departmentId: integer'],
    },
    {
      program: 'React form that asks for the cities of a department by a parameter',
      asks: '/api/v1/City?departmentId=2',
      marked: true,
      reads: [...options, '[].departmentId = 2', 'length = 125'],
    },
    {
      program: 'the same with blanks before the number; it filters once more by itself',
      asks: '/api/v1/City?departmentId=  2',
      marked: true,
      reads: [...options, '[].departmentId includes 2'],
    },
    {
      program: 'supplier form: a thousand cities at once, kept and filtered in the browser',
      asks: '/api/v1/City/pagedList?page=1&pageSize=1000',
      reads: [
        'data.length = 1000',
        'data[].id: integer',
        'data[].name: string',
        'data[].departmentId: integer',
        'data[].department: plain',
      ],
    },
    {
      program: 'Vue, three selects: the regions',
      asks: '/api/v1/Region/',
      reads: [...options, 'length = 6', '[].departments: null'],
    },
    {
      program: 'Vue, three selects: the departments of a region',
      asks: '/api/v1/Region/5/departments',
      marked: true,
      reads: [...options, '[].regionId = 5'],
    },
    {
      program: 'Vue, three selects: what to see in a department',
      asks: '/api/v1/Department/7/touristicattractions',
      reads: [...options, '[].images: string[]', '[].description: string', '[].city: plain'],
    },
    {
      program: 'React: what is known of the chosen municipality',
      asks: '/api/v1/City/12',
      marked: true,
      reads: ['name = "Medellín"', 'population: integer', 'surface: integer', 'postalCode: string'],
    },
  ],
};
