// Finds the shortest path from a family to each family that its records lead to, through relations to one record.
import type { ModelFamily, ModelField, ModelRelation, ToOne } from './model.js';

/** Every relation of a family to one record, whether or not it is part of the record. */
export const toOneRelations = ({
  relations,
  extendedRelations,
}: Pick<ModelFamily, 'relations' | 'extendedRelations'>): readonly ToOne[] => [
  ...relations.filter(isToOne),
  ...extendedRelations,
];

const isToOne = (relation: ModelRelation): relation is ToOne => relation.to === 'one';

/** Longer paths are never needed, and every path is a parameter of each list. */
const LONGEST = 3;

/** One step from a record to the one that its key names, even if that relation is not part of the record. */
export type Step = Pick<ToOne, 'name' | 'target' | 'key'>;
export type Steps = readonly [Step, ...Step[]];

/** The nearest families come first. */
export function toOnePaths(family: ModelFamily): ReadonlyMap<ModelFamily, Steps> {
  const found = new Map<ModelFamily, Steps>();
  let last: readonly { readonly at: ModelFamily; readonly path: readonly Step[] }[] = [
    { at: family, path: [] },
  ];
  for (let length = 1; length <= LONGEST; length++) {
    const next: { at: ModelFamily; path: Steps }[] = [];
    for (const { at, path } of last)
      for (const step of stepsFrom(at)) {
        const { target } = step;
        const isKnown = target === family || found.has(target);
        if (isKnown || (length > 1 && !isUpwards(at, target))) continue;
        const longer = [...path, step] as readonly Step[] as Steps;
        found.set(target, longer);
        next.push({ at: target, path: longer });
      }
    last = next;
  }
  return found;
}

/** The field with the id of the record at the end of a path, as a filter names it: `city.departmentId`. */
export const keyPath = (path: readonly Step[]): string =>
  [...path.slice(0, -1).map(({ name }) => name), path.at(-1)?.key.name].join('.');

function stepsFrom({ relations, find, field }: ModelFamily): readonly Step[] {
  const ones = relations.filter(isToOne);
  const within = find?.within;
  if (within === undefined || ones.some(({ key }) => key.name === within.key)) return ones;
  return [...ones, { name: within.family.name, target: within.family, key: field(within.key) as ModelField }];
}

/** An area leads only to areas that contain it. A record of a department is not in the municipality that is its capital. */
function isUpwards(from: ModelFamily, to: ModelFamily): boolean {
  return from.boundary === undefined || isLarger(to, from);
}

/** Whether areas of the one family consist of areas of the other. */
export function isLarger({ boundary }: ModelFamily, than: ModelFamily): boolean {
  return (boundary?.path.length ?? 0) > (than.boundary?.path.length ?? 0);
}

/** Everything that a record leads to: its relations, then the related records and lists that are not part of it. */
export function reachableRelations({
  relations,
  extendedRelations,
  lists,
}: ModelFamily): readonly ModelRelation[] {
  return [...new Set<ModelRelation>([...relations, ...extendedRelations, ...lists])];
}
