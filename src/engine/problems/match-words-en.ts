// How a row of names was matched, or why it was not, in English.
import { sentence } from './sentence.js';

export const englishMatchWords = {
  matchedExactly: (name: string) => sentence`The row has the name of ${name}.`,
  matchedByAlias: (name: string) => sentence`${name} is known by this name, too.`,
  matchedByAbbreviation: (name: string) => sentence`This is short for ${name}.`,
  matchedBySpelling: (name: string) =>
    sentence`This is ${name}, with its words run together, separated or left out.`,
  matchedByTypo: (name: string) => sentence`This is ${name} with a typing error; no other name is as near.`,
  matchedByCode: (name: string) => sentence`This is the code of ${name}.`,
  homonyms: (names: readonly string[]) =>
    sentence`Several places have this name: ${names.join('; ')}. Say which larger area it is in, or choose one.`,
  similarNames: (names: readonly string[]) => sentence`Several names are this near: ${names.join('; ')}.`,
  contradictingNames: (names: readonly string[]) =>
    sentence`There is no such place in the larger area that the row names; it may be ${names.join('; ')}.`,
  unknownLargerArea: (text: string) => sentence`The larger area "${text}" is not known.`,
  onlyLargerArea: (name: string) => sentence`This is the name of ${name}, which is a larger area.`,
  noSuchPlace: () => sentence`No place has this name or a similar one.`,
  noPlaceNamed: (columns: readonly string[]) =>
    sentence`The row names no place; its columns should be called ${columns.join(', ')}.`,
};
