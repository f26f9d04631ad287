// What is said of names that are not known, and of what cannot be shown.
import type { SaidInBoth } from './said-in-both.js';

export const saidOfNames: readonly SaidInBoth[] = [
  {
    path: '/api/v1/City?fields=id&xyzxyzxyz=1',
    en: '"xyzxyzxyz" is no parameter of this operation.',
    es: '"xyzxyzxyz" no es un parámetro de esta operación.',
  },
  {
    path: '/api/v1/City?feilds=id&name=leticia',
    en: '"feilds" is no parameter of this operation. Did you mean fields?',
    es: '"feilds" no es un parámetro de esta operación. ¿Quisiste decir fields?',
  },
  {
    path: '/api/v1/Airport/code/SKBO?code=SKAR&fields=id',
    en: '"code" is no parameter of this operation. code stands in the path.',
    es: '"code" no es un parámetro de esta operación. code va en la ruta.',
  },
  {
    path: '/api/v1/Region?near=4,-74',
    en: '"near" is no parameter of this operation. Region has no coordinates.',
    es: '"near" no es un parámetro de esta operación. Region no tiene coordenadas.',
  },
  {
    path: '/api/v1/City/1?population[gte]=1',
    en: '"population[gte]" is no parameter of this operation. It answers one record; filters go with lists.',
    es: '"population[gte]" no es un parámetro de esta operación. Responde un solo registro; los filtros van con las listas.',
  },
  {
    path: '/api/v1/City?population[contains]=1',
    en: '"population[contains]" is no parameter of this operation. Of population there are population, population[ne], population[gt], population[gte], population[lt], population[lte], population[in], population[null].',
    es: '"population[contains]" no es un parámetro de esta operación. De population hay population, population[ne], population[gt], population[gte], population[lt], population[lte], population[in], population[null].',
  },
  {
    path: '/api/v1/City?population[gtee]=100000',
    en: '"population[gtee]" is no parameter of this operation. Of population there are population, population[ne], population[gt], population[gte], population[lt], population[lte], population[in], population[null]. Did you mean population[gte]?',
    es: '"population[gtee]" no es un parámetro de esta operación. De population hay population, population[ne], population[gt], population[gte], population[lt], population[lte], population[in], population[null]. ¿Quisiste decir population[gte]?',
  },
  {
    path: '/api/v1/City?fields=id,,name',
    en: 'fields: between two commas there must be a field.',
    es: 'fields: entre dos comas debe haber un campo.',
  },
  {
    path: '/api/v1/City?expand=,department',
    en: 'expand: between two commas there must be a relation.',
    es: 'expand: entre dos comas debe haber una relación.',
  },
  {
    path: '/api/v1/City?expand=department.region.departments.cities',
    en: 'expand: "department.region.departments.cities" leads through more than 3 relations.',
    es: 'expand: "department.region.departments.cities" pasa por más de 3 relaciones.',
  },
  {
    path: '/api/v1/City?fields=name.x',
    en: 'fields: "name.x": "name" is a field of City and has no fields of its own.',
    es: 'fields: "name.x": "name" es un campo de City y no tiene campos propios.',
  },
  {
    path: '/api/v1/City?fields=department.name.x',
    en: 'fields: "department.name.x": "name" is a field of Department and has no fields of its own.',
    es: 'fields: "department.name.x": "name" es un campo de Department y no tiene campos propios.',
  },
  {
    path: '/api/v1/City?fields=nmae',
    en: 'fields: City has no field "nmae". Did you mean name?',
    es: 'fields: City no tiene un campo "nmae". ¿Quisiste decir name?',
  },
  {
    path: '/api/v1/City?fields=department.xyzxyzxyz',
    en: 'fields: "department.xyzxyzxyz": Department has no field "xyzxyzxyz".',
    es: 'fields: "department.xyzxyzxyz": Department no tiene un campo "xyzxyzxyz".',
  },
  {
    path: '/api/v1/City?expand=xyzxyzxyz',
    en: 'expand: City has no relation "xyzxyzxyz".',
    es: 'expand: City no tiene una relación "xyzxyzxyz".',
  },
  {
    path: '/api/v1/City?expand=deparment',
    en: 'expand: City has no relation "deparment". Did you mean department?',
    es: 'expand: City no tiene una relación "deparment". ¿Quisiste decir department?',
  },
  {
    path: '/api/v1/Department?format=csv&fields=id,cities',
    en: 'fields: "cities" leads to many records, and a row of a table has no cell for that; leave it out, use format=ndjson, or ask for City records themselves.',
    es: 'fields: "cities" lleva a muchos registros, y la fila de una tabla no tiene celda para eso; no lo pidas, usa format=ndjson o pide los registros de City directamente.',
  },
  {
    path: '/api/v1/City?fields=department.cities.name',
    en: 'fields would embed 64710 records, and an answer embeds at most 10000; ask for a page, add a filter, or expand less.',
    es: 'fields incluiría 64710 registros, y una respuesta incluye 10000 como máximo; pide una página, agrega un filtro o expande menos.',
  },
  {
    path: '/api/v1/City?format=csv&fields=id,department',
    en: 'fields: "department" is a record, and a row of a table has no cell for that; name fields of it, such as department.name.',
    es: 'fields: "department" es un registro, y la fila de una tabla no tiene celda para eso; nombra campos suyos, por ejemplo department.name.',
  },
];
