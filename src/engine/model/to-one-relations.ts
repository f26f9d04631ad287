// Every relation of a family to one record, part of its records or not.
import type { ModelFamily, ModelRelation, ToOne } from './model.js';

export const toOneRelations = ({
  relations,
  extendedRelations,
}: Pick<ModelFamily, 'relations' | 'extendedRelations'>): readonly ToOne[] => [
  ...relations.filter(isToOne),
  ...extendedRelations,
];

export const isToOne = (relation: ModelRelation): relation is ToOne => relation.to === 'one';
