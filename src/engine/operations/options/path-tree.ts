// Combines paths such as `name` and `department.region.name` into a tree of the named fields.
import type { ModelFamily, ModelField, ModelRelation } from '../../model/model.js';
import { reachableRelations } from '../../model/to-one-paths.js';
import { messages } from '../../problems/messages.js';
import type { Localized } from '../../text/localized.js';
import { nearestName } from '../request/nearest-name.js';
import { ALL, everyField } from './every-field.js';

/** The most relations in a path. */
export const DEEPEST_PATH = 3;

export interface PathTree {
  /** The relation was named without a field. */
  whole: boolean;
  /** All fields were named at once. */
  all: boolean;
  readonly fields: Set<ModelField>;
  readonly relations: Map<ModelRelation, PathTree>;
}

interface PathFault {
  readonly message: Localized;
  readonly allowed: readonly string[];
}

/** The possible ends of a path. */
export type PathEnd = 'field' | 'relation';

export const newTree = (): PathTree => ({
  whole: false,
  all: false,
  fields: new Set(),
  relations: new Map(),
});

/** Adds a path to the tree of a family. `own` are fields that its records have only in this response. */
export function addPath(
  tree: PathTree,
  family: ModelFamily,
  path: string,
  end: PathEnd,
  own: readonly ModelField[] = [],
): PathFault | undefined {
  const names = path.split('.').map((name) => name.trim());
  let [node, at] = [tree, family];
  for (const [depth, name] of names.entries()) {
    const fields = end === 'relation' ? [] : depth === 0 ? [...at.fields, ...own] : at.fields;
    const isLast = depth === names.length - 1;
    const relation = named(reachableRelations(at), name);
    if (relation !== undefined) {
      if (depth === DEEPEST_PATH) return tooDeep(path);
      const next = node.relations.get(relation) ?? newTree();
      node.relations.set(relation, next);
      if (isLast) next.whole = true;
      [node, at] = [next, relation.target];
      continue;
    }
    const field = named(fields, name);
    if (isLast && field !== undefined) node.fields.add(field);
    else if (isLast && end === 'field' && everyField.includes(name.toLowerCase())) node.all = true;
    else return unknownName(path, name, at, isLast ? fields : [], field !== undefined);
  }
  return undefined;
}

/** The paths of a tree in declared order, so that equal requests are equal texts. */
export function pathsOf(
  { all, fields, relations }: PathTree,
  family: ModelFamily,
  own: readonly ModelField[] = [],
): readonly string[] {
  const named = [...family.fields, ...own].filter((field) => fields.has(field));
  return [
    ...(all ? [ALL] : named.map(({ name }) => name)),
    ...reachableRelations(family).flatMap((relation) => {
      const within = relations.get(relation);
      if (within === undefined) return [];
      const inner = pathsOf(within, relation.target).map((path) => `${relation.name}.${path}`);
      return within.whole ? [relation.name, ...inner] : inner;
    }),
  ];
}

/** Finds an entry by its name or alias in any letter case. */
export function named<Named extends { readonly name: string; readonly alias?: string | undefined }>(
  things: readonly Named[],
  name: string,
): Named | undefined {
  const wanted = name.toLowerCase();
  return things.find((thing) => [thing.name, thing.alias].some((each) => each?.toLowerCase() === wanted));
}

function tooDeep(path: string): PathFault {
  return { message: messages.tooDeep(path, DEEPEST_PATH), allowed: [] };
}

function unknownName(
  path: string,
  name: string,
  family: ModelFamily,
  fields: readonly ModelField[],
  isField: boolean,
): PathFault {
  const relations = reachableRelations(family).map((relation) => relation.name);
  const allowed = [...fields.map((field) => field.name), ...(fields.length === 0 ? [] : [ALL]), ...relations];
  const hint = isField ? undefined : nearestName(name, allowed);
  const none = fields.length === 0 ? messages.noRelation : messages.noField;
  const fault = isField ? messages.noFieldsWithin(family.record, name) : none(family.record, name, hint);
  return {
    message: path === name ? fault : messages.inPath(path, fault),
    allowed,
  };
}
