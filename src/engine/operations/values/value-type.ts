// The type of a parameter: how it is read from text, its schema, and the canonical text of equal values.
import { type Day, daysOfMonth, readIsoDate } from '../../calendar/day.js';
import type { ModelFamily } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import type { JsonSchema } from '../../schema/shape-schema.js';
import type { Localized } from '../../text/localized.js';
import type { ShapeRequest } from '../request/shape-request.js';

/** Whether a text is blank. Accents do not count, so accents alone are blank. */
export const isBlank = (raw: string): boolean => raw.replace(/\p{M}/gu, '').trim() === '';

export function readBoolean(raw: string): boolean | undefined {
  const value = raw.toLowerCase();
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

/** Numbers as JSON writes them. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

export function readNumber(raw: string): number | undefined {
  const text = raw.trim();
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

const MIDNIGHT = /T00:00:00$/i;

/** The first and last day that are accepted. */
type DateRange = readonly [first: string, last: string];

/** `outside` explains the range. */
export const dateType = (range: DateRange, example: string, outside: Localized): ValueType<string> => ({
  schema: { type: 'string', format: 'date' },
  read: (raw, context) => {
    const { name } = context;
    const value = raw.trim().replace(MIDNIGHT, '');
    switch (readIsoDate(value)) {
      case 'malformed':
        return refuse(context, raw, messages.notDate(name, raw, example));
      case 'no such month':
        return refuse(context, raw, messages.noSuchMonth(name, raw));
      case 'no such day': {
        const days = daysOfMonth(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
        return refuse(context, raw, messages.noSuchDay(name, value, days));
      }
    }
    // Texts in this form compare as the days.
    if (value >= range[0] && value <= range[1]) return { value };
    return refuse(context, raw, messages.dateOutside(name, range, value, outside));
  },
});

/** The day of a value without its midnight. */
export const dayOfDate = (value: string): Day => readIsoDate(value) as Day;

/** The longest value of a parameter, in characters. */
export const LONGEST_VALUE = 1000;

export const textSchema: JsonSchema = {
  type: 'string',
  not: { pattern: '^\\s*$' },
  maxLength: LONGEST_VALUE,
};

export const textType: ValueType<string> = {
  schema: textSchema,
  read: (raw, context) =>
    isBlank(raw) ? refuse(context, raw, messages.empty(context.name)) : { value: raw.trim() },
};

/** The largest integer of 32 bits, which clients in typed languages can hold. */
export const INT32_MAX = 2_147_483_647;

const INTEGER = /^-?\d+$/;

/** `outside` explains the range, if the numbers are not enough. */
export const integerType = (min: number, max = INT32_MAX, outside?: Localized): ValueType<number> => ({
  schema: { type: 'integer', format: 'int32', minimum: min, maximum: max },
  read: (raw, context) => {
    const { name } = context;
    if (!INTEGER.test(raw)) return refuse(context, raw, messages.notInteger(name, { min, max }, raw));
    const value = Number(raw);
    if (value >= min && value <= max) return { value };
    return refuse(context, raw, messages.outside(name, { min, max }, raw, outside));
  },
});

/** One of a few names in any letter case. `hint` is added to the error for other values. */
export const choiceType = <Name extends string>(
  names: readonly Name[],
  hint?: Localized,
): ValueType<Name> => ({
  schema: { type: 'string', enum: names },
  read: (raw, context) => {
    const value = names.find((name) => name.toLowerCase() === raw.toLowerCase());
    if (value !== undefined) return { value };
    return refuse(context, raw, messages.noneOf(context.name, names, raw, hint), names);
  },
});

/** True or false, in any letter case. */
export const booleanType: ValueType<boolean> = {
  schema: { type: 'boolean' },
  read: (raw, context) => {
    const value = readBoolean(raw);
    if (value !== undefined) return { value };
    return refuse(context, raw, messages.notSwitch(context.name, raw), ['true', 'false']);
  },
};

export interface ValueType<Value> {
  /** Accepts no more than the reader does. Comma-separated lists are arrays. */
  readonly schema: JsonSchema;
  /** A list can be one value or several. */
  readonly isList?: boolean;
  read(raw: string, context: ReadContext): Read<Value>;
  /** Part of cache keys and entity tags, `String(value)` by default. */
  canonical?(value: Value, requested: ShapeRequest): string;
}

export interface ReadContext {
  /** The name of the parameter as the client spelt it. */
  readonly name: string;
  /** The request uses query options and may use their whole syntax. */
  readonly strict: boolean;
}

type Read<Value> = { readonly value: Value } | { readonly errors: readonly ParameterError[] };

export function refuse(
  { name }: ReadContext,
  value: string,
  message: Localized,
  allowed?: readonly string[],
): { readonly errors: readonly ParameterError[] } {
  return { errors: [{ parameter: name, value, message, ...(allowed === undefined ? {} : { allowed }) }] };
}

/** A comma-separated list of families by record, path or synonym. */
export function familyList(families: readonly ModelFamily[]): ValueType<readonly ModelFamily[]> {
  const records = families.map(({ record }) => record);
  const named = new Map(
    families.flatMap((family) =>
      [...family.synonyms, family.path, family.name, family.record].map(
        (name) => [name.toLowerCase(), family] as const,
      ),
    ),
  );
  return {
    schema: { type: 'array', items: { type: 'string', enum: records }, minItems: 1 },
    isList: true,
    read: (raw, context) => {
      const found = new Set<ModelFamily>();
      const errors: ParameterError[] = [];
      for (const part of raw.split(',').map((each) => each.trim())) {
        const family = named.get(part.toLowerCase());
        if (family !== undefined) found.add(family);
        else
          errors.push(...refuse(context, part, messages.noneOf(context.name, records, part), records).errors);
      }
      return errors.length > 0 ? { errors } : { value: families.filter((family) => found.has(family)) };
    },
    canonical: (value) => value.map(({ record }) => record).join(),
  };
}
