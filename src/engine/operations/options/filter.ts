// The query option of filters has a parameter for each field and operator, such as `population[gte]`.

import { date } from '../../model/field.js';
import type { ModelFamily, ModelField } from '../../model/model.js';
import { type Step, toOnePaths } from '../../model/to-one-paths.js';
import { valueFault } from '../../model/value-fault.js';
import { messages } from '../../problems/messages.js';
import {
  type FilterValue,
  type Operator,
  operators,
  operatorsOf,
  relatedOperatorsOf,
} from '../../query/filter.js';
import type { JsonSchema } from '../../schema/shape-schema.js';
import type { Localized } from '../../text/localized.js';
import { nearestName } from '../request/nearest-name.js';
import type { Parameter } from '../request/parameter.js';
import { filterName } from '../request/request-path.js';
import {
  booleanType,
  isBlank,
  readBoolean,
  readNumber,
  refuse,
  textSchema,
  type ValueType,
} from '../values/value-type.js';
import type { QueryOption } from './query-option.js';

/** How a value of a filter is read and described, by the type of the field. */
interface Comparable {
  readonly schema: JsonSchema;
  readonly read: (raw: string) => FilterValue | undefined;
}

const DAY = date().spec;
const isDay = (value: string) => valueFault(DAY, value) === undefined;
/** A day is accepted with and without its midnight. */
const daySchema: JsonSchema = { type: 'string', format: 'date' };

const someText: Comparable = { schema: textSchema, read: (raw) => (isBlank(raw) ? undefined : raw.trim()) };

const comparable: Readonly<Record<ModelField['kind'], Comparable>> = {
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
  boolean: { schema: booleanType.schema, read: (raw) => readBoolean(raw.trim()) },
  date: { schema: daySchema, read: (raw) => (isDay(raw.trim()) ? raw.trim() : undefined) },
  midnight: {
    schema: daySchema,
    read: (raw) => {
      const day = raw.trim().replace(/T00:00:00$/, '');
      return isDay(day) ? `${day}T00:00:00` : undefined;
    },
  },
};

export const filter: QueryOption = {
  claims: (name) => hasBrackets(name) || isPath(name),
  narrows: true,
  offers: ({ family, result }) =>
    result === 'one'
      ? []
      : [
          ...family.fields.flatMap((field) =>
            operatorsOf(field).map((operator) => filterParameter(field, operator)),
          ),
          ...relatedFields(family).flatMap(({ field, through }) =>
            relatedOperatorsOf(field).map((operator) => filterParameter(field, operator, through)),
          ),
        ],
  whyNot: ({ family, result }, key) => {
    const [name = '', operator] = key.split('[', 2);
    const field = family.fields.find((each) => each.name.toLowerCase() === name);
    if (field === undefined) return undefined;
    if (result === 'one') return messages.answersOneRecord();
    const names = operatorsOf(field).map((each) => filterName(field.name, each));
    // An operator that other fields support is not a typo.
    const isMeant = operator === undefined || operators.some((each) => operator === `${each}]`);
    const hint = isMeant ? undefined : nearestName(key, names);
    return messages.filtersOf(field.name, names, hint);
  },
};

/** A loop instead of a regular expression, which an attacker could slow down. */
function hasBrackets(name: string): boolean {
  const open = name.indexOf('[');
  return open >= 0 && name.indexOf(']', open) > 0;
}

/** Whether the name is a field of a related record, such as `city.name`. */
function isPath(name: string): boolean {
  const dot = name.indexOf('.');
  return dot > 0 && dot < name.length - 1;
}

interface RelatedField {
  readonly field: ModelField;
  readonly through: readonly Step[];
}

/** The names of related records, and the ids of records further away. */
function relatedFields(family: ModelFamily): readonly RelatedField[] {
  if (family.file === undefined) return [];
  return [...toOnePaths(family)].flatMap(([target, path]): readonly RelatedField[] => {
    const before = path.slice(0, -1);
    const key = (path.at(-1) as Step).key;
    const names = target.only === undefined ? target.nameFields : [];
    return [
      ...(before.length === 0 ? [] : [{ field: key, through: before }]),
      ...names.map((name) => ({ field: target.field(name) as ModelField, through: path })),
    ];
  });
}

function filterParameter(
  field: ModelField,
  operator: Operator,
  through?: readonly Step[],
): Parameter<readonly FilterValue[]> {
  const path = (name: string) => [...(through ?? []).map((step) => step.name), name].join('.');
  const condition = { field, operator, ...(through === undefined ? {} : { through }) };
  return {
    name: filterName(path(field.name), operator),
    in: 'query',
    required: false,
    about: abouts[operator],
    type: operator === 'null' ? isNull : operator === 'in' ? listOf(field) : oneOf(field),
    ...(field.alias === undefined ? {} : { aliases: [filterName(path(field.alias), operator)] }),
    filter: condition,
    plan: (plan, values) => ({ ...plan, filters: [...(plan.filters ?? []), { ...condition, values }] }),
  };
}

const abouts: Readonly<Record<Operator, Localized>> = {
  eq: {
    en: 'the value of the field; case and accents are ignored.',
    es: 'el valor del campo; no importan mayúsculas ni tildes.',
  },
  ne: {
    en: 'the value that the field must not have; nulls are included.',
    es: 'el valor que el campo no debe tener; los null se incluyen.',
  },
  gt: { en: 'the lower limit, excluded.', es: 'el límite inferior, sin incluirlo.' },
  gte: { en: 'the lower limit, included.', es: 'el límite inferior, incluido.' },
  lt: { en: 'the upper limit, excluded.', es: 'el límite superior, sin incluirlo.' },
  lte: { en: 'the upper limit, included.', es: 'el límite superior, incluido.' },
  in: {
    en: 'the accepted values, comma-separated.',
    es: 'los valores que se aceptan, separados por comas.',
  },
  contains: {
    en: 'the part of the text to search for, or one of the texts in a list.',
    es: 'la parte del texto que se busca, o uno de los textos de una lista.',
  },
  null: {
    en: 'whether the field is null; `false` excludes nulls.',
    es: 'si el campo es null; `false` excluye los null.',
  },
};

const isNull: ValueType<readonly FilterValue[]> = {
  schema: booleanType.schema,
  read: (raw, context) => {
    const read = booleanType.read(raw.trim(), context);
    return 'errors' in read ? read : { value: [read.value] };
  },
};

function oneOf({ kind }: ModelField): ValueType<readonly FilterValue[]> {
  const { schema, read } = comparable[kind];
  return {
    schema,
    read: (raw, context) => {
      const value = read(raw);
      if (value !== undefined) return { value: [value] };
      return refuse(context, raw, messages.notOfKind(context.name, kind, raw));
    },
  };
}

/** A text in a list cannot contain a comma. */
const listedText: JsonSchema = { type: 'string', not: { pattern: '^\\s*$|,' } };

function listOf({ kind }: ModelField): ValueType<readonly FilterValue[]> {
  const { schema, read } = comparable[kind];
  return {
    schema: { type: 'array', items: schema === textSchema ? listedText : schema, minItems: 1 },
    isList: true,
    read: (raw, context) => {
      const parts = raw.split(',');
      const values = parts.map(read);
      const wrong = parts[values.indexOf(undefined)];
      if (wrong === undefined) return { value: [...new Set(values as FilterValue[])] };
      return refuse(context, raw, messages.notAllOfKind(context.name, kind, wrong));
    },
  };
}
