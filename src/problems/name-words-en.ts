// What is said of the names in a query, and of what they lead to, in English.
import { followedBy, type Sentence, sentence } from './sentence.js';

export const englishNameWords = {
  unknownParameter: (name: string, hint: Sentence | undefined) =>
    sentence`"${name}" is no parameter of this operation.${followedBy(hint)}`,
  standsInPath: (name: string) => sentence`${name} stands in the path.`,
  noCoordinates: (record: string) => sentence`${record} has no coordinates.`,
  answersOneRecord: () => sentence`It answers one record; filters go with lists.`,
  filtersOf: (field: string, filters: readonly string[], hint: Sentence | undefined) =>
    sentence`Of ${field} there are ${filters.join(', ')}.${followedBy(hint)}`,
  inList: (parameter: string, fault: Sentence) => sentence`${parameter}: ${fault}`,
  inPath: (path: string, fault: Sentence) => sentence`"${path}": ${fault}`,
  fieldBetweenCommas: () => sentence`between two commas there must be a field.`,
  relationBetweenCommas: () => sentence`between two commas there must be a relation.`,
  noField: (record: string, name: string, hint: Sentence | undefined) =>
    sentence`${record} has no field "${name}".${followedBy(hint)}`,
  noRelation: (record: string, name: string, hint: Sentence | undefined) =>
    sentence`${record} has no relation "${name}".${followedBy(hint)}`,
  noFieldsWithin: (record: string, name: string) =>
    sentence`"${name}" is a field of ${record} and has no fields of its own.`,
  tooDeep: (path: string, deepest: number) =>
    sentence`"${path}" leads through more than ${deepest} relations.`,
  tooManyEmbedded: (parameter: string, count: number, most: number) =>
    sentence`${parameter} would embed ${count} records, and an answer embeds at most ${most}; ask for a page, add a filter, or expand less.`,
  noCellForRecord: (path: string, example: string) =>
    sentence`"${path}" is a record, and a row of a table has no cell for that; name fields of it, such as ${example}.`,
  noCellForMany: (path: string, record: string) =>
    sentence`"${path}" leads to many records, and a row of a table has no cell for that; leave it out, use format=ndjson, or ask for ${record} records themselves.`,
};
