// A natural region: a group of departments that share land and climate.

import { defineFamily } from '../engine/model/family.js';
import { text } from '../engine/model/field.js';
import { many } from '../engine/model/relation.js';
import { markerList } from '../engine/model/shape.js';
import { areaFields } from './area-fields.js';
import { description, englishDescription, idField } from './shared-fields.js';

export const region = defineFamily({
  record: 'Region',
  file: 'regions.json',
  title: { en: 'Natural regions', es: 'Regiones naturales' },
  noun: { en: 'a natural region', es: 'una región natural' },
  all: { en: 'all natural regions', es: 'todas las regiones naturales' },
  about: {
    en: 'The natural regions of the country, each with its departments.',
    es: 'Las regiones naturales del país, cada una con sus departamentos.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the region.', es: 'Nombre de la región.' }),
    description: description(),
    ...areaFields(),
    englishDescription: englishDescription(),
  },
  keyFacts: [
    { sum: 'population', of: 'departments' },
    { count: 'departments' },
    { sum: 'surfaceKm2', of: 'departments' },
  ],
  relations: { departments: many('department', 'regionId', { view: 'full' }) },
  search: ['name', 'description'],
  shapes: { inDepartment: { departments: markerList } },
  find: { order: 1 },
  synonyms: ['Regions', 'Región', 'Regiones'],
});
