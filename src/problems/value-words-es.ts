// What is said of the value of a parameter, in Spanish.
import { followedBy, sentence } from './sentence.js';
import type { ExpectedValues, englishValueWords } from './value-words-en.js';

const expected: ExpectedValues = {
  integer: 'un entero',
  number: 'un número, escrito como en JSON',
  text: 'un texto que no esté vacío',
  texts: 'un texto que no esté vacío',
  boolean: 'true o false',
  date: 'una fecha, YYYY-MM-DD',
  midnight: 'una fecha, YYYY-MM-DD o YYYY-MM-DDT00:00:00',
};

export const spanishValueWords: typeof englishValueWords = {
  missing: (name, about) => sentence`${name} es obligatorio: ${about}`,
  givenTwice: (name, values) =>
    sentence`${name} viene más de una vez, como ${values.map((value) => `"${value}"`).join(' y ')}; envíalo una sola vez.`,
  goesWith: (name, needs) => sentence`${name} va con ${needs}; por sí solo no significa nada.`,
  distanceNeedsNear: (parameter, field) =>
    sentence`${parameter}: ${field} solo existe con near: es la distancia a ese punto.`,
  empty: (name) => sentence`${name} no puede estar vacío.`,
  notInteger: (name, { min, max }, raw) =>
    sentence`${name} debe ser un entero de ${min} a ${max}; "${raw}" no es un entero.`,
  outside: (name, { min, max }, raw, why) =>
    sentence`${name} debe ser un entero de ${min} a ${max}; ${raw} está por fuera.${followedBy(why)}`,
  noneOf: (name, values, raw, hint) =>
    sentence`${name} debe ser uno de estos: ${values.join(', ')}; "${raw}" no es ninguno.${followedBy(hint)}`,
  geoJsonIsFor: (records) => sentence`Hay GeoJSON para ${records.join(', ')}.`,
  notSwitch: (name, raw) => sentence`${name} debe ser true o false; "${raw}" no es ni lo uno ni lo otro.`,
  notOfKind: (name, kind, raw) => sentence`${name} debe ser ${expected[kind]}; "${raw}" no lo es.`,
  notAllOfKind: (name, kind, part) =>
    sentence`${name} debe ser una lista de valores separados por comas, cada uno ${expected[kind]}; "${part}" no lo es. Un valor no puede tener comas.`,
  notPoint: (name, raw) =>
    sentence`${name} debe ser latitud,longitud en grados, por ejemplo 4.65,-74.1 (de -90 a 90, de -180 a 180); "${raw}" no lo es.`,
  notBox: (name, raw) =>
    sentence`${name} debe ser oeste,sur,este,norte en grados, por ejemplo -75,4,-74,5 (de -180 a 180, de -90 a 90); "${raw}" no lo es.`,
  boxUpsideDown: (name, south, north) =>
    sentence`${name} debe ser oeste,sur,este,norte; su sur, ${south}, queda al norte de su norte, ${north}.`,
  notMeasure: (name, max, raw) =>
    sentence`${name} debe ser un número mayor que 0 y de ${max} como máximo; "${raw}" no lo es.`,
  tooManySortKeys: (name, most, count) =>
    sentence`${name} acepta ${most} campos como máximo; aquí hay ${count}.`,
  notSortKey: (name, example, key, hint) =>
    sentence`${name} debe ser una lista de campos separados por comas, por ejemplo ${example}; "${key}" no es ninguno.${followedBy(hint)}`,
};
