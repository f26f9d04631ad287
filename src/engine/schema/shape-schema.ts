// A family in a shape as JSON Schema: one component for each pair, the marker as a constant, nulls where they can be.
import type { ModelRelation, ModelShape } from '../model/model.js';
import { MARKER } from '../model/shape.js';
import { atStart } from '../text/letter-case.js';
import { fieldSchemas } from './field-schema.js';
import { exactObject, type JsonSchema, refTo } from './json-schema.js';

export const NULL: JsonSchema = { type: 'null' };
export const MARKED: JsonSchema = { type: 'string', const: MARKER };

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

/** The shapes inside responses of a shape, itself first. */
export function shapesWithin(shape: ModelShape): ReadonlySet<ModelShape> {
  const within = new Set([shape]);
  for (const { way } of shape.choices) {
    if ('choices' in way) for (const inner of shapesWithin(way)) within.add(inner);
  }
  return within;
}
