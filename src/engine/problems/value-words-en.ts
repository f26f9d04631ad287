// Messages about the value of a parameter, in English.
import { followedBy, type Sentence, sentence } from './sentence.js';

const expected = {
  integer: { one: 'an integer', many: 'integers', form: '' },
  number: { one: 'a number', many: 'numbers', form: ' (as in JSON)' },
  text: { one: 'a non-empty text', many: 'non-empty texts', form: '' },
  texts: { one: 'a non-empty text', many: 'non-empty texts', form: '' },
  boolean: { one: 'true or false', many: 'booleans', form: '' },
  date: { one: 'a date', many: 'dates', form: ' (YYYY-MM-DD)' },
  midnight: { one: 'a date', many: 'dates', form: ' (YYYY-MM-DD or YYYY-MM-DDT00:00:00)' },
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
    sentence`${name} is given more than once, as ${values.map((value) => `"${value}"`).join(' and ')}; send it only once.`,
  goesWith: (name: string, needs: string) => sentence`${name} can only be used together with ${needs}.`,
  distanceNeedsNear: (parameter: string, field: string) =>
    sentence`${parameter}: ${field} is only available with near; it is the distance to that point.`,
  empty: (name: string) => sentence`${name} must not be empty.`,
  notInteger: (name: string, { min, max }: Range, raw: string) =>
    sentence`${name} must be an integer from ${min} to ${max}, not "${raw}".`,
  outside: (name: string, { min, max }: Range, raw: string, why: Sentence | undefined) =>
    sentence`${name} must be an integer from ${min} to ${max}, not ${raw}.${followedBy(why)}`,
  noneOf: (name: string, values: readonly string[], raw: string, hint?: Sentence) =>
    sentence`${name} must be one of ${values.join(', ')}; "${raw}" is not one of them.${followedBy(hint)}`,
  formatIsFor: (format: string, records: readonly string[]) =>
    sentence`The format ${format} is available for ${records.join(', ')}.`,
  notSwitch: (name: string, raw: string) => sentence`${name} must be true or false, not "${raw}".`,
  notOfKind: (name: string, kind: Expected, raw: string) =>
    sentence`${name} must be ${expected[kind].one}${expected[kind].form}, not "${raw}".`,
  notAllOfKind: (name: string, kind: Expected, part: string) =>
    sentence`${name} must be a comma-separated list of ${expected[kind].many}${expected[kind].form}; "${part}" is not ${expected[kind].one}. A value cannot contain a comma.`,
  notPoint: (name: string, raw: string) =>
    sentence`${name} must be latitude,longitude in degrees, such as 4.65,-74.1 (-90 to 90, -180 to 180), not "${raw}".`,
  notCoordinate: (name: string, most: number, raw: string) =>
    sentence`${name} must be a number of degrees from -${most} to ${most}, not "${raw}".`,
  decimalComma: (name: string, raw: string, meant: string) =>
    sentence`${name} must have a decimal point: write ${meant}, not "${raw}".`,
  swappedCoordinates: (latitude: number, longitude: number) =>
    sentence`Latitude and longitude seem to be swapped: ${longitude}, ${latitude} is in the country; latitude comes first.`,
  needsPoint: (example: string) => sentence`A point is missing: give lat and lon, such as ${example}.`,
  pointTwice: () => sentence`Give lat and lon, or point, not both.`,
  notArea: (name: string, paths: readonly string[], raw: string) =>
    sentence`${name} must be one of ${paths.join(', ')} with an id, such as ${paths[0] ?? ''}/1, not "${raw}".`,
  notDate: (name: string, raw: string, example: string) =>
    sentence`${name} must be a date (YYYY-MM-DD), such as ${example}, not "${raw}".`,
  noSuchMonth: (name: string, raw: string) =>
    sentence`${name} must be a date (YYYY-MM-DD) with a month from 01 to 12, not "${raw}".`,
  noSuchDay: (name: string, raw: string, days: number) =>
    sentence`${name} must be a date that exists; there is no ${raw}, since that month has ${days} days.`,
  dateOutside: (name: string, [first, last]: readonly [string, string], raw: string, why: Sentence) =>
    sentence`${name} must be a date from ${first} to ${last}, not ${raw}.${followedBy(why)}`,
  daysTooMany: (name: string, days: number, [first, last]: readonly [string, string]) =>
    sentence`${name} must lead to a date from ${first} to ${last}; ${days} leads out of that range.`,
  missingCell: (name: string) => sentence`The row has no ${name}.`,
  notBox: (name: string, raw: string) =>
    sentence`${name} must be west,south,east,north in degrees, such as -75,4,-74,5 (-180 to 180, -90 to 90), not "${raw}".`,
  boxUpsideDown: (name: string, south: number, north: number) =>
    sentence`${name} must be west,south,east,north; its south, ${south}, lies north of its north, ${north}.`,
  notMeasure: (name: string, max: number, raw: string) =>
    sentence`${name} must be a number greater than 0 and at most ${max}, not "${raw}".`,
  tooManySortKeys: (name: string, most: number, count: number) =>
    sentence`${name} takes at most ${most} fields, not ${count}.`,
  notSortKey: (name: string, example: string, key: string, hint: Sentence | undefined) =>
    sentence`${name} must be a comma-separated list of sortable fields, such as ${example}; "${key}" is not one of them.${followedBy(hint)}`,
};
