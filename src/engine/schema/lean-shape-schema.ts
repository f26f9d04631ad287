// A shape as the smallest JSON Schema: fields are described once, in the schema named after the record.
import type { ModelShape } from '../model/model.js';
import type { JsonSchema } from './json-schema.js';
import { shapeName, shapeSchema } from './shape-schema.js';

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

/** Every text has at least a letter: the full description repeats it for each. */
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
