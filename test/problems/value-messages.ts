// Messages about invalid values.
import type { ExpectedDetail } from './expected-detail.js';

export const valueMessages: readonly ExpectedDetail[] = [
  {
    path: '/api/v1/City/abc',
    en: 'id must be an integer from 1 to 2147483647, not "abc". To look up City records by name, use /api/v1/City/search/abc.',
    es: 'id debe ser un entero de 1 a 2147483647, no "abc". Para buscar registros de City por nombre, usa /api/v1/City/search/abc.',
  },
  {
    path: '/api/v1/City/0',
    en: 'id must be an integer from 1 to 2147483647, not 0.',
    es: 'id debe ser un entero de 1 a 2147483647, no 0.',
  },
  {
    path: '/api/v1/City/Bogota',
    en: 'id must be an integer from 1 to 2147483647, not "Bogota". Did you mean City 167, Bogotá D.C.? It is at /api/v1/City/167.',
    es: 'id debe ser un entero de 1 a 2147483647, no "Bogota". ¿Quisiste decir City 167, Bogotá D.C.? Está en /api/v1/City/167.',
  },
  {
    path: '/api/v1/Department/Antioquia/cities',
    en: 'id must be an integer from 1 to 2147483647, not "Antioquia". Did you mean Department 2, Antioquia? It is at /api/v1/Department/2/cities.',
    es: 'id debe ser un entero de 1 a 2147483647, no "Antioquia". ¿Quisiste decir Department 2, Antioquia? Está en /api/v1/Department/2/cities.',
  },
  {
    path: '/api/v1/City?departmentId=05',
    en: 'departmentId must be an integer, not "05". 05 is the DANE code of Antioquia, whose id is 2.',
    es: 'departmentId debe ser un entero, no "05". 05 es el código DANE de Antioquia, cuyo id es 2.',
  },
  {
    path: '/api/v1/City?departmentId[in]=2,08',
    en: 'departmentId[in] must be a comma-separated list of integers; "08" is not an integer. A value cannot contain a comma. 08 is the DANE code of Atlántico, whose id is 4.',
    es: 'departmentId[in] debe ser una lista separada por comas de enteros; "08" no es un entero. Un valor no puede contener comas. 08 es el código DANE de Atlántico, cuyo id es 4.',
  },
  {
    path: '/api/v1/City?limit=0',
    en: 'limit must be an integer from 1 to 2147483647, not 0.',
    es: 'limit debe ser un entero de 1 a 2147483647, no 0.',
  },
  {
    path: '/api/v1/Region/search/a?offset=x',
    en: 'offset must be an integer from 0 to 2147483647, not "x".',
    es: 'offset debe ser un entero de 0 a 2147483647, no "x".',
  },
  {
    path: '/api/v1/Holiday/year/1983',
    en: 'year must be an integer from 1984 to 9999, not 1983. Holidays are computed from Ley 51 de 1983 (Ley Emiliani), in force from 1984; before it they were not moved to Monday.',
    es: 'year debe ser un entero de 1984 a 9999, no 1983. Los festivos se calculan por la Ley 51 de 1983 (Ley Emiliani), vigente desde 1984; antes de ella no se pasaban al lunes.',
  },
  {
    path: '/api/v1/City/name/%20',
    en: 'name must not be empty.',
    es: 'name no puede estar vacío.',
  },
  {
    path: '/api/v1/Region?sortBy=nope',
    en: 'sortBy must be one of id, name, description; "nope" is not one of them.',
    es: 'sortBy debe ser uno de estos valores: id, name, description. "nope" no es uno de ellos.',
  },
  {
    path: '/api/v1/Region?format=geojson',
    en: 'format must be one of json, ndjson, csv, csv-excel; "geojson" is not one of them. The format geojson is available for ...',
    es: 'format debe ser uno de estos valores: json, ndjson, csv, csv-excel. "geojson" no es uno de ellos. El formato geojson está disponible para ...',
  },
  {
    path: '/api/v1/Holiday/year/2026?includeSunday=maybe',
    en: 'includeSunday must be true or false, not "maybe".',
    es: 'includeSunday debe ser true o false, no "maybe".',
  },
  {
    path: '/api/v1/City?departmentId=x',
    en: 'departmentId must be an integer, not "x".',
    es: 'departmentId debe ser un entero, no "x".',
  },
  {
    path: '/api/v1/City?population[gte]=many',
    en: 'population[gte] must be a number (as in JSON), not "many".',
    es: 'population[gte] debe ser un número (como en JSON), no "many".',
  },
  {
    path: '/api/v1/City?name=%CC%81',
    en: 'name must be a non-empty text, not "́".',
    es: 'name debe ser un texto no vacío, no "́".',
  },
  {
    path: '/api/v1/TelevisionChannel?isActive=yes',
    en: 'isActive must be true or false, not "yes".',
    es: 'isActive debe ser true o false, no "yes".',
  },
  {
    path: '/api/v1/President?startPeriodDate[gte]=1900',
    en: 'startPeriodDate[gte] must be a date (YYYY-MM-DD), not "1900".',
    es: 'startPeriodDate[gte] debe ser una fecha (YYYY-MM-DD), no "1900".',
  },
  {
    path: '/api/v1/Holiday/year/2026?date=tomorrow',
    en: 'date must be a date (YYYY-MM-DD or YYYY-MM-DDT00:00:00), not "tomorrow".',
    es: 'date debe ser una fecha (YYYY-MM-DD o YYYY-MM-DDT00:00:00), no "tomorrow".',
  },
  {
    path: '/api/v1/City?departmentId[in]=1,x',
    en: 'departmentId[in] must be a comma-separated list of integers; "x" is not an integer. A value cannot contain a comma.',
    es: 'departmentId[in] debe ser una lista separada por comas de enteros; "x" no es un entero. Un valor no puede contener comas.',
  },
  {
    path: '/api/v1/Airport?near=north',
    en: 'near must be latitude,longitude in degrees, such as 4.65,-74.1 (-90 to 90, -180 to 180), not "north".',
    es: 'near debe ser latitud,longitud en grados, por ejemplo 4.65,-74.1 (de -90 a 90, de -180 a 180), no "north".',
  },
  {
    path: '/api/v1/Airport?bbox=1,2,3',
    en: 'bbox must be west,south,east,north in degrees, such as -75,4,-74,5 (-180 to 180, -90 to 90), not "1,2,3".',
    es: 'bbox debe ser oeste,sur,este,norte en grados, por ejemplo -75,4,-74,5 (de -180 a 180, de -90 a 90), no "1,2,3".',
  },
  {
    path: '/api/v1/Airport?bbox=-75,5,-74,4',
    en: 'bbox must be west,south,east,north; its south, 5, is north of its north, 4.',
    es: 'bbox debe ser oeste,sur,este,norte; su sur, 5, queda al norte de su norte, 4.',
  },
  {
    path: '/api/v1/Airport?near=4,-74&radius=0',
    en: 'radius must be a number greater than 0 and at most 2000, not "0".',
    es: 'radius debe ser un número mayor que 0 y de 2000 como máximo, no "0".',
  },
  {
    path: '/api/v1/Region?sortBy=id,name,id,name,id,name',
    en: 'sortBy accepts at most 5 fields, not 6.',
    es: 'sortBy acepta 5 campos como máximo, no 6.',
  },
  {
    path: '/api/v1/City?sortBy=-nmae',
    en: 'sortBy must be a comma-separated list of sortable fields, such as id,-name; "-nmae" is not one of them. Did you mean name?',
    es: 'sortBy debe ser una lista de campos ordenables separados por comas, por ejemplo id,-name; "-nmae" no es uno de ellos. ¿Quisiste decir name?',
  },
  {
    path: '/api/v1/Region?sortBy=-xyzxyzxyz',
    en: 'sortBy must be a comma-separated list of sortable fields, such as id,-name; "-xyzxyzxyz" is not one of them.',
    es: 'sortBy debe ser una lista de campos ordenables separados por comas, por ejemplo id,-name; "-xyzxyzxyz" no es uno de ellos.',
  },
  {
    path: '/api/v1/City?name=a&NAME=b',
    en: 'name is given more than once, as "a" and "b"; send it only once.',
    es: 'name aparece más de una vez, como "a" y "b"; envíalo una sola vez.',
  },
  {
    path: '/api/v1/Airport?departmentId=1&deparmentId=2',
    en: 'deparmentId is given more than once, as "1" and "2"; send it only once.',
    es: 'deparmentId aparece más de una vez, como "1" y "2"; envíalo una sola vez.',
  },
  {
    path: '/api/v1/Region/pagedList',
    en: 'Page is required: the page number, starting at 1. PageSize is required: the number of records per page, at least 1.',
    es: 'Page es obligatorio: el número de la página, desde 1. PageSize es obligatorio: el número de registros por página, mínimo 1.',
  },
  {
    path: '/api/v1/Airport?radius=5',
    en: 'radius can only be used together with near.',
    es: 'radius solo se puede usar junto con near.',
  },
  {
    path: '/api/v1/Airport?fields=distanceKm',
    en: 'fields: distanceKm requires near, because it is the distance to that point.',
    es: 'fields: distanceKm requiere near, porque es la distancia a ese punto.',
  },
  {
    path: '/api/v1/locate',
    en: 'A point is required. Send lat and lon, such as lat=4.65&lon=-74.1.',
    es: 'Falta un punto. Envía lat y lon, por ejemplo lat=4.65&lon=-74.1.',
  },
  {
    path: '/api/v1/locate?point=4.65,-74.1&lat=4.65&lon=-74.1',
    en: 'Send either lat and lon or point, not both.',
    es: 'Envía lat y lon, o point, pero no ambos.',
  },
  {
    path: '/api/v1/locate?lat=4,65&lon=-74,1',
    en: 'lat must have a decimal point: write 4.65, not "4,65". lon must have a decimal point: write -74.1, not "-74,1".',
    es: 'lat debe llevar punto decimal: escribe 4.65, no "4,65". lon debe llevar punto decimal: escribe -74.1, no "-74,1".',
  },
  {
    path: '/api/v1/locate?lat=91&lon=-74.1',
    en: 'lat must be a number of degrees from -90 to 90, not "91".',
    es: 'lat debe ser un número de grados de -90 a 90, no "91".',
  },
  {
    path: '/api/v1/locate?lat=-74.1&lon=4.65',
    en: 'Latitude and longitude seem to be swapped: 4.65, -74.1 is in the country. Latitude comes first.',
    es: 'La latitud y la longitud parecen estar cambiadas: 4.65, -74.1 está en el país. La latitud va primero.',
  },
  {
    path: '/api/v1/locate?point=4.65,74.1',
    en: 'A minus sign seems to be missing: 4.65, -74.1 is in the country. Longitudes to the west of Greenwich are negative.',
    es: 'Parece que falta un signo menos: 4.65, -74.1 está en el país. Las longitudes al occidente de Greenwich son negativas.',
  },
  {
    path: '/api/v1/locate?point=4880000,2060000',
    en: 'point is in metres: "4880000,2060000" belongs to a plane, such as those of MAGNA-SIRGAS. Convert it to degrees of latitude and longitude first.',
    es: 'point está en metros: "4880000,2060000" pertenece a un plano, como los de MAGNA-SIRGAS. Conviértelo primero a grados de latitud y longitud.',
  },
  {
    path: '/api/v1/Airport?within=Town/5',
    en: 'within must be one of Region, Department, City with an id, such as Region/1, not "Town/5".',
    es: 'within debe ser uno de Region, Department, City con un id, por ejemplo Region/1, no "Town/5".',
  },
  {
    path: '/api/v1/Holiday/date/20%2F07%2F2026',
    en: 'date must be a date (YYYY-MM-DD), such as 2026-12-24, not "20/07/2026".',
    es: 'date debe ser una fecha (YYYY-MM-DD), por ejemplo 2026-12-24, no "20/07/2026".',
  },
  {
    path: '/api/v1/Holiday/next?from=2026-13-01',
    en: 'from must be a date (YYYY-MM-DD) with a month from 01 to 12, not "2026-13-01".',
    es: 'from debe ser una fecha (YYYY-MM-DD) con un mes de 01 a 12, no "2026-13-01".',
  },
  {
    path: '/api/v1/Holiday/date/2026-02-31',
    en: 'date must be a date that exists; there is no 2026-02-31, because that month has 28 days.',
    es: 'date debe ser una fecha que exista; no hay 2026-02-31, porque ese mes tiene 28 días.',
  },
  {
    path: '/api/v1/WorkingDay/count?from=2101-01-01&to=2026-01-01',
    en: 'from must be a date from 1984-01-01 to 2100-12-31, not 2101-01-01. Holidays are computed from Ley 51 de 1983 (Ley Emiliani), in force from 1984; before it they were not moved to Monday.',
    es: 'from debe ser una fecha de 1984-01-01 a 2100-12-31, no 2101-01-01. Los festivos se calculan por la Ley 51 de 1983 (Ley Emiliani), vigente desde 1984; antes de ella no se pasaban al lunes.',
  },
  {
    path: '/api/v1/WorkingDay/add?from=2100-12-30&days=9',
    en: 'days must give a date from 1984-01-01 to 2100-12-31; 9 is outside that range.',
    es: 'days debe dar una fecha de 1984-01-01 a 2100-12-31; con 9 se sale de ese rango.',
  },
  {
    path: '/api/v1/Population?year=2030',
    en: 'This series has figures for 1985 to 2025, not for 2030. `series=all` has figures for 2030.',
    es: 'Esta serie tiene cifras de 1985 a 2025, y no de 2030. Con `series=all` hay cifras de 2030.',
  },
];
