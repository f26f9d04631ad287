// A JSON Schema of the description as a TypeScript type.
import { MARKER } from '../../../src/engine/model/shape.js';
import type { JsonSchema } from '../../../src/engine/schema/shape-schema.js';

/** The words before arrays and before the names of other schemas. */
interface Style {
  readonly list: '' | 'readonly ';
  readonly name: string;
}

const PLAIN_STYLE: Style = { list: '', name: '' };

export function schemaType(schema: JsonSchema, style = PLAIN_STYLE): string {
  const { $ref, type, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined) return style.name + $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return schema.const === MARKER ? 'Marker' : JSON.stringify(schema.const);
  if (schema.enum !== undefined) return unionType(schema.enum.map((value) => JSON.stringify(value)));
  const either = anyOf ?? oneOf;
  if (either !== undefined) return unionType(either.map((each) => schemaType(each, style)));
  if (Array.isArray(type)) return unionType(type.map((each) => schemaType({ ...schema, type: each }, style)));
  const own = typeScriptOf(schema, style);
  return allOf === undefined ? own : [...allOf.map((each) => schemaType(each, style)), own].join(' & ');
}

function typeScriptOf(schema: JsonSchema, style: Style): string {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return arrayType(schema, style);
    case 'object':
      return objectType(schema, style);
    default:
      return 'unknown';
  }
}

function arrayType({ items = {}, prefixItems, minItems, maxItems }: JsonSchema, style: Style) {
  if (prefixItems !== undefined)
    return `${style.list}[${prefixItems.map((each) => schemaType(each, style)).join(', ')}]`;
  const item = schemaType(items, style);
  // A position or a box.
  if (minItems !== undefined && minItems === maxItems)
    return `${style.list}[${Array(minItems).fill(item).join(', ')}]`;
  return `${style.list}${/ [|&] |^readonly /.test(item) && !/^\{.*\}$/s.test(item) ? `(${item})` : item}[]`;
}

function objectType(schema: JsonSchema, style: Style) {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  const others = additionalProperties === true ? ' [name: string]: unknown;' : '';
  if (names.length > 0) return `{ ${names.map(member).join(' ')}${others} }`;
  if (additionalProperties === false) return 'Record<string, never>';
  return `Record<string, ${typeof additionalProperties === 'object' ? schemaType(additionalProperties, style) : 'unknown'}>`;

  function member(name: string) {
    const type = schemaType(properties[name] as JsonSchema, style);
    return `${name}${required.includes(name) ? '' : '?'}: ${type};`;
  }
}

const unionType = (types: readonly string[]): string =>
  types.length === 0 ? 'never' : [...new Set(types)].join(' | ');

export const literals = (names: readonly string[]): string => unionType(names.map((name) => `'${name}'`));
