// Describes dotted paths such as `planet.star.name` as JSON Schema, with only existing names and depths. The paths of one family would fill
// pages. But the name of a relation determines its target, so one pattern for each target is enough for all families.
import type { ModelFamily, ModelField } from '../../model/model.js';
import { reachableRelations } from '../../model/to-one-paths.js';
import { type JsonSchema, refTo } from '../../schema/shape-schema.js';
import { everyField } from './every-field.js';
import { DEEPEST_PATH, type PathEnd } from './path-tree.js';

const components: Readonly<Record<PathEnd, string>> = { field: 'FieldPath', relation: 'RelationPath' };

/** One path of a family. `own` are fields that its records have only in this response. */
export function pathSchema(family: ModelFamily, end: PathEnd, own: readonly ModelField[] = []): JsonSchema {
  const fields = end === 'field' ? fieldNames([...family.fields, ...own]) : [];
  const relations = namesOf(reachableRelations(family));
  const more = end === 'field' ? DEEPEST_PATH : DEEPEST_PATH - 1;
  const path: JsonSchema = {
    pattern: `^(${relations.join('|')})(?:\\.[\\w*]+){0,${more}}$`,
    allOf: [refTo(components[end])],
  };
  if (end === 'relation') return { type: 'string', ...path };
  return {
    type: 'string',
    ...(relations.length === 0 ? { enum: fields } : { anyOf: [{ enum: fields }, path] }),
  };
}

/** The patterns for the rest of a path after its first name, as components. */
export function pathComponents(families: readonly ModelFamily[]): Readonly<Record<string, JsonSchema>> {
  return {
    [components.field]: {
      type: 'string',
      description: 'A field, or a path through relations that ends in a field, with dots between the names.',
      allOf: stepPatterns(families, 'field'),
    },
    [components.relation]: {
      type: 'string',
      description: 'A relation, or a path of relations, with dots between the names.',
      allOf: stepPatterns(families, 'relation'),
    },
  };
}

function stepPatterns(families: readonly ModelFamily[], end: PathEnd): readonly JsonSchema[] {
  return relationsByTargets(families).flatMap(({ names, targets }) => {
    const relations = namesOf(targets.flatMap(reachableRelations));
    const fields = end === 'field' ? fieldNames(targets.flatMap((target) => target.fields)) : [];
    return wrongSteps(names, relations, fields).map((wrong) => ({ pattern: `^(?!${wrong})` }));
  });
}

/** Matches names that lead to a relation or end at a field. At the greatest depth only fields are valid. */
function wrongSteps(names: readonly string[], relations: readonly string[], fields: readonly string[]) {
  const step = `${oneOf(names)}\\.`;
  const right = [
    ...(relations.length === 0 ? [] : [`${oneOf(relations)}(?:\\.|$)`]),
    ...(fields.length === 0 ? [] : [`${oneOf(fields.map((name) => name.replace('*', '\\*')))}$`]),
  ];
  const unknown = `(?:.*\\.)?${step}${right.length === 0 ? '' : `(?!${right.join('|')})`}`;
  if (fields.length === 0 || relations.length === 0) return [unknown];
  return [unknown, `(?:\\w+\\.){${DEEPEST_PATH - 1}}${step}${oneOf(relations)}$`];
}

interface PathStep {
  readonly names: readonly string[];
  /** A name that leads to different families accepts the names of all of them. */
  readonly targets: readonly ModelFamily[];
}

export function relationsByTargets(families: readonly ModelFamily[]): readonly PathStep[] {
  const relations = families.flatMap(reachableRelations);
  const steps = new Map<string, PathStep>();
  for (const name of namesOf(relations)) {
    const same = relations.filter((relation) => relation.name === name);
    const targets = [...new Set(same.map(({ target }) => target))];
    const key = targets
      .map((target) => target.name)
      .sort()
      .join();
    steps.set(key, { names: [...(steps.get(key)?.names ?? []), name], targets });
  }
  return [...steps.values()];
}

/** The names of fields and the words for all of them. */
const fieldNames = (fields: readonly ModelField[]) => [...new Set([...namesOf(fields), ...everyField])];

const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;

const namesOf = (named: readonly { readonly name: string }[]) => [...new Set(named.map(({ name }) => name))];
