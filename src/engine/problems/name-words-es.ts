// Messages about the names in a query, and about what they lead to, in Spanish.
import type { englishNameWords } from './name-words-en.js';
import { followedBy, sentence } from './sentence.js';

export const spanishNameWords: typeof englishNameWords = {
  unknownParameter: (name, hint) =>
    sentence`"${name}" no es un parámetro de esta operación.${followedBy(hint)}`,
  standsInPath: (name) => sentence`${name} hace parte de la ruta.`,
  noCoordinates: (record) => sentence`${record} no tiene coordenadas.`,
  answersOneRecord: () => sentence`Devuelve un solo registro; los filtros solo se aplican a listas.`,
  filtersOf: (field, filters, hint) =>
    sentence`${field} admite estos filtros: ${filters.join(', ')}.${followedBy(hint)}`,
  inList: (parameter, fault) => sentence`${parameter}: ${fault}`,
  inPath: (path, fault) => sentence`"${path}": ${fault}`,
  fieldBetweenCommas: () => sentence`falta un campo antes o después de una coma.`,
  relationBetweenCommas: () => sentence`falta una relación antes o después de una coma.`,
  noField: (record, name, hint) => sentence`${record} no tiene ningún campo "${name}".${followedBy(hint)}`,
  noRelation: (record, name, hint) =>
    sentence`${record} no tiene ninguna relación "${name}".${followedBy(hint)}`,
  noGroup: (parameter, record, name, hint) =>
    sentence`${parameter}: ${record} no se puede contar por "${name}".${followedBy(hint)}`,
  holdsSeveral: (parameter, field) =>
    sentence`${parameter}: ${field} contiene una lista de valores; solo se puede contar por un campo de un valor.`,
  notNumeric: (record, name) => sentence`"${name}" no es un campo numérico de ${record}.`,
  noFieldsWithin: (record, name) => sentence`"${name}" es un campo de ${record} y no tiene campos propios.`,
  tooDeep: (path, deepest) => sentence`"${path}" pasa por más de ${deepest} relaciones.`,
  tooManyEmbedded: (parameter, count, most) =>
    sentence`${parameter} incluiría ${count} registros; una respuesta puede incluir ${most} como máximo. Pide una página, agrega un filtro o expande menos.`,
  noCellForRecord: (path, example) =>
    sentence`"${path}" es un registro y no cabe en una celda de la tabla; nombra más bien sus campos, por ejemplo ${example}.`,
  noCellForMany: (path, record) =>
    sentence`"${path}" lleva a muchos registros, que no caben en una celda de la tabla; quítalo, usa format=ndjson o pide directamente los registros de ${record}.`,
};
