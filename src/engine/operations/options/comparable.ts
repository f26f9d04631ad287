// The values that fields are compared with, by the type of the field: how a value is read, and its schema.
import { date } from '../../model/field.js';
import type { ModelField } from '../../model/model.js';
import { valueFault } from '../../model/value-fault.js';
import type { FilterValue } from '../../query/filter.js';
import type { JsonSchema } from '../../schema/json-schema.js';
import { boolean } from '../values/boolean.js';
import { isBlank, readBoolean, readNumber } from '../values/read-scalar.js';
import { textSchema } from '../values/text.js';

export interface Comparable {
  readonly schema: JsonSchema;
  readonly read: (raw: string) => FilterValue | undefined;
}

const DAY = date().spec;
const isDay = (value: string) => valueFault(DAY, value) === undefined;
/** A day with its midnight is read as well; the day alone is enough. */
const daySchema: JsonSchema = { type: 'string', format: 'date' };

const someText: Comparable = { schema: textSchema, read: (raw) => (isBlank(raw) ? undefined : raw.trim()) };

export const comparable: Readonly<Record<ModelField['kind'], Comparable>> = {
  integer: {
    schema: { type: 'integer' },
    read: (raw) => {
      const value = readNumber(raw);
      return Number.isInteger(value) ? value : undefined;
    },
  },
  number: { schema: { type: 'number' }, read: readNumber },
  text: someText,
  texts: someText,
  boolean: { schema: boolean.schema, read: (raw) => readBoolean(raw.trim()) },
  date: { schema: daySchema, read: (raw) => (isDay(raw.trim()) ? raw.trim() : undefined) },
  midnight: {
    schema: daySchema,
    read: (raw) => {
      const day = raw.trim().replace(/T00:00:00$/, '');
      return isDay(day) ? `${day}T00:00:00` : undefined;
    },
  },
};
