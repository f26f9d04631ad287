// Messages about the names in a query, and about their targets.
import type { Localized } from '../text/localized.js';
import { followedBy } from './value-messages.js';

export const nameMessages = {
  unknownParameter: (name: string, hint: Localized | undefined): Localized => ({
    en: `"${name}" is not a parameter of this operation.${followedBy(hint, 'en')}`,
    es: `"${name}" no es un parámetro de esta operación.${followedBy(hint, 'es')}`,
  }),
  standsInPath: (name: string): Localized => ({
    en: `${name} is part of the path.`,
    es: `${name} hace parte de la ruta.`,
  }),
  noCoordinates: (record: string): Localized => ({
    en: `${record} has no coordinates.`,
    es: `${record} no tiene coordenadas.`,
  }),
  hasOnePlace: (record: string): Localized => ({
    en: `${record} does not have two places.`,
    es: `${record} no tiene dos lugares.`,
  }),
  answersOneRecord: (): Localized => ({
    en: `This operation returns a single record; filters only apply to lists.`,
    es: `Esta operación devuelve un solo registro; los filtros solo se aplican a listas.`,
  }),
  filtersOf: (field: string, filters: readonly string[], hint: Localized | undefined): Localized => ({
    en: `${field} supports these filters: ${filters.join(', ')}.${followedBy(hint, 'en')}`,
    es: `${field} admite estos filtros: ${filters.join(', ')}.${followedBy(hint, 'es')}`,
  }),
  inList: (parameter: string, fault: Localized): Localized => ({
    en: `${parameter}: ${fault.en}`,
    es: `${parameter}: ${fault.es}`,
  }),
  inPath: (path: string, fault: Localized): Localized => ({
    en: `"${path}": ${fault.en}`,
    es: `"${path}": ${fault.es}`,
  }),
  fieldBetweenCommas: (): Localized => ({
    en: `a field is missing before or after a comma.`,
    es: `falta un campo antes o después de una coma.`,
  }),
  relationBetweenCommas: (): Localized => ({
    en: `a relation is missing before or after a comma.`,
    es: `falta una relación antes o después de una coma.`,
  }),
  noField: (record: string, name: string, hint: Localized | undefined): Localized => ({
    en: `${record} has no field "${name}".${followedBy(hint, 'en')}`,
    es: `${record} no tiene ningún campo "${name}".${followedBy(hint, 'es')}`,
  }),
  noRelation: (record: string, name: string, hint: Localized | undefined): Localized => ({
    en: `${record} has no relation "${name}".${followedBy(hint, 'en')}`,
    es: `${record} no tiene ninguna relación "${name}".${followedBy(hint, 'es')}`,
  }),
  noGroup: (parameter: string, record: string, name: string, hint: Localized | undefined): Localized => ({
    en: `${parameter}: ${record} cannot be counted by "${name}".${followedBy(hint, 'en')}`,
    es: `${parameter}: ${record} no se puede contar por "${name}".${followedBy(hint, 'es')}`,
  }),
  holdsSeveral: (parameter: string, field: string): Localized => ({
    en: `${parameter}: ${field} contains a list. Records can only be counted by a field with a single value.`,
    es: `${parameter}: ${field} contiene una lista. Solo se puede contar por un campo con un solo valor.`,
  }),
  notNumeric: (record: string, name: string): Localized => ({
    en: `"${name}" is not a numeric field of ${record}.`,
    es: `"${name}" no es un campo numérico de ${record}.`,
  }),
  noFieldsWithin: (record: string, name: string): Localized => ({
    en: `"${name}" is a field of ${record}, not a relation, so it has no fields.`,
    es: `"${name}" es un campo de ${record}, no una relación, y por eso no tiene campos.`,
  }),
  tooDeep: (path: string, deepest: number): Localized => ({
    en: `"${path}" follows more than ${deepest} relations.`,
    es: `"${path}" pasa por más de ${deepest} relaciones.`,
  }),
  tooManyEmbedded: (parameter: string, count: number, most: number): Localized => ({
    en: `${parameter} would embed ${count} records; a response can embed at most ${most}. Request a page, add a filter, or expand less.`,
    es: `${parameter} incluiría ${count} registros; una respuesta puede incluir ${most} como máximo. Pide una página, agrega un filtro o expande menos.`,
  }),
  noCellForRecord: (path: string, example: string): Localized => ({
    en: `"${path}" is a record and does not fit in a table cell; name its fields instead, such as ${example}.`,
    es: `"${path}" es un registro y no cabe en una celda de la tabla; nombra más bien sus campos, por ejemplo ${example}.`,
  }),
  noCellForMany: (path: string, record: string): Localized => ({
    en: `"${path}" contains many records, which do not fit in a table cell; remove it, use format=ndjson, or request the ${record} records themselves.`,
    es: `"${path}" contiene muchos registros, que no caben en una celda de la tabla; quítalo, usa format=ndjson o pide directamente los registros de ${record}.`,
  }),
};
