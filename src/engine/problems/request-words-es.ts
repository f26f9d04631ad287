// Messages about a request as a whole, and about missing records, in Spanish.
import type { CsvFaultName, englishRequestWords, JsonFaultName } from './request-words-en.js';
import { followedBy, sentence } from './sentence.js';

const counted = (count: number, thing: string, things: string) => `${count} ${count === 1 ? thing : things}`;
const seconds = (count: number) => counted(count, 'segundo', 'segundos');

const jsonFaults: Readonly<Record<JsonFaultName, string>> = {
  value: 'falta un valor o no está escrito como JSON',
  key: 'falta una clave entre comillas dobles',
  colon: 'faltan los dos puntos después de una clave',
  comma: 'falta una coma o un corchete o llave de cierre',
  text: 'un texto contiene un salto de línea, un carácter de control o una secuencia de escape desconocida',
  open: 'el texto termina antes de que se cierren unas comillas, un corchete o una llave',
  more: 'hay algo después del final del valor',
};

const csvFaults: Readonly<Record<CsvFaultName, string>> = {
  quoteInCell:
    'hay comillas dentro de una celda; pon la celda entre comillas y escribe dos veces las de adentro',
  textAfterQuote: 'hay texto después de las comillas que cierran una celda',
  openQuote: 'las comillas que se abren aquí no se cierran',
};

