// The order of groups: by their number of records, or by a figure of a field.
import type { ModelFamily, ModelField } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import { type Group, type Measure, measures } from '../../query/summarise.js';
import { refuse, type ValueType } from '../values/value-type.js';

export interface GroupOrder {
  /** As it is written in a request. */
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

/** Groups without a figure come last; ties stay as they were, the largest first. */
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
