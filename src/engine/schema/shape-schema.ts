// Describes a family in a shape as JSON Schema, with one component for each pair, the marker as a constant, and nulls where they can occur.
import type { FieldKind, FieldSpec } from '../model/field.js';
import type { ModelFamily, ModelField, ModelRelation, ModelShape } from '../model/model.js';
import { MARKER } from '../model/shape.js';
import { reachableRelations } from '../model/to-one-paths.js';
import { DISTANCE } from '../query/plan.js';
import { atStart } from '../text/fold.js';

/** The schema of a record with `fields`, `expand` and `relations`, in which any field can occur and any relation has any form. */
export const pickedName = ({ record }: ModelFamily): string => `${record}Picked`;

export const pickedRef = (family: ModelFamily): JsonSchema => refTo(pickedName(family));

export function pickedSchema(family: ModelFamily): JsonSchema {
  const fields = [...family.fields, ...(family.coordinates === undefined ? [] : [DISTANCE])];
  return {
    type: 'object',
    description: `The ${family.record} record as shaped by \`fields\`, \`expand\` and \`relations\`.`,
    properties: {
      ...fieldSchemas(fields),
      ...Object.fromEntries(
        reachableRelations(family).map((relation) => [relation.name, pickedRelation(relation)]),
      ),
    },
    additionalProperties: false,
  };
}

function pickedRelation({ to, target }: ModelRelation): JsonSchema {
  const related = { anyOf: [pickedRef(target), MARKED] };
  return { anyOf: [to === 'one' ? related : { type: 'array', items: related }, NULL] };
}

/** The families that the records of a family can lead to, beginning with itself. */
export function familiesWithin(
  family: ModelFamily,
  within: Set<ModelFamily> = new Set(),
): ReadonlySet<ModelFamily> {
  if (within.has(family)) return within;
  within.add(family);
  for (const { target } of reachableRelations(family)) familiesWithin(target, within);
  return within;
}

/** The part of JSON Schema (2020-12) that the description of the service uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: unknown;
  readonly description?: string;
  /** Fields beyond the contract, which are returned only on request. */
  readonly 'x-extended-fields'?: Readonly<Record<string, JsonSchema>>;
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** An object with exactly these properties, all required. */
export function exactObject(
  properties: Readonly<Record<string, JsonSchema>>,
  description?: string,
): JsonSchema {
  return {
    type: 'object',
    ...(description === undefined ? {} : { description }),
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const text: JsonSchema = { type: 'string', minLength: 1 };

const kinds: Record<FieldKind, JsonSchema> = {
  integer: { type: 'integer', format: 'int32' },
  number: { type: 'number' },
  text,
  texts: { type: 'array', items: text },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  midnight: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T00:00:00$' },
};

export function fieldSchema(field: FieldSpec): JsonSchema {
  const { kind, nullable, pattern, values, range, whole } = field;
  const description = remarkOf(field);
  const base = whole ? kinds.integer : kinds[kind];
  return {
    ...base,
    ...(nullable ? { type: [base.type as string, 'null'] } : {}),
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
    ...(values === undefined ? {} : { enum: nullable ? [...values, null] : values }),
    ...(range === undefined ? {} : { minimum: range[0], maximum: range[1] }),
    ...(description === undefined ? {} : { description }),
  };
}

export const fieldSchemas = (fields: readonly ModelField[]): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));

/** The description of a value that ages names the field with its date. */
function remarkOf({ about, datedBy }: FieldSpec): string | undefined {
  const dated = datedBy === undefined ? undefined : `Its date is in \`${datedBy}\`.`;
  return about === undefined ? dated : [about.en, dated].filter((part) => part !== undefined).join(' ');
}

/** A shape as the smallest JSON Schema. Fields are described once, in the schema named after the record. */
export function leanShapeSchema(shape: ModelShape): JsonSchema {
  const {
    'x-extended-fields': extended = {},
    properties = {},
    description = '',
    ...schema
  } = shapeSchema(shape);
  const { record } = shape.family;
  if (shapeName(shape) !== record) return { ...schema, properties: mapValues(properties, withoutRemark) };
  const names = Object.keys(extended).map((name) => `\`${name}\``);
  const known = names.length === 0 ? '' : ` \`fields\` can also return ${names.join(', ')}.`;
  return {
    ...schema,
    description: `${description}${known}`,
    properties: mapValues(properties, withoutLength),
  };
}

/** Drops the minimum length of texts, which only the full description repeats for each. */
const withoutLength = ({ minLength: _, ...schema }: JsonSchema): JsonSchema => schema;

/** Bounds and meanings are in the schema of the record. */
const withoutRemark = ({
  description: _,
  minLength: __,
  pattern: ___,
  format: ____,
  ...schema
}: JsonSchema): JsonSchema => schema;

function mapValues(
  properties: Readonly<Record<string, JsonSchema>>,
  change: (schema: JsonSchema) => JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema)]));
}

const NULL: JsonSchema = { type: 'null' };
const MARKED: JsonSchema = { type: 'string', const: MARKER };

export function shapeName({ family, name }: ModelShape): string {
  return name === 'embedding' ? family.record : `${family.record}${atStart(name)}`;
}

export const shapeRef = (shape: ModelShape): JsonSchema => refTo(shapeName(shape));

export function shapeSchema(shape: ModelShape): JsonSchema {
  const extended = shape.family.fields.filter((field) => field.extended);
  const schema = exactObject(
    {
      ...fieldSchemas(shape.fields),
      ...Object.fromEntries(
        shape.choices.map(({ relation, way }) => [relation.name, relationSchema(relation, way)]),
      ),
    },
    shape.family.about.en,
  );
  return extended.length === 0 ? schema : { ...schema, 'x-extended-fields': fieldSchemas(extended) };
}

function relationSchema(relation: ModelRelation, way: ModelShape['choices'][number]['way']): JsonSchema {
  if ('way' in way && way.way === 'notExpanded') return NULL;
  if (relation.to === 'one') {
    const related = 'choices' in way ? shapeRef(way) : MARKED;
    return relation.key.nullable ? { oneOf: [related, NULL] } : related;
  }
  if ('choices' in way) return { type: 'array', items: shapeRef(way) };
  if (way.way === 'empties') return { type: 'array', items: exactObject({}) };
  if (way.way === 'emptyList') return { type: 'array', items: exactObject({}), maxItems: 0 };
  return { type: 'array', items: MARKED, maxItems: 1 };
}

/** The shapes inside responses of a shape, beginning with itself. */
export function shapesWithin(shape: ModelShape): ReadonlySet<ModelShape> {
  const within = new Set([shape]);
  for (const { way } of shape.choices) {
    if ('choices' in way) for (const inner of shapesWithin(way)) within.add(inner);
  }
  return within;
}
