// Messages about the names in a query, and about what they lead to, in English.
import { followedBy, type Sentence, sentence } from './sentence.js';

export const englishNameWords = {
  unknownParameter: (name: string, hint: Sentence | undefined) =>
    sentence`"${name}" is not a parameter of this operation.${followedBy(hint)}`,
  standsInPath: (name: string) => sentence`${name} is part of the path.`,
  noCoordinates: (record: string) => sentence`${record} has no coordinates.`,
  answersOneRecord: () => sentence`It returns a single record; filters only apply to lists.`,
  filtersOf: (field: string, filters: readonly string[], hint: Sentence | undefined) =>
    sentence`${field} supports these filters: ${filters.join(', ')}.${followedBy(hint)}`,
  inList: (parameter: string, fault: Sentence) => sentence`${parameter}: ${fault}`,
  inPath: (path: string, fault: Sentence) => sentence`"${path}": ${fault}`,
  fieldBetweenCommas: () => sentence`a field is missing before or after a comma.`,
  relationBetweenCommas: () => sentence`a relation is missing before or after a comma.`,
  noField: (record: string, name: string, hint: Sentence | undefined) =>
    sentence`${record} has no field "${name}".${followedBy(hint)}`,
  noRelation: (record: string, name: string, hint: Sentence | undefined) =>
    sentence`${record} has no relation "${name}".${followedBy(hint)}`,
  noGroup: (parameter: string, record: string, name: string, hint: Sentence | undefined) =>
    sentence`${parameter}: ${record} cannot be counted by "${name}".${followedBy(hint)}`,
  holdsSeveral: (parameter: string, field: string) =>
    sentence`${parameter}: ${field} holds a list of values; records can only be counted by a field with one value.`,
  notNumeric: (record: string, name: string) => sentence`"${name}" is not a numeric field of ${record}.`,
  noFieldsWithin: (record: string, name: string) =>
    sentence`"${name}" is a field of ${record} and has no fields of its own.`,
  tooDeep: (path: string, deepest: number) =>
    sentence`"${path}" goes through more than ${deepest} relations.`,
  tooManyEmbedded: (parameter: string, count: number, most: number) =>
    sentence`${parameter} would embed ${count} records; a response can embed at most ${most}. Request a page, add a filter, or expand less.`,
  noCellForRecord: (path: string, example: string) =>
    sentence`"${path}" is a record and does not fit in a table cell; name its fields instead, such as ${example}.`,
  noCellForMany: (path: string, record: string) =>
    sentence`"${path}" leads to many records, which do not fit in a table cell; leave it out, use format=ndjson, or request the ${record} records themselves.`,
};
