// What is said of the names in a query, and of what they lead to, in Spanish.
import type { englishNameWords } from './name-words-en.js';
import { followedBy, sentence } from './sentence.js';

export const spanishNameWords: typeof englishNameWords = {
  unknownParameter: (name, hint) =>
    sentence`"${name}" no es un parámetro de esta operación.${followedBy(hint)}`,
  standsInPath: (name) => sentence`${name} va en la ruta.`,
  noCoordinates: (record) => sentence`${record} no tiene coordenadas.`,
  answersOneRecord: () => sentence`Responde un solo registro; los filtros van con las listas.`,
  filtersOf: (field, filters, hint) => sentence`De ${field} hay ${filters.join(', ')}.${followedBy(hint)}`,
  inList: (parameter, fault) => sentence`${parameter}: ${fault}`,
  inPath: (path, fault) => sentence`"${path}": ${fault}`,
  fieldBetweenCommas: () => sentence`entre dos comas debe haber un campo.`,
  relationBetweenCommas: () => sentence`entre dos comas debe haber una relación.`,
  noField: (record, name, hint) => sentence`${record} no tiene un campo "${name}".${followedBy(hint)}`,
  noRelation: (record, name, hint) => sentence`${record} no tiene una relación "${name}".${followedBy(hint)}`,
  noFieldsWithin: (record, name) => sentence`"${name}" es un campo de ${record} y no tiene campos propios.`,
  tooDeep: (path, deepest) => sentence`"${path}" pasa por más de ${deepest} relaciones.`,
  tooManyEmbedded: (parameter, count, most) =>
    sentence`${parameter} incluiría ${count} registros, y una respuesta incluye ${most} como máximo; pide una página, agrega un filtro o expande menos.`,
  noCellForRecord: (path, example) =>
    sentence`"${path}" es un registro, y la fila de una tabla no tiene celda para eso; nombra campos suyos, por ejemplo ${example}.`,
  noCellForMany: (path, record) =>
    sentence`"${path}" lleva a muchos registros, y la fila de una tabla no tiene celda para eso; no lo pidas, usa format=ndjson o pide los registros de ${record} directamente.`,
};
