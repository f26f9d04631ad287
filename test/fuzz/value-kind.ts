// The values that a parameter takes, derived from its name, its filter and its schema.
import type { ModelFamily, ModelField } from '../../src/engine/model/model.js';
import { familyOf, type Operation } from '../../src/engine/operations/operation.js';
import type { Parameter } from '../../src/engine/operations/request/parameter.js';
import type { Operator } from '../../src/engine/query/filter.js';
import type { JsonSchema } from '../../src/engine/schema/shape-schema.js';

export type OptionKind =
  | { readonly is: 'sort'; readonly values: readonly string[]; readonly further: readonly string[] }
  | { readonly is: 'measure'; readonly max: number }
  | { readonly is: 'fields'; readonly family: ModelFamily }
  | { readonly is: 'relations'; readonly family: ModelFamily }
  | { readonly is: 'filter'; readonly field: ModelField; readonly operator: Operator }
  | { readonly is: 'point' }
  | { readonly is: 'area'; readonly values: readonly string[] }
  | { readonly is: 'box' };

export type ValueKind =
  | { readonly is: 'integer'; readonly min: number; readonly max: number }
  | { readonly is: 'text' }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'switch' }
  | { readonly is: 'date' }
  | OptionKind;

export function kindOf(operation: Operation, { name, filter, type: { schema } }: Parameter): ValueKind {
  if (filter !== undefined) return { is: 'filter', ...filter };
  const family = familyOf(operation);
  return (family && kindOfOption(family, name, schema)) ?? kindOfSchema(schema);
}

function kindOfOption(family: ModelFamily, name: string, schema: JsonSchema): ValueKind | undefined {
  switch (name.toLowerCase()) {
    case 'fields':
      return { is: 'fields', family };
    case 'expand':
      return { is: 'relations', family };
    case 'near':
      return { is: 'point' };
    case 'bbox':
      return { is: 'box' };
    case 'within':
      return { is: 'area', values: ['Region/1', 'Department/2', 'City/167'] };
    case 'place':
      return { is: 'area', values: ['City/167'] };
    case 'radius':
      return { is: 'measure', max: schema.maximum as number };
    case 'sortby': {
      // The order of groups contains names of figures, and requires another parameter.
      if (schema.anyOf === undefined) return { is: 'text' };
      const further = family.fields.filter(({ extended, kind }) => extended && kind !== 'texts');
      return {
        is: 'sort',
        values: schema.anyOf?.[0]?.enum as readonly string[],
        further: further.map((field) => field.name),
      };
    }
    default:
      return undefined;
  }
}

function kindOfSchema(schema: JsonSchema): ValueKind {
  if (schema.type === 'integer')
    return { is: 'integer', min: schema.minimum as number, max: schema.maximum as number };
  if (schema.type === 'boolean') return { is: 'switch' };
  if (schema.format === 'date') return { is: 'date' };
  return schema.enum === undefined
    ? { is: 'text' }
    : { is: 'choice', values: schema.enum as readonly string[] };
}
