// Relations that lead to an area other than the one that a record is in, such as the city that an airport serves.
import type { ModelFamily, ToOne } from './model.js';
import { toOneRelations } from './to-one-relations.js';

/** None if the family does not tell the two apart. */
export const displacedRelations = (family: ModelFamily): readonly ToOne[] =>
  toOneRelations(family).filter(
    (relation) => relation !== family.locatedIn && relation.target === family.locatedIn?.target,
  );
