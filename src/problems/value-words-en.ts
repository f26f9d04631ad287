// What is said of the value of a parameter, in English.
import { followedBy, type Sentence, sentence } from './sentence.js';

const expected = {
  integer: 'an integer',
  number: 'a number, written as in JSON',
  text: 'a text that is not empty',
  texts: 'a text that is not empty',
  boolean: 'true or false',
  date: 'a date, YYYY-MM-DD',
  midnight: 'a date, YYYY-MM-DD or YYYY-MM-DDT00:00:00',
};
export type ExpectedValues = typeof expected;
type Expected = keyof ExpectedValues;

export interface Range {
  readonly min: number;
  readonly max: number;
}

export const englishValueWords = {
  missing: (name: string, about: Sentence) => sentence`${name} is required: ${about}`,
  givenTwice: (name: string, values: readonly string[]) =>
    sentence`${name} is given more than once, as ${values.map((value) => `"${value}"`).join(' and ')}; give it once.`,
  goesWith: (name: string, needs: string) =>
    sentence`${name} goes with ${needs}; without it there is nothing it could mean.`,
  distanceNeedsNear: (parameter: string, field: string) =>
    sentence`${parameter}: ${field} is there with near only: it is the distance to that point.`,
  empty: (name: string) => sentence`${name} must not be empty.`,
  notInteger: (name: string, { min, max }: Range, raw: string) =>
    sentence`${name} must be an integer from ${min} to ${max}; "${raw}" is not an integer.`,
  outside: (name: string, { min, max }: Range, raw: string, why: Sentence | undefined) =>
    sentence`${name} must be an integer from ${min} to ${max}; ${raw} is outside.${followedBy(why)}`,
  noneOf: (name: string, values: readonly string[], raw: string, hint?: Sentence) =>
    sentence`${name} must be one of ${values.join(', ')}; "${raw}" is none of them.${followedBy(hint)}`,
  geoJsonIsFor: (records: readonly string[]) => sentence`GeoJSON is there for ${records.join(', ')}.`,
  notSwitch: (name: string, raw: string) => sentence`${name} must be true or false; "${raw}" is neither.`,
  notOfKind: (name: string, kind: Expected, raw: string) =>
    sentence`${name} must be ${expected[kind]}; "${raw}" is none.`,
  notAllOfKind: (name: string, kind: Expected, part: string) =>
    sentence`${name} must be values with commas between them, each ${expected[kind]}; "${part}" is none. A comma cannot be part of a value.`,
  notPoint: (name: string, raw: string) =>
    sentence`${name} must be latitude,longitude in degrees, such as 4.65,-74.1 (-90 to 90, -180 to 180); "${raw}" is not.`,
  notBox: (name: string, raw: string) =>
    sentence`${name} must be west,south,east,north in degrees, such as -75,4,-74,5 (-180 to 180, -90 to 90); "${raw}" is not.`,
  boxUpsideDown: (name: string, south: number, north: number) =>
    sentence`${name} must be west,south,east,north; its south, ${south}, lies north of its north, ${north}.`,
  notMeasure: (name: string, max: number, raw: string) =>
    sentence`${name} must be a number of more than 0 and at most ${max}; "${raw}" is not.`,
  tooManySortKeys: (name: string, most: number, count: number) =>
    sentence`${name} takes at most ${most} fields; these are ${count}.`,
  notSortKey: (name: string, example: string, key: string, hint: Sentence | undefined) =>
    sentence`${name} must be fields with commas between them, such as ${example}; "${key}" is none.${followedBy(hint)}`,
};
