// Messages about the body of a request: its encoding, its size and its rows.
import type { Localized } from '../text/localized.js';
import { seconds } from './value-messages.js';

const jsonFaults = {
  en: {
    value: 'a value is missing or is not written as JSON',
    key: 'a key in double quotes is missing',
    colon: 'a colon is missing after a key',
    comma: 'a comma or a closing bracket is missing',
    text: 'a text contains a line break, a control character or an unknown escape',
    open: 'the text ends before a quote or a bracket is closed',
    more: 'something follows the end of the value',
  },
  es: {
    value: 'falta un valor o no está escrito como JSON',
    key: 'falta una clave entre comillas dobles',
    colon: 'faltan los dos puntos después de una clave',
    comma: 'falta una coma o un signo de cierre (] o })',
    text: 'un texto contiene un salto de línea, un carácter de control o una secuencia de escape desconocida',
    open: 'el texto termina antes de que se cierren unas comillas, un [ o un {',
    more: 'hay algo después del final del valor',
  },
};

export type JsonFaultName = keyof typeof jsonFaults.en;

const csvFaults = {
  en: {
    quoteInCell: 'a cell contains a quote (put the cell in quotes and write the quote twice)',
    textAfterQuote: 'text follows the closing quote of a cell',
    openQuote: 'a quote that opens here is never closed',
  },
  es: {
    quoteInCell:
      'una celda contiene comillas (pon la celda entre comillas y escribe dos veces las de adentro)',
    textAfterQuote: 'hay texto después de las comillas que cierran una celda',
    openQuote: 'las comillas que se abren aquí no se cierran',
  },
};

