// Reads the value of a filter as the field holds its values; of `in` a list with commas between them.
import { date } from '../model/field.js';
import { valueFault } from '../model/value-fault.js';
import type { FilterValue } from '../query/filter.js';
import type { ParameterKind } from './parameter.js';
import type { Read, Refuse } from './read.js';
import { isBlank, readNumber, readSwitch } from './read-value.js';

type FilterKind = Extract<ParameterKind, { is: 'filter' }>;
type FilteredKind = FilterKind['field']['kind'];

export function readFilter(name: string, { field, operator }: FilterKind, raw: string, refuse: Refuse): Read {
  if (operator === 'null') {
    const value = readSwitch(raw.trim());
    if (value !== undefined) return { value };
    return refuse((words) => words.notSwitch(name, raw), ['true', 'false']);
  }
  const read = readers[field.kind];
  if (operator !== 'in') {
    const value = read(raw);
    return value === undefined ? refuse((words) => words.notOfKind(name, field.kind, raw)) : { value };
  }
  const values = raw.split(',').map(read);
  const wrong = values.indexOf(undefined);
  if (wrong < 0) return { value: [...new Set(values as FilterValue[])] };
  const part = raw.split(',')[wrong] as string;
  return refuse((words) => words.notAllOfKind(name, field.kind, part));
}

type ReadValue = (raw: string) => FilterValue | undefined;

const readText: ReadValue = (raw) => (isBlank(raw) ? undefined : raw.trim());

const DAY = date().spec;
const isDay = (value: string) => valueFault(DAY, value) === undefined;

const readers: Readonly<Record<FilteredKind, ReadValue>> = {
  integer: (raw) => {
    const value = readNumber(raw);
    return Number.isInteger(value) ? value : undefined;
  },
  number: readNumber,
  text: readText,
  texts: readText,
  boolean: (raw) => readSwitch(raw.trim()),
  date: (raw) => (isDay(raw.trim()) ? raw.trim() : undefined),
  midnight: (raw) => {
    const day = raw.trim().replace(/T00:00:00$/, '');
    return isDay(day) ? `${day}T00:00:00` : undefined;
  },
};
