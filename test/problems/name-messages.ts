// Messages about unknown names, and about formats that are not offered.
import type { ExpectedDetail } from './expected-detail.js';

export const nameMessages: readonly ExpectedDetail[] = [
  {
    path: '/api/v1/City?fields=id&xyzxyzxyz=1',
    en: '"xyzxyzxyz" is not a parameter of this operation.',
    es: '"xyzxyzxyz" no es un parámetro de esta operación.',
  },
  {
    path: '/api/v1/City?feilds=id&name=leticia',
    en: '"feilds" is not a parameter of this operation. Did you mean fields?',
    es: '"feilds" no es un parámetro de esta operación. ¿Quisiste decir fields?',
  },
  {
    path: '/api/v1/Airport/code/SKBO?code=SKAR&fields=id',
    en: '"code" is not a parameter of this operation. code is part of the path.',
    es: '"code" no es un parámetro de esta operación. code hace parte de la ruta.',
  },
  {
    path: '/api/v1/Region?near=4,-74',
    en: '"near" is not a parameter of this operation. Region has no coordinates.',
    es: '"near" no es un parámetro de esta operación. Region no tiene coordenadas.',
  },
  {
    path: '/api/v1/Volcano?place=City/1',
    en: '"place" is not a parameter of this operation. Volcano does not have two places.',
    es: '"place" no es un parámetro de esta operación. Volcano no tiene dos lugares.',
  },
  {
    path: '/api/v1/City/1?population[gte]=1',
    en: '"population[gte]" is not a parameter of this operation. This operation returns a single record; filters only apply to lists.',
    es: '"population[gte]" no es un parámetro de esta operación. Esta operación devuelve un solo registro; los filtros solo se aplican a listas.',
  },
  {
    path: '/api/v1/City?population[contains]=1',
    en: '"population[contains]" is not a parameter of this operation. population supports these filters: population, population[ne], population[gt], population[gte], population[lt], population[lte], population[in], population[null].',
    es: '"population[contains]" no es un parámetro de esta operación. population admite estos filtros: population, population[ne], population[gt], population[gte], population[lt], population[lte], population[in], population[null].',
  },
  {
    path: '/api/v1/City?population[gtee]=100000',
    en: '"population[gtee]" is not a parameter of this operation. population supports these filters: population, population[ne], population[gt], population[gte], population[lt], population[lte], population[in], population[null]. Did you mean population[gte]?',
    es: '"population[gtee]" no es un parámetro de esta operación. population admite estos filtros: population, population[ne], population[gt], population[gte], population[lt], population[lte], population[in], population[null]. ¿Quisiste decir population[gte]?',
  },
  {
    path: '/api/v1/City/count?countBy=departmnt',
    en: 'countBy: City cannot be counted by "departmnt". Did you mean department?',
    es: 'countBy: City no se puede contar por "departmnt". ¿Quisiste decir department?',
  },
  {
    path: '/api/v1/Map/count?countBy=urlImages',
    en: 'countBy: urlImages contains a list. Records can only be counted by a field with a single value.',
    es: 'countBy: urlImages contiene una lista. Solo se puede contar por un campo con un solo valor.',
  },
  {
    path: '/api/v1/City/count?sum=name',
    en: 'sum: "name" is not a numeric field of City.',
    es: 'sum: "name" no es un campo numérico de City.',
  },
  {
    path: '/api/v1/City?fields=id,,name',
    en: 'fields: a field is missing before or after a comma.',
    es: 'fields: falta un campo antes o después de una coma.',
  },
  {
    path: '/api/v1/City?expand=,department',
    en: 'expand: a relation is missing before or after a comma.',
    es: 'expand: falta una relación antes o después de una coma.',
  },
  {
    path: '/api/v1/City?expand=department.region.departments.cities',
    en: 'expand: "department.region.departments.cities" follows more than 3 relations.',
    es: 'expand: "department.region.departments.cities" pasa por más de 3 relaciones.',
  },
  {
    path: '/api/v1/City?fields=name.x',
    en: 'fields: "name.x": "name" is a field of City, not a relation, so it has no fields.',
    es: 'fields: "name.x": "name" es un campo de City, no una relación, y por eso no tiene campos.',
  },
  {
    path: '/api/v1/City?fields=department.name.x',
    en: 'fields: "department.name.x": "name" is a field of Department, not a relation, so it has no fields.',
    es: 'fields: "department.name.x": "name" es un campo de Department, no una relación, y por eso no tiene campos.',
  },
  {
    path: '/api/v1/City?fields=nmae',
    en: 'fields: City has no field "nmae". Did you mean name?',
    es: 'fields: City no tiene ningún campo "nmae". ¿Quisiste decir name?',
  },
  {
    path: '/api/v1/City?fields=department.xyzxyzxyz',
    en: 'fields: "department.xyzxyzxyz": Department has no field "xyzxyzxyz".',
    es: 'fields: "department.xyzxyzxyz": Department no tiene ningún campo "xyzxyzxyz".',
  },
  {
    path: '/api/v1/City?expand=xyzxyzxyz',
    en: 'expand: City has no relation "xyzxyzxyz".',
    es: 'expand: City no tiene ninguna relación "xyzxyzxyz".',
  },
  {
    path: '/api/v1/City?expand=deparment',
    en: 'expand: City has no relation "deparment". Did you mean department?',
    es: 'expand: City no tiene ninguna relación "deparment". ¿Quisiste decir department?',
  },
  {
    path: '/api/v1/Department?format=csv&fields=id,cities',
    en: 'fields: "cities" contains many records, which do not fit in a table cell; remove it, use format=ndjson, or request the City records themselves.',
    es: 'fields: "cities" contiene muchos registros, que no caben en una celda de la tabla; quítalo, usa format=ndjson o pide directamente los registros de City.',
  },
  {
    path: '/api/v1/City?fields=department.cities.name',
    en: 'fields would embed 64380 records; a response can embed at most 10000. Request a page, add a filter, or expand less.',
    es: 'fields incluiría 64380 registros; una respuesta puede incluir 10000 como máximo. Pide una página, agrega un filtro o expande menos.',
  },
  {
    path: '/api/v1/City?format=csv&fields=id,department',
    en: 'fields: "department" is a record and does not fit in a table cell; name its fields instead, such as department.name.',
    es: 'fields: "department" es un registro y no cabe en una celda de la tabla; nombra más bien sus campos, por ejemplo department.name.',
  },
];
