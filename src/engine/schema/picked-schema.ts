// A record as `fields`, `expand` and `relations` may show it: any of its fields, its relations in any way.
import type { ModelFamily, ModelRelation } from '../model/model.js';
import { reachableRelations } from '../model/reachable-relations.js';
import { DISTANCE } from '../query/plan.js';
import { type JsonSchema, refTo } from './json-schema.js';
import { fieldSchemas, MARKED, NULL } from './shape-schema.js';

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
        reachableRelations(family).map((relation) => [relation.name, relationSchema(relation)]),
      ),
    },
    additionalProperties: false,
  };
}

function relationSchema({ to, target }: ModelRelation): JsonSchema {
  const related = { anyOf: [pickedRef(target), MARKED] };
  return { anyOf: [to === 'one' ? related : { type: 'array', items: related }, NULL] };
}

/** The families whose records those of a family can lead to, itself first. */
export function familiesWithin(
  family: ModelFamily,
  within: Set<ModelFamily> = new Set(),
): ReadonlySet<ModelFamily> {
  if (within.has(family)) return within;
  within.add(family);
  for (const { target } of reachableRelations(family)) familiesWithin(target, within);
  return within;
}
