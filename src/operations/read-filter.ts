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
    return refuse(`${name} must be true or false; "${raw}" is neither.`, ['true', 'false']);
  }
  const { expected, read } = kinds[field.kind];
  if (operator !== 'in') {
    const value = read(raw);
    return value === undefined ? refuse(`${name} must be ${expected}; "${raw}" is none.`) : { value };
  }
  const values = raw.split(',').map(read);
  const wrong = values.indexOf(undefined);
  if (wrong < 0) return { value: [...new Set(values as FilterValue[])] };
  const part = raw.split(',')[wrong];
  return refuse(
    `${name} must be values with commas between them, each ${expected}; "${part}" is none. A comma cannot be part of a value.`,
  );
}

interface ReadKind {
  readonly expected: string;
  readonly read: (raw: string) => FilterValue | undefined;
}

const number: ReadKind = { expected: 'a number, written as in JSON', read: readNumber };
const text: ReadKind = {
  expected: 'a text that is not empty',
  read: (raw) => (isBlank(raw) ? undefined : raw.trim()),
};

const DAY = date().spec;
const isDay = (value: string) => valueFault(DAY, value) === undefined;

const kinds: Readonly<Record<FilteredKind, ReadKind>> = {
  integer: {
    expected: 'an integer',
    read: (raw) => {
      const value = readNumber(raw);
      return Number.isInteger(value) ? value : undefined;
    },
  },
  number,
  text,
  texts: text,
  boolean: { expected: 'true or false', read: (raw) => readSwitch(raw.trim()) },
  date: {
    expected: 'a date, YYYY-MM-DD',
    read: (raw) => (isDay(raw.trim()) ? raw.trim() : undefined),
  },
  midnight: {
    expected: 'a date, YYYY-MM-DD or YYYY-MM-DDT00:00:00',
    read: (raw) => {
      const day = raw.trim().replace(/T00:00:00$/, '');
      return isDay(day) ? `${day}T00:00:00` : undefined;
    },
  },
};
