// Flutter apps throw in `json['id'] as int` on any other type, and map a list without a check for null.

import { decode } from './decode.js';
import type { ProgramKind } from './exchange.js';

const city = {
  id: 'integer',
  name: 'string',
  description: 'string',
  surface: 'integer|null',
  population: 'integer|null',
  postalCode: 'string|null',
  departmentId: 'integer',
};

const area = {
  id: 'integer',
  name: 'string',
  areaGroupId: 'integer|null',
  categoryNaturalAreaId: 'integer|null',
  departmentId: 'integer|null',
  daneCode: 'integer|null',
  landArea: 'number|null',
  maritimeArea: 'number|null',
};

const dish = {
  id: 'integer',
  name: 'string',
  description: 'string',
  ingredients: 'string',
  imageUrl: 'string|null',
  departmentId: 'integer|null',
  department: 'object|null',
};

const specie = {
  id: 'integer',
  name: 'string',
  scientificName: 'string|null',
  commonNames: 'string|null',
  impact: 'string|null',
  manage: 'string|null',
  riskLevel: 'integer',
  urlImage: 'string|null',
};

export const dartApps: ProgramKind = {
  kind: 'Flutter app',
  exchanges: [
    {
      program: 'departments, each with its capital',
      asks: '/api/v1/Department',
      reads: [
        '[].id: integer',
        '[].name: string',
        '[].description: string',
        ...decode('[].cityCapital', city),
      ],
    },
    {
      program: 'a farm register: municipalities kept for each department',
      asks: '/api/v1/Department/18/cities',
      reads: [...decode('[]', city), '[].name includes "Neiva"'],
    },
    {
      program: 'the flag is the second picture',
      asks: '/api/v1/Country/Colombia',
      reads: ['name = "Colombia"', 'description: string', 'flags[1]: url'],
    },
    {
      program: 'attractions on a map',
      asks: '/api/v1/TouristicAttraction',
      reads: [
        '[].images: string[]',
        '[].latitude: coordinate',
        '[].longitude: coordinate',
        ...decode('[].city', city),
      ],
    },
    { program: 'natural areas', asks: '/api/v1/NaturalArea', reads: decode('[]', area) },
    {
      program: 'one natural area, its category and its department',
      asks: '/api/v1/NaturalArea/6',
      reads: [
        ...decode('$', area),
        'department: plain',
        'department.name = "Huila"',
        'categoryNaturalArea: plain',
        'categoryNaturalArea.name: string',
      ],
    },
    {
      program: 'dishes; the ingredients are one text',
      asks: '/api/v1/TypicalDish',
      marked: true,
      reads: [...decode('[]', dish), '[].department.name: string'],
    },
    {
      program: 'one dish',
      asks: '/api/v1/TypicalDish/1',
      reads: [...decode('$', dish), 'department: plain', 'department.name = "Antioquia"'],
    },
    { program: 'invasive species', asks: '/api/v1/InvasiveSpecie', reads: decode('[]', specie) },
    {
      program: 'holidays of this year, as a list of tiles',
      asks: '/api/v1/Holiday/year/2024',
      reads: ['[].date: midnight', '[].name: string', '[].date ascending'],
    },
  ],
};
