// What is said of values that cannot be used.
import type { SaidInBoth } from './said-in-both.js';

export const saidOfValues: readonly SaidInBoth[] = [
  {
    path: '/api/v1/City/abc',
    en: 'id must be an integer from 1 to 2147483647; "abc" is not an integer. To look up a City by name, ask /api/v1/City/search/abc.',
    es: 'id debe ser un entero de 1 a 2147483647; "abc" no es un entero. Para buscar un registro de City por nombre, consulta /api/v1/City/search/abc.',
  },
  {
    path: '/api/v1/City/0',
    en: 'id must be an integer from 1 to 2147483647; 0 is outside.',
    es: 'id debe ser un entero de 1 a 2147483647; 0 está por fuera.',
  },
  {
    path: '/api/v1/City/Bogota',
    en: 'id must be an integer from 1 to 2147483647; "Bogota" is not an integer. Did you mean City 167, Bogotá D.C.? It is at /api/v1/City/167.',
    es: 'id debe ser un entero de 1 a 2147483647; "Bogota" no es un entero. ¿Quisiste decir City 167, Bogotá D.C.? Está en /api/v1/City/167.',
  },
  {
    path: '/api/v1/Department/Antioquia/cities',
    en: 'id must be an integer from 1 to 2147483647; "Antioquia" is not an integer. Did you mean Department 2, Antioquia? It is at /api/v1/Department/2/cities.',
    es: 'id debe ser un entero de 1 a 2147483647; "Antioquia" no es un entero. ¿Quisiste decir Department 2, Antioquia? Está en /api/v1/Department/2/cities.',
  },
  {
    path: '/api/v1/City?limit=0',
    en: 'limit must be an integer from 1 to 2147483647; 0 is outside.',
    es: 'limit debe ser un entero de 1 a 2147483647; 0 está por fuera.',
  },
  {
    path: '/api/v1/Region/search/a?offset=x',
    en: 'offset must be an integer from 0 to 2147483647; "x" is not an integer.',
    es: 'offset debe ser un entero de 0 a 2147483647; "x" no es un entero.',
  },
  {
    path: '/api/v1/Holiday/year/1983',
    en: 'year must be an integer from 1984 to 9999; 1983 is outside. Holidays are computed from Ley 51 de 1983 (Ley Emiliani), in force from 1984; before it they were not moved to Monday.',
    es: 'year debe ser un entero de 1984 a 9999; 1983 está por fuera. Los festivos se calculan por la Ley 51 de 1983 (Ley Emiliani), vigente desde 1984; antes de ella no se pasaban al lunes.',
  },
  {
    path: '/api/v1/City/name/%20',
    en: 'name must not be empty.',
    es: 'name no puede estar vacío.',
  },
  {
    path: '/api/v1/Region?sortBy=nope',
    en: 'sortBy must be one of id, name, description; "nope" is none of them.',
    es: 'sortBy debe ser uno de estos: id, name, description; "nope" no es ninguno.',
  },
  {
    path: '/api/v1/Region?format=geojson',
    en: 'format must be one of json, ndjson, csv, csv-excel; "geojson" is none of them. GeoJSON is there for ...',
    es: 'format debe ser uno de estos: json, ndjson, csv, csv-excel; "geojson" no es ninguno. Hay GeoJSON para ...',
  },
  {
    path: '/api/v1/Holiday/year/2026?includeSunday=maybe',
    en: 'includeSunday must be true or false; "maybe" is neither.',
    es: 'includeSunday debe ser true o false; "maybe" no es ni lo uno ni lo otro.',
  },
  {
    path: '/api/v1/City?departmentId=x',
    en: 'departmentId must be an integer; "x" is none.',
    es: 'departmentId debe ser un entero; "x" no lo es.',
  },
  {
    path: '/api/v1/City?population[gte]=many',
    en: 'population[gte] must be a number, written as in JSON; "many" is none.',
    es: 'population[gte] debe ser un número, escrito como en JSON; "many" no lo es.',
  },
  {
    path: '/api/v1/City?name=%CC%81',
    en: 'name must be a text that is not empty; "́" is none.',
    es: 'name debe ser un texto que no esté vacío; "́" no lo es.',
  },
  {
    path: '/api/v1/TelevisionChannel?isActive=yes',
    en: 'isActive must be true or false; "yes" is none.',
    es: 'isActive debe ser true o false; "yes" no lo es.',
  },
  {
    path: '/api/v1/President?startPeriodDate[gte]=1900',
    en: 'startPeriodDate[gte] must be a date, YYYY-MM-DD; "1900" is none.',
    es: 'startPeriodDate[gte] debe ser una fecha, YYYY-MM-DD; "1900" no lo es.',
  },
  {
    path: '/api/v1/Holiday/year/2026?date=tomorrow',
    en: 'date must be a date, YYYY-MM-DD or YYYY-MM-DDT00:00:00; "tomorrow" is none.',
    es: 'date debe ser una fecha, YYYY-MM-DD o YYYY-MM-DDT00:00:00; "tomorrow" no lo es.',
  },
  {
    path: '/api/v1/City?departmentId[in]=1,x',
    en: 'departmentId[in] must be values with commas between them, each an integer; "x" is none. A comma cannot be part of a value.',
    es: 'departmentId[in] debe ser una lista de valores separados por comas, cada uno un entero; "x" no lo es. Un valor no puede tener comas.',
  },
  {
    path: '/api/v1/Airport?near=north',
    en: 'near must be latitude,longitude in degrees, such as 4.65,-74.1 (-90 to 90, -180 to 180); "north" is not.',
    es: 'near debe ser latitud,longitud en grados, por ejemplo 4.65,-74.1 (de -90 a 90, de -180 a 180); "north" no lo es.',
  },
  {
    path: '/api/v1/Airport?bbox=1,2,3',
    en: 'bbox must be west,south,east,north in degrees, such as -75,4,-74,5 (-180 to 180, -90 to 90); "1,2,3" is not.',
    es: 'bbox debe ser oeste,sur,este,norte en grados, por ejemplo -75,4,-74,5 (de -180 a 180, de -90 a 90); "1,2,3" no lo es.',
  },
  {
    path: '/api/v1/Airport?bbox=-75,5,-74,4',
    en: 'bbox must be west,south,east,north; its south, 5, lies north of its north, 4.',
    es: 'bbox debe ser oeste,sur,este,norte; su sur, 5, queda al norte de su norte, 4.',
  },
  {
    path: '/api/v1/Airport?near=4,-74&radius=0',
    en: 'radius must be a number of more than 0 and at most 2000; "0" is not.',
    es: 'radius debe ser un número mayor que 0 y de 2000 como máximo; "0" no lo es.',
  },
  {
    path: '/api/v1/Region?sortBy=id,name,id,name,id,name',
    en: 'sortBy takes at most 5 fields; these are 6.',
    es: 'sortBy acepta 5 campos como máximo; aquí hay 6.',
  },
  {
    path: '/api/v1/City?sortBy=-nmae',
    en: 'sortBy must be fields with commas between them, such as id,-name; "-nmae" is none. Did you mean name?',
    es: 'sortBy debe ser una lista de campos separados por comas, por ejemplo id,-name; "-nmae" no es ninguno. ¿Quisiste decir name?',
  },
  {
    path: '/api/v1/Region?sortBy=-xyzxyzxyz',
    en: 'sortBy must be fields with commas between them, such as id,-name; "-xyzxyzxyz" is none.',
    es: 'sortBy debe ser una lista de campos separados por comas, por ejemplo id,-name; "-xyzxyzxyz" no es ninguno.',
  },
  {
    path: '/api/v1/City?name=a&NAME=b',
    en: 'name is given more than once, as "a" and "b"; give it once.',
    es: 'name viene más de una vez, como "a" y "b"; envíalo una sola vez.',
  },
  {
    path: '/api/v1/Airport?departmentId=1&deparmentId=2',
    en: 'deparmentId is given more than once, as "1" and "2"; give it once.',
    es: 'deparmentId viene más de una vez, como "1" y "2"; envíalo una sola vez.',
  },
  {
    path: '/api/v1/Region/pagedList',
    en: 'Page is required: Number of the page, from 1. PageSize is required: Records on a page, from 1.',
    es: 'Page es obligatorio: Número de la página, desde 1. PageSize es obligatorio: Registros por página, desde 1.',
  },
  {
    path: '/api/v1/Airport?radius=5',
    en: 'radius goes with near; without it there is nothing it could mean.',
    es: 'radius va con near; por sí solo no significa nada.',
  },
  {
    path: '/api/v1/Airport?fields=distanceKm',
    en: 'fields: distanceKm is there with near only: it is the distance to that point.',
    es: 'fields: distanceKm solo existe con near: es la distancia a ese punto.',
  },
];
