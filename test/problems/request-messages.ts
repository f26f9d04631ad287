// Messages about requests as a whole, and about missing records.
import type { ExpectedDetail } from './expected-detail.js';

export const requestMessages: readonly ExpectedDetail[] = [
  {
    path: '/api/v1/resolve/zzz',
    en: 'No record has the code "zzz". Supported codes: ISO 3166-1 code (Country, CO), three-letter ISO code (Country, COL), DANE code (Department, 05), area code (Department, 604), ISO 3166-2 code (Department, CO-ANT), DANE code (City, 05001), Wikidata item (City, Q48278), GeoNames id (City, 3674954), OpenStreetMap relation (City, 1343264), IATA code (Airport, BOG), ICAO code (Airport, SKBO), Smithsonian number (Volcano, 351020), postal code (PostalCode, 110111), SNIES code (HigherEducationInstitution, 1101), code of the Agencia Nacional de Tierras (IndigenousReservation, 10301), DANE code of an indigenous reservation (IndigenousReservation, 1674), RUNAP number (NaturalArea, 6), DANE code (UrbanCenter, 05001000).',
    es: 'Ningún registro tiene el código "zzz". Códigos admitidos: código ISO 3166-1 (Country, CO), código ISO de tres letras (Country, COL), código DANE (Department, 05), indicativo (Department, 604), código ISO 3166-2 (Department, CO-ANT), código DANE (City, 05001), elemento de Wikidata (City, Q48278), id de GeoNames (City, 3674954), relación de OpenStreetMap (City, 1343264), código IATA (Airport, BOG), código OACI (Airport, SKBO), número del Smithsonian (Volcano, 351020), código postal (PostalCode, 110111), código SNIES (HigherEducationInstitution, 1101), código de la Agencia Nacional de Tierras (IndigenousReservation, 10301), código DANE de un resguardo (IndigenousReservation, 1674), número del RUNAP (NaturalArea, 6), código DANE (UrbanCenter, 05001000).',
  },
  {
    path: '/api/v1/City/999999',
    en: 'There is no City with id 999999; the nearest is 1124, at /api/v1/City/1124.',
    es: 'No hay un registro de City con id 999999; el más cercano es 1124, en /api/v1/City/1124.',
  },
  {
    path: '/api/v1/NaturalArea/2',
    en: 'NaturalArea 2 is no longer available: Part of an area within one municipality; replaced by the department total. See /api/v1/NaturalArea/6.',
    es: 'NaturalArea 2 ya no está disponible: Parte de un área dentro de un solo municipio; la reemplaza el total del departamento. Consulta /api/v1/NaturalArea/6.',
  },
  {
    path: '/api/v1/City/05001',
    en: 'There is no City with id 5001, but 05001 is the daneCode of Medellín, at /api/v1/City/12.',
    es: 'No hay un registro de City con id 5001, pero 05001 es el daneCode de Medellín, en /api/v1/City/12.',
  },
  {
    path: '/api/v1/Holiday/2026',
    en: 'Nothing is available at /api/v1/Holiday/2026. Did you mean /api/v1/Holiday/year/2026?',
    es: 'No hay nada en /api/v1/Holiday/2026. ¿Quisiste decir /api/v1/Holiday/year/2026?',
  },
  {
    path: '/api/v1/Municipio',
    en: 'Nothing is available at /api/v1/Municipio. Did you mean /api/v1/City?',
    es: 'No hay nada en /api/v1/Municipio. ¿Quisiste decir /api/v1/City?',
  },
  {
    path: '/api/v1/Citty',
    en: 'Nothing is available at /api/v1/Citty. Did you mean /api/v1/City?',
    es: 'No hay nada en /api/v1/Citty. ¿Quisiste decir /api/v1/City?',
  },
  {
    path: '/nothing/like/it',
    en: 'Nothing is available at /nothing/like/it. GET /api/v1 lists all paths.',
    es: 'No hay nada en /nothing/like/it. GET /api/v1 lista todas las rutas.',
  },
  {
    path: '/docs/nope',
    en: 'Nothing is available at /docs/nope. GET /api/v1 lists all paths.',
    es: 'No hay nada en /docs/nope. GET /api/v1 lista todas las rutas.',
  },
  {
    path: '/api/v1/City/%E0%A4%A',
    en: 'The path contains a percent sign that does not start an encoded UTF-8 character; write a literal percent sign as %25.',
    es: 'La ruta contiene un signo de porcentaje que no inicia un carácter UTF-8 codificado; el signo de porcentaje literal se escribe %25.',
  },
  {
    path: '/api/v1/City?name=Medell%EDn',
    en: 'name contains a percent sign that does not start an encoded UTF-8 character; encode the value as UTF-8 and write a literal percent sign as %25.',
    es: 'name contiene un signo de porcentaje que no inicia un carácter UTF-8 codificado; codifica el valor en UTF-8 y escribe el signo de porcentaje literal como %25.',
  },
  {
    path: '/api/v1/City',
    method: 'POST',
    en: 'POST is not allowed at /api/v1/City. Allowed methods: GET, HEAD, OPTIONS.',
    es: 'POST no está permitido en /api/v1/City. Métodos permitidos: GET, HEAD, OPTIONS.',
  },
  {
    path: '/api/v1/City',
    headers: { 'content-length': '1' },
    body: 'x',
    en: 'A GET request must not have a body; send it without one.',
    es: 'Una solicitud GET no debe llevar cuerpo; envíala sin él.',
  },
  {
    path: `/api/v1/City/name/${'a'.repeat(1001)}`,
    en: 'name is longer than 1000 characters.',
    es: 'name tiene más de 1000 caracteres.',
  },
  {
    path: `/api/v1/City?name=${'a'.repeat(1001)}`,
    en: 'name is longer than 1000 characters.',
    es: 'name tiene más de 1000 caracteres.',
  },
  {
    path: `/api/v1/City/name/${'a'.repeat(13_000)}`,
    en: 'The URL has 13018 characters; the limit is 13000.',
    es: 'La URL tiene 13018 caracteres; el límite es 13000.',
  },
  {
    path: '/api/v1/City/646/boundary',
    en: 'City 646, Mapiripana, has no boundary, because it is part of Barrancominas, at /api/v1/City/645/boundary.',
    es: 'City 646, Mapiripana, no tiene límites propios, porque hace parte de Barrancominas, en /api/v1/City/645/boundary.',
  },
  ...['', ' \n'].map((nothing) => ({
    ...posted(nothing),
    en: 'The body is empty; send a list of rows, or an object with such a list under points.',
    es: 'El cuerpo está vacío; envía una lista de filas, o un objeto con esa lista en points.',
  })),
  {
    ...posted('{"point": []}'),
    en: 'The body must be a list of rows, or an object with such a list under points.',
    es: 'El cuerpo debe ser una lista de filas, o un objeto con esa lista en points.',
  },
  {
    ...posted(`[${'{},'.repeat(1000)}{}]`),
    en: 'The body has more than 1000 rows; send at most 1000 at once.',
    es: 'El cuerpo tiene más de 1000 filas; envía máximo 1000 a la vez.',
  },
  {
    ...posted('lat,lon\n"4.6,-74.1\n', 'text/csv'),
    en: 'The table cannot be read as CSV at line 2, column 1: a quote that opens here is never closed.',
    es: 'La tabla no se puede leer como CSV en la línea 2, columna 1: las comillas que se abren aquí no se cierran.',
  },
  {
    ...posted('\n', 'text/csv'),
    en: 'The table has no lines; send a header line with the names of the columns first.',
    es: 'La tabla no tiene líneas; envía primero un encabezado con los nombres de las columnas.',
  },
  {
    ...posted('id,value\n1,2\n', 'text/csv'),
    en: 'No column of the table is read, because its header line has id, value. Give a column one of these names: lat, lon, point.',
    es: 'No se lee ninguna columna de la tabla, porque su encabezado trae id, value. Ponle a una columna uno de estos nombres: lat, lon, point.',
  },
  {
    ...posted(`${'x'.repeat(20_001)}\n1\n`, 'text/csv'),
    en: 'The header line is longer than 20000 characters.',
    es: 'El encabezado de la tabla tiene más de 20000 caracteres.',
  },
  {
    ...posted(`"${'x'.repeat(20_001)}\n1\n`, 'text/csv'),
    en: 'The header line is longer than 20000 characters. It begins at line 1; check that every quote in it is closed.',
    es: 'El encabezado de la tabla tiene más de 20000 caracteres. Empieza en la línea 1; revisa que todas sus comillas se cierren.',
  },
  {
    ...posted('[{'),
    en: 'The body cannot be read as JSON at line 1, column 3: the text ends before a quote or a bracket is closed.',
    es: 'El cuerpo no se puede leer como JSON en la línea 1, columna 3: el texto termina antes de que se cierren unas comillas, un [ o un {.',
  },
  {
    ...posted('a=1&'.repeat(2001), 'application/x-www-form-urlencoded'),
    path: '/en/tools/match',
    en: 'The body is not valid for its Content-Type header, or it is incomplete.',
    es: 'El cuerpo no es válido para su encabezado Content-Type, o está incompleto.',
  },
  {
    ...posted('lat,lon', 'text/plain'),
    en: 'This path does not accept a body of this Content-Type; send application/json or text/csv.',
    es: 'Esta ruta no acepta un cuerpo con este Content-Type; envía application/json o text/csv.',
  },
  {
    ...posted(' '.repeat(1_048_577)),
    en: 'The body is larger than 1048576 bytes, the limit at this path.',
    es: 'El cuerpo tiene más de 1048576 bytes, el límite de esta ruta.',
  },
  {
    ...posted(`${'a,'.repeat(250)}a\n`, 'text/csv'),
    en: 'A row has more than 250 columns; send at most 250, including those with the names or coordinates.',
    es: 'Una fila tiene más de 250 columnas; envía máximo 250, entre ellas las de los nombres o las coordenadas.',
  },
  {
    ...posted(`${'a,'.repeat(100)}a\n${'1\n'.repeat(1000)}`, 'text/csv'),
    en: 'The table has 101 columns and 1000 rows; columns times rows must be at most 100000. Send fewer rows at once.',
    es: 'La tabla tiene 101 columnas y 1000 filas; columnas por filas debe ser máximo 100000. Envía menos filas a la vez.',
  },
  {
    ...posted(`[{"a":"${'x'.repeat(20_000)}"}]`),
    en: 'Row 1 is longer than 20000 characters.',
    es: 'La fila 1 tiene más de 20000 caracteres.',
  },
  {
    ...posted(`lat,lon\n"${'x'.repeat(20_001)}`, 'text/csv'),
    en: 'Row 1 is longer than 20000 characters. It begins at line 2; check that every quote in it is closed.',
    es: 'La fila 1 tiene más de 20000 caracteres. Empieza en la línea 2; revisa que todas sus comillas se cierren.',
  },
  {
    ...posted('['.repeat(40)),
    en: 'The body is nested deeper than 32 levels.',
    es: 'El cuerpo está anidado en más de 32 niveles.',
  },
  {
    ...posted(`{"a":[${'1,'.repeat(20_001)}1]}`),
    en: 'The body has more than 20000 values.',
    es: 'El cuerpo tiene más de 20000 valores.',
  },
  {
    ...posted(`{"a":"${'x'.repeat(20_000)}"}`),
    en: 'The body has more than 20000 characters outside its rows; send only the rows.',
    es: 'El cuerpo tiene más de 20000 caracteres por fuera de sus filas; envía solo las filas.',
  },
  {
    ...posted('[]', 'application/json; charset=koi8-r'),
    en: 'The charset koi8-r is not supported; use UTF-8, ISO-8859-1, Windows-1252 or UTF-16.',
    es: 'No se admite el charset koi8-r; usa UTF-8, ISO-8859-1, Windows-1252 o UTF-16.',
  },
  {
    ...posted('abc', 'text/csv; charset=utf-16'),
    en: 'The body is not valid UTF-16LE at byte 3; encode it as UTF-8, or declare another charset, such as charset=windows-1252.',
    es: 'El cuerpo no es UTF-16LE válido en el byte 3; codifícalo en UTF-8 o declara otro charset, por ejemplo charset=windows-1252.',
  },
  {
    ...posted('[]'),
    headers: { 'content-type': 'application/json', 'content-length': '2', 'content-encoding': 'gzip' },
    en: 'The body has a Content-Encoding; send it uncompressed and without that header.',
    es: 'El cuerpo tiene un Content-Encoding; envíalo sin comprimir y sin ese encabezado.',
  },
];

function posted(body: string, type = 'application/json') {
  return {
    path: '/api/v1/locate',
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(body.length) },
    body,
  };
}
