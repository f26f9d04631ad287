// Everything that a record leads to: its relations, then the related records and lists that are not part of it.
import type { ModelFamily, ModelRelation } from './model.js';

export function reachableRelations({
  relations,
  extendedRelations,
  lists,
}: ModelFamily): readonly ModelRelation[] {
  return [...new Set<ModelRelation>([...relations, ...extendedRelations, ...lists])];
}
