// Messages about the value of a parameter, in Spanish.
import { followedBy, sentence } from './sentence.js';
import type { ExpectedValues, englishValueWords } from './value-words-en.js';

const expected: ExpectedValues = {
  integer: { one: 'un entero', many: 'enteros', form: '' },
  number: { one: 'un número', many: 'números', form: ' (como en JSON)' },
  text: { one: 'un texto no vacío', many: 'textos no vacíos', form: '' },
  texts: { one: 'un texto no vacío', many: 'textos no vacíos', form: '' },
  boolean: { one: 'true o false', many: 'booleanos', form: '' },
  date: { one: 'una fecha', many: 'fechas', form: ' (YYYY-MM-DD)' },
  midnight: { one: 'una fecha', many: 'fechas', form: ' (YYYY-MM-DD o YYYY-MM-DDT00:00:00)' },
};

export const spanishValueWords: typeof englishValueWords = {
  missing: (name, about) => sentence`${name} es obligatorio: ${about}`,
  givenTwice: (name, values) =>
    sentence`${name} aparece más de una vez, como ${values.map((value) => `"${value}"`).join(' y ')}; envíalo una sola vez.`,
  goesWith: (name, needs) => sentence`${name} solo se puede usar junto con ${needs}.`,
  distanceNeedsNear: (parameter, field) =>
    sentence`${parameter}: ${field} solo está disponible con near; es la distancia a ese punto.`,
  empty: (name) => sentence`${name} no puede estar vacío.`,
  notInteger: (name, { min, max }, raw) =>
    sentence`${name} debe ser un entero de ${min} a ${max}, no "${raw}".`,
  outside: (name, { min, max }, raw, why) =>
    sentence`${name} debe ser un entero de ${min} a ${max}, no ${raw}.${followedBy(why)}`,
  noneOf: (name, values, raw, hint) =>
    sentence`${name} debe ser uno de estos valores: ${values.join(', ')}; "${raw}" no es uno de ellos.${followedBy(hint)}`,
  formatIsFor: (format, records) =>
    sentence`El formato ${format} está disponible para ${records.join(', ')}.`,
  notSwitch: (name, raw) => sentence`${name} debe ser true o false, no "${raw}".`,
  notOfKind: (name, kind, raw) =>
    sentence`${name} debe ser ${expected[kind].one}${expected[kind].form}, no "${raw}".`,
  notAllOfKind: (name, kind, part) =>
    sentence`${name} debe ser una lista separada por comas de ${expected[kind].many}${expected[kind].form}; "${part}" no es ${expected[kind].one}. Un valor no puede contener comas.`,
  notPoint: (name, raw) =>
    sentence`${name} debe ser latitud,longitud en grados, por ejemplo 4.65,-74.1 (de -90 a 90, de -180 a 180), no "${raw}".`,
  notCoordinate: (name, most, raw) =>
    sentence`${name} debe ser un número de grados de -${most} a ${most}, no "${raw}".`,
  decimalComma: (name, raw, meant) =>
    sentence`${name} debe llevar punto decimal: escribe ${meant}, no "${raw}".`,
  swappedCoordinates: (latitude, longitude) =>
    sentence`La latitud y la longitud parecen estar cambiadas: ${longitude}, ${latitude} está en el país; la latitud va primero.`,
  needsPoint: (example) => sentence`Falta un punto: escribe lat y lon, por ejemplo ${example}.`,
  pointTwice: () => sentence`Escribe lat y lon, o point, pero no ambos.`,
  notArea: (name, paths, raw) =>
    sentence`${name} debe ser ${paths.join(', ')} con un id, por ejemplo ${paths[0] ?? ''}/1, no "${raw}".`,
  notDate: (name, raw, example) =>
    sentence`${name} debe ser una fecha (YYYY-MM-DD), por ejemplo ${example}, no "${raw}".`,
  noSuchMonth: (name, raw) =>
    sentence`${name} debe ser una fecha (YYYY-MM-DD) con un mes de 01 a 12, no "${raw}".`,
  noSuchDay: (name, raw, days) =>
    sentence`${name} debe ser una fecha que exista; no hay ${raw}, porque ese mes tiene ${days} días.`,
  dateOutside: (name, [first, last], raw, why) =>
    sentence`${name} debe ser una fecha de ${first} a ${last}, no ${raw}.${followedBy(why)}`,
  daysTooMany: (name, days, [first, last]) =>
    sentence`${name} debe llevar a una fecha de ${first} a ${last}; ${days} se sale de ese rango.`,
  missingCell: (name) => sentence`La fila no tiene ${name}.`,
  notBox: (name, raw) =>
    sentence`${name} debe ser oeste,sur,este,norte en grados, por ejemplo -75,4,-74,5 (de -180 a 180, de -90 a 90), no "${raw}".`,
  boxUpsideDown: (name, south, north) =>
    sentence`${name} debe ser oeste,sur,este,norte; su sur, ${south}, queda al norte de su norte, ${north}.`,
  notMeasure: (name, max, raw) =>
    sentence`${name} debe ser un número mayor que 0 y de ${max} como máximo, no "${raw}".`,
  tooManySortKeys: (name, most, count) => sentence`${name} acepta ${most} campos como máximo, no ${count}.`,
  notSortKey: (name, example, key, hint) =>
    sentence`${name} debe ser una lista de campos ordenables separados por comas, por ejemplo ${example}; "${key}" no es uno de ellos.${followedBy(hint)}`,
};