export const spanishRequestWords: typeof englishRequestWords = {
  tooManyRequests: ({ client, requests, window, wait }) =>
    sentence`Límite de solicitudes alcanzado para ${client}: ${counted(requests, 'solicitud', 'solicitudes')} cada ${seconds(window)}. Intenta de nuevo en ${seconds(wait)}.`,
  tooMuchUnsent: (wait) =>
    sentence`Hay demasiado sin leer de respuestas anteriores. Intenta de nuevo en ${seconds(wait)}, y lee cada respuesta antes de pedir la siguiente.`,
  tooManyFields: (most) => sentence`La solicitud tiene más de ${most} encabezados.`,
  twoHosts: () => sentence`La solicitud tiene más de un encabezado Host.`,
  needsHost: () => sentence`Una solicitud HTTP/1.1 debe tener un encabezado Host.`,
  takesNoBody: (method) => sentence`Una solicitud ${method} no debe llevar cuerpo; envíala sin él.`,
  bodyTooLarge: (limit) => sentence`El cuerpo tiene más de ${limit} bytes, el límite de esta ruta.`,
  tooManyBodies: (wait) =>
    sentence`El servicio está leyendo demasiados cuerpos de solicitudes en este momento. Intenta de nuevo en ${seconds(wait)}.`,
  codedBody: () => sentence`El cuerpo tiene un Content-Encoding; envíalo sin comprimir y sin ese encabezado.`,
  foreignCharset: (charset) =>
    sentence`No se admite el charset ${charset}; usa UTF-8, ISO-8859-1, Windows-1252 o UTF-16.`,
  notInCharset: (charset, byte) =>
    sentence`El cuerpo no es ${charset} válido en el byte ${byte}; codifícalo en UTF-8 o anuncia otro charset, por ejemplo charset=windows-1252.`,
  unsupportedMediaType: (accepted) =>
    sentence`Esta ruta no acepta un cuerpo con este Content-Type${accepted.length === 0 ? '' : `; envía ${accepted.join(' o ')}`}.`,
  unreadableBody: () => sentence`El cuerpo no se puede leer como lo anuncian Content-Type y Content-Length.`,
  addressTooLong: (length, longest) => sentence`La URL tiene ${length} caracteres; el límite es ${longest}.`,
  valueTooLong: (name, longest) => sentence`${name} tiene más de ${longest} caracteres.`,
  badPercentSign: () =>
    sentence`La ruta contiene un signo de porcentaje que no inicia un carácter UTF-8 codificado; el signo de porcentaje literal se escribe %25.`,
  badPercentSignIn: (name) =>
    sentence`${name} contiene un signo de porcentaje que no inicia un carácter UTF-8 codificado; codifica el valor en UTF-8 y escribe el signo de porcentaje literal como %25.`,
  methodNotAllowed: (method, path, allowed) =>
    sentence`${method} no está permitido en ${path}. Métodos permitidos: ${allowed}.`,
  nothingAt: (path, hint) => sentence`Ningún endpoint coincide con ${path}.${followedBy(hint)}`,
  pathsAreListed: (at) => sentence`GET ${at} lista todas las rutas.`,
  didYouMean: (name) => sentence`¿Quisiste decir ${name}?`,
  failed: () => sentence`El servicio falló al responder; puede que la solicitud sea válida.`,
  probablyMeant: (record, id, name, path) =>
    sentence`¿Quisiste decir ${record} ${id}${name === '' ? '' : `, ${name}`}? Está en ${path}.`,
  lookUp: (record, path) => sentence`Para buscar registros de ${record} por nombre, usa ${path}.`,
  codeIsNotId: ({ record, id, field, code, name, path }) =>
    sentence`No hay un registro de ${record} con id ${id}, pero ${code} es el ${field} de ${name === '' ? `otro registro de ${record}` : name}, en ${path}.`,
  needsRows: (name) => sentence`El cuerpo debe ser una lista de filas, o un objeto con esa lista en ${name}.`,
  notRow: (example) => sentence`La fila debe ser un objeto, por ejemplo ${example}.`,
  unreadableJson: (line, column, fault) =>
    sentence`El cuerpo no se puede leer como JSON en la línea ${line}, columna ${column}: ${jsonFaults[fault]}.`,
  tooManyRows: (most) => sentence`El cuerpo tiene más de ${most} filas; envía máximo ${most} a la vez.`,
  tooManyColumns: (most) =>
    sentence`Una fila tiene más de ${most} columnas; envía máximo ${most}, entre ellas las de los nombres o las coordenadas.`,
  tooManyCells: (columns, rows, most) =>
    sentence`La tabla tiene ${columns} columnas y ${rows} filas; columnas por filas debe ser máximo ${most}. Envía menos filas a la vez.`,
  rowTooLong: (row, most) => sentence`La fila ${row} tiene más de ${most} caracteres.`,
  rowTooLongInQuotes: (row, most, line) =>
    sentence`La fila ${row} tiene más de ${most} caracteres. Empieza en la línea ${line}; revisa que todas sus comillas se cierren.`,
  nestedTooDeep: (most) => sentence`El cuerpo está anidado en más de ${most} niveles.`,
  tooManyValues: (most) => sentence`El cuerpo tiene más de ${most} valores.`,
  tooMuchAroundRows: (most) =>
    sentence`El cuerpo tiene más de ${most} caracteres por fuera de sus filas; envía solo las filas.`,
  headerTooLong: (most) => sentence`El encabezado de la tabla tiene más de ${most} caracteres.`,
  headerTooLongInQuotes: (most, line) =>
    sentence`El encabezado de la tabla tiene más de ${most} caracteres. Empieza en la línea ${line}; revisa que todas sus comillas se cierren.`,
  noHeader: () =>
    sentence`La tabla no tiene líneas; envía primero un encabezado con los nombres de las columnas.`,
  unreadableTable: (line, column, fault) =>
    sentence`La tabla no se puede leer como CSV en la línea ${line}, columna ${column}: ${csvFaults[fault]}.`,
  noBoundary: (record, name, within, path) =>
    sentence`${record} ${name} no tiene límites propios: hace parte de ${within}, en ${path}.`,
  unknownCode: (code, kinds) =>
    sentence`Ningún registro tiene el código "${code}". Los códigos que llevan a un registro son: ${kinds.join('; ')}.`,
  noRecord: (record, id) => sentence`No hay un registro de ${record} con id ${id}.`,
  nearestRecord: (record, id, nearest, path) =>
    sentence`No hay un registro de ${record} con id ${id}; el más cercano es ${nearest}, en ${path}.`,
  retired: (record, id, reason, by) =>
    by === null
      ? sentence`${record} ${id} ya no está disponible y ningún registro lo reemplaza: ${reason}`
      : sentence`${record} ${id} ya no está disponible: ${reason} Consulta ${by}.`,
};
