// The fields by which records can be counted, and those that have sums: names, read in any letter case.
import type { ModelFamily, ModelField, ToOne } from '../../model/model.js';
import { toOneRelations } from '../../model/to-one-relations.js';
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import type { GroupPath } from '../../query/summarise.js';
import { DEEPEST_PATH, named } from '../options/path-tree.js';
import { nearestName } from '../request/nearest-name.js';
import { refuse, type ValueType } from '../values/value-type.js';

/** Any field that holds one value, or any record that relations lead to, one at a time. */
export function groupPath(family: ModelFamily): ValueType<GroupPath> {
  const fields = family.fields.filter(({ kind }) => kind !== 'texts');
  const paths = [...fields.map((field) => ofField(family, field)), ...toRecords(family)];
  const names = paths.map(({ name }) => name);
  const byName = new Map(paths.map((path) => [path.name.toLowerCase(), path]));
  for (const { name, alias } of fields)
    if (alias !== undefined) byName.set(alias.toLowerCase(), byName.get(name.toLowerCase()) as GroupPath);
  return {
    // As for other names of fields, descriptions for people only show a text.
    schema: { type: 'string', anyOf: [{ enum: names }] },
    read: (raw, context) => {
      const value = byName.get(raw.trim().toLowerCase());
      if (value !== undefined) return { value };
      const several = named(family.fields, raw.trim());
      const hint = nearestName(raw, names);
      return refuse(
        context,
        raw,
        several === undefined
          ? messages.noGroup(context.name, family.record, raw, hint)
          : messages.holdsSeveral(context.name, several.name),
        names,
      );
    },
    canonical: ({ name }) => name,
  };
}

/** A key means the record it leads to, so that its name is returned as well. */
function ofField(family: ModelFamily, field: ModelField): GroupPath {
  const led = toOneRelations(family).find(({ key }) => key === field);
  return led === undefined ? { name: field.name, relations: [], field } : toRecord(field.name, [led]);
}

/** No family is passed twice: a department is not counted by the department of its capital. */
function toRecords(
  family: ModelFamily,
  passed: readonly ModelFamily[] = [],
  before: readonly ToOne[] = [],
  names: readonly string[] = [],
): readonly GroupPath[] {
  if (before.length === DEEPEST_PATH) return [];
  const seen = [...passed, family];
  const moved = family.otherPlace?.relation;
  return toOneRelations(family)
    .filter(({ target }) => !seen.includes(target))
    .flatMap((relation) => {
      const path = [...before, relation === moved ? (family.locatedIn as ToOne) : relation];
      const named = [...names, relation.name];
      return [toRecord(named.join('.'), path), ...toRecords(relation.target, seen, path, named)];
    });
}

const toRecord = (name: string, relations: readonly ToOne[]): GroupPath => ({
  name,
  relations,
  field: relations.at(-1)?.target.field('id') as ModelField,
});

/** Comma-separated fields that hold numbers. */
export function measuredFields(family: ModelFamily): ValueType<readonly ModelField[]> {
  const numeric = family.fields.filter(({ kind }) => kind === 'integer' || kind === 'number');
  const names = numeric.map(({ name }) => name);
  return {
    schema: { type: 'array', items: { type: 'string', enum: names }, minItems: 1 },
    isList: true,
    read: (raw, { name: parameter }) => {
      const fields: ModelField[] = [];
      const errors: ParameterError[] = [];
      for (const name of new Set(raw.split(',').map((part) => part.trim()))) {
        const field = named(numeric, name);
        if (field !== undefined) {
          fields.push(field);
          continue;
        }
        const other = named(family.fields, name);
        const hint = nearestName(name, names);
        errors.push({
          parameter,
          value: name,
          message: messages.inList(
            parameter,
            other === undefined
              ? messages.noField(family.record, name, hint)
              : messages.notNumeric(family.record, other.name),
          ),
          allowed: names,
        });
      }
      return errors.length > 0 ? { errors } : { value: [...new Set(fields)] };
    },
    canonical: (fields) => fields.map(({ name }) => name).join(),
  };
}