export const bodyMessages = {
  takesNoBody: (method: string): Localized => ({
    en: `A ${method} request must not have a body; send it without one.`,
    es: `Una solicitud ${method} no debe llevar cuerpo; envíala sin él.`,
  }),
  bodyTooLarge: (limit: number): Localized => ({
    en: `The body is larger than ${limit} bytes, the limit at this path.`,
    es: `El cuerpo tiene más de ${limit} bytes, el límite de esta ruta.`,
  }),
  tooManyBodies: (wait: number): Localized => ({
    en: `The service is reading too many request bodies at the moment. Try again in ${seconds.en(wait)}.`,
    es: `El servicio está leyendo demasiados cuerpos de solicitudes en este momento. Intenta de nuevo en ${seconds.es(wait)}.`,
  }),
  codedBody: (): Localized => ({
    en: `The body has a Content-Encoding; send it uncompressed and without that header.`,
    es: `El cuerpo tiene un Content-Encoding; envíalo sin comprimir y sin ese encabezado.`,
  }),
  foreignCharset: (charset: string): Localized => ({
    en: `The charset ${charset} is not supported; use UTF-8, ISO-8859-1, Windows-1252 or UTF-16.`,
    es: `No se admite el charset ${charset}; usa UTF-8, ISO-8859-1, Windows-1252 o UTF-16.`,
  }),
  notInCharset: (charset: string, byte: number): Localized => ({
    en: `The body is not valid ${charset} at byte ${byte}; encode it as UTF-8, or declare another charset, such as charset=windows-1252.`,
    es: `El cuerpo no es ${charset} válido en el byte ${byte}; codifícalo en UTF-8 o declara otro charset, por ejemplo charset=windows-1252.`,
  }),
  unsupportedMediaType: (accepted: readonly string[]): Localized => ({
    en: `This path does not accept a body of this Content-Type${accepted.length === 0 ? '' : `; send ${accepted.join(' or ')}`}.`,
    es: `Esta ruta no acepta un cuerpo con este Content-Type${accepted.length === 0 ? '' : `; envía ${accepted.join(' o ')}`}.`,
  }),
  unreadableBody: (): Localized => ({
    en: `The body is not valid for its Content-Type header, or it is incomplete.`,
    es: `El cuerpo no es válido para su encabezado Content-Type, o está incompleto.`,
  }),
  emptyBody: (name: string): Localized => ({
    en: `The body is empty; send a list of rows, or an object with such a list under ${name}.`,
    es: `El cuerpo está vacío; envía una lista de filas, o un objeto con esa lista en ${name}.`,
  }),
  needsRows: (name: string): Localized => ({
    en: `The body must be a list of rows, or an object with such a list under ${name}.`,
    es: `El cuerpo debe ser una lista de filas, o un objeto con esa lista en ${name}.`,
  }),
  notRow: (example: string): Localized => ({
    en: `The row must be an object, such as ${example}.`,
    es: `La fila debe ser un objeto, por ejemplo ${example}.`,
  }),
  unreadableJson: (line: number, column: number, fault: JsonFaultName): Localized => ({
    en: `The body cannot be read as JSON at line ${line}, column ${column}: ${jsonFaults.en[fault]}.`,
    es: `El cuerpo no se puede leer como JSON en la línea ${line}, columna ${column}: ${jsonFaults.es[fault]}.`,
  }),
  tooManyRows: (most: number): Localized => ({
    en: `The body has more than ${most} rows; send at most ${most} at once.`,
    es: `El cuerpo tiene más de ${most} filas; envía máximo ${most} a la vez.`,
  }),
  tooManyColumns: (most: number): Localized => ({
    en: `A row has more than ${most} columns; send at most ${most}, including those with the names or coordinates.`,
    es: `Una fila tiene más de ${most} columnas; envía máximo ${most}, entre ellas las de los nombres o las coordenadas.`,
  }),
  tooManyCells: (columns: number, rows: number, most: number): Localized => ({
    en: `The table has ${columns} columns and ${rows} rows; columns times rows must be at most ${most}. Send fewer rows at once.`,
    es: `La tabla tiene ${columns} columnas y ${rows} filas; columnas por filas debe ser máximo ${most}. Envía menos filas a la vez.`,
  }),
  rowTooLong: (row: number, most: number): Localized => ({
    en: `Row ${row} is longer than ${most} characters.`,
    es: `La fila ${row} tiene más de ${most} caracteres.`,
  }),
  rowTooLongInQuotes: (row: number, most: number, line: number): Localized => ({
    en: `Row ${row} is longer than ${most} characters. It begins at line ${line}; check that every quote in it is closed.`,
    es: `La fila ${row} tiene más de ${most} caracteres. Empieza en la línea ${line}; revisa que todas sus comillas se cierren.`,
  }),
  nestedTooDeep: (most: number): Localized => ({
    en: `The body is nested deeper than ${most} levels.`,
    es: `El cuerpo está anidado en más de ${most} niveles.`,
  }),
  tooManyValues: (most: number): Localized => ({
    en: `The body has more than ${most} values.`,
    es: `El cuerpo tiene más de ${most} valores.`,
  }),
  tooMuchAroundRows: (most: number): Localized => ({
    en: `The body has more than ${most} characters outside its rows; send only the rows.`,
    es: `El cuerpo tiene más de ${most} caracteres por fuera de sus filas; envía solo las filas.`,
  }),
  headerTooLong: (most: number): Localized => ({
    en: `The header line is longer than ${most} characters.`,
    es: `El encabezado de la tabla tiene más de ${most} caracteres.`,
  }),
  headerTooLongInQuotes: (most: number, line: number): Localized => ({
    en: `The header line is longer than ${most} characters. It begins at line ${line}; check that every quote in it is closed.`,
    es: `El encabezado de la tabla tiene más de ${most} caracteres. Empieza en la línea ${line}; revisa que todas sus comillas se cierren.`,
  }),
  noHeader: (): Localized => ({
    en: `The table has no lines; send a header line with the names of the columns first.`,
    es: `La tabla no tiene líneas; envía primero un encabezado con los nombres de las columnas.`,
  }),
  noColumnRead: (found: string, suggested: readonly string[]): Localized => ({
    en: `No column of the table is read, because its header line has ${found}. Give a column one of these names: ${suggested.join(', ')}.`,
    es: `No se lee ninguna columna de la tabla, porque su encabezado trae ${found}. Ponle a una columna uno de estos nombres: ${suggested.join(', ')}.`,
  }),
  noFieldRead: (suggested: readonly string[]): Localized => ({
    en: `No row has a field that is read. Give a field one of these names: ${suggested.join(', ')}.`,
    es: `Ninguna fila trae un campo que se lea. Ponle a un campo uno de estos nombres: ${suggested.join(', ')}.`,
  }),
  unreadableTable: (line: number, column: number, fault: keyof typeof csvFaults.en): Localized => ({
    en: `The table cannot be read as CSV at line ${line}, column ${column}: ${csvFaults.en[fault]}.`,
    es: `La tabla no se puede leer como CSV en la línea ${line}, columna ${column}: ${csvFaults.es[fault]}.`,
  }),
};
