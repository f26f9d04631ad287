// The one reader that turns what a client sent for a parameter into its value, or into what is wrong with it.
import type { Parameter } from './parameter.js';
import type { Read, Refuse } from './read.js';
import { readBox, readMeasure, readPoint } from './read-degrees.js';
import { readFilter } from './read-filter.js';
import { readExpand, readFields } from './read-paths.js';
import { readSort } from './read-sort.js';
import { isBlank, readSwitch } from './read-value.js';

const WHOLE = /^-?\d+$/;

/** `strict`: the request uses what is beyond the contract, and may use all of it. */
export function readParameter({ name, kind }: Parameter, raw: string, strict = false): Read {
  const refuse: Refuse = (message, allowed) => ({
    errors: [{ parameter: name, value: raw, message, ...(allowed === undefined ? {} : { allowed }) }],
  });
  switch (kind.is) {
    case 'integer': {
      if (!WHOLE.test(raw)) return refuse((words) => words.notInteger(name, kind, raw));
      const value = Number(raw);
      if (value >= kind.min && value <= kind.max) return { value };
      const { outside: why } = kind;
      return refuse((words) => words.outside(name, kind, raw, why === undefined ? why : words.said(why)));
    }
    case 'text':
      return isBlank(raw) ? refuse((words) => words.empty(name)) : { value: raw.trim() };
    case 'choice': {
      const value = kind.values.find((choice) => choice.toLowerCase() === raw.toLowerCase());
      if (value !== undefined) return { value };
      return refuse((words) => words.noneOf(name, kind.values, raw, kind.otherwise?.(words)), kind.values);
    }
    case 'switch': {
      const value = readSwitch(raw);
      if (value !== undefined) return { value };
      return refuse((words) => words.notSwitch(name, raw), ['true', 'false']);
    }
    case 'sort':
      return readSort(name, kind, raw, strict, refuse);
    case 'measure':
      return readMeasure(name, kind.max, raw, refuse);
    case 'fields':
      return readFields(name, kind, raw);
    case 'relations':
      return readExpand(name, kind.family, raw);
    case 'filter':
      return readFilter(name, kind, raw, refuse);
    case 'point':
      return readPoint(name, raw, refuse);
    case 'box':
      return readBox(name, raw, refuse);
  }
}
