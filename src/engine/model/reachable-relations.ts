// Everything that a record leads to: its relations, then the related lists that are not part of it.
import type { ModelFamily, ModelRelation } from './model.js';

export function reachableRelations({ relations, lists }: ModelFamily): readonly ModelRelation[] {
  return [...new Set<ModelRelation>([...relations, ...lists])];
}
