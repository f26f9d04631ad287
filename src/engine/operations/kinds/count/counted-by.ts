// Reads the fields by which records can be grouped and those that can be summed, in any letter case.
import type { ModelFamily, ModelField, Row, ToOne } from '../../../model/model.js';
import { toOneRelations } from '../../../model/to-one-paths.js';
import { messages } from '../../../problems/messages.js';
import type { ParameterError } from '../../../problems/problem.js';
import { type Group, type GroupPath, type Measure, measures } from '../../../query/summarise.js';
import { DEEPEST_PATH, named } from '../../options/path-tree.js';
import { nearestName } from '../../request/nearest-name.js';
import { type Arguments, type Parameter, queryParameter } from '../../request/parameter.js';
import { integerType, refuse, type ValueType } from '../../values/value-type.js';

/** The order of groups, by their number of records or by a figure. */
export interface GroupOrder {
  /** The order as a request writes it. */
  readonly text: string;
  readonly isDescending: boolean;
  /** Undefined for the number of records. */
  readonly measure?: Measure;
  readonly field?: ModelField;
}

const COUNT = 'count';

export function groupOrder(family: ModelFamily): ValueType<GroupOrder> {
  const numeric = family.fields.filter(({ kind }) => kind === 'integer' || kind === 'number');
  const figures = measures.flatMap((measure) =>
    numeric.map((field) => ({ name: `${measure}.${field.name}`, measure, field })),
  );
  const orders = [{ name: COUNT }, ...figures];
  const byName = new Map(orders.map((order) => [order.name.toLowerCase(), order]));
  return {
    schema: { type: 'string', pattern: `^-?(${COUNT}|(${measures.join('|')})\\.\\w+)$` },
    read: (raw, context) => {
      const isDescending = raw.trim().startsWith('-');
      const order = byName.get(raw.trim().replace(/^-/, '').toLowerCase());
      const allowed = orders.map(({ name }) => name);
      if (order === undefined)
        return refuse(context, raw, messages.noneOf(context.name, allowed, raw), allowed);
      const { name, ...by } = order;
      return { value: { ...by, text: `${isDescending ? '-' : ''}${name}`, isDescending } };
    },
    canonical: ({ text }) => text,
  };
}

/** Groups without a figure come last. Ties stay in order of size, largest first. */
export function inOrder(groups: readonly Group[], order: GroupOrder | undefined): readonly Group[] {
  if (order === undefined) return groups;
  const { measure, field, isDescending } = order;
  const figureOf = (group: Group): number | null =>
    measure === undefined || field === undefined ? group.count : (group[measure]?.[field.name] ?? null);
  return groups.toSorted((a, b) => {
    const [one, other] = [figureOf(a), figureOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return isDescending ? other - one : one - other;
  });
}

/** The parameters that keep only groups inside a larger area, by the keys that lead to it. */
interface GroupParameter {
  readonly parameter: Parameter<number>;
  readonly holds: (args: Arguments, row: Row) => boolean;
}

export function groupParameters({ relations }: ModelFamily): readonly GroupParameter[] {
  return relations.filter(isGroup).map(({ key, target }) => {
    const parameter: Parameter<number> = {
      ...queryParameter(key.name, integerType(1), {
        en: `the id of the \`${target.record}\` record whose areas to return; all by default.`,
        es: `el id del registro de \`${target.record}\` cuyas áreas se devuelven; por defecto, todas.`,
      }),
      idOf: target,
    };
    return {
      parameter,
      holds: (args, row) => {
        const wanted = args.get(parameter);
        return wanted === undefined || row[key.name] === wanted;
      },
    };
  });
}

const isGroup = (relation: ModelFamily['relations'][number]): relation is ToOne =>
  relation.to === 'one' &&
  (relation.target.boundary?.path.length ?? 0) > 0 &&
  relation.target.only === undefined;

/** Groups by any field with one value, or by any record that relations lead to. */
export function groupPath(family: ModelFamily): ValueType<GroupPath> {
  const fields = family.fields.filter(({ kind }) => kind !== 'texts');
  const paths = [...fields.map((field) => ofField(family, field)), ...toRecords(family)];
  const names = paths.map(({ name }) => name);
  const byName = new Map(paths.map((path) => [path.name.toLowerCase(), path]));
  for (const { name, alias } of fields)
    if (alias !== undefined) byName.set(alias.toLowerCase(), byName.get(name.toLowerCase()) as GroupPath);
  return {
    // Descriptions for people show this parameter as a text, as other field names.
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

/** A key means its record, so the record's name is returned as well. */
function ofField(family: ModelFamily, field: ModelField): GroupPath {
  const led = toOneRelations(family).find(({ key }) => key === field);
  return led === undefined ? { name: field.name, relations: [], field } : toRecord(field.name, [led]);
}

/** No path passes a family twice, so a department is not grouped by the department of its capital. */
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

/** Reads comma-separated fields that contain numbers. */
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
