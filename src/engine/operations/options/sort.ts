// The query options `sortBy` and `sortDirection`. They take one field, as in the contract, or several keys with a minus for descending
// order.
import type { ModelFamily, ModelField } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import { DISTANCE } from '../../query/plan.js';
import { nearestName } from '../request/nearest-name.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { choiceType, type ReadContext, refuse, type ValueType } from '../values/value-type.js';
import { named } from './path-tree.js';
import { withoutNear } from './place.js';
import type { QueryOption } from './query-option.js';

interface SortEntry {
  readonly field: ModelField;
  readonly isDescending: boolean;
}

const MOST_KEYS = 5;

const isBeyondContract = (raw: string) => raw.includes(',') || raw.trim().startsWith('-');

/** The contract has these parameters for some kinds. A value outside the contract uses our option on all of them. */
export const sort: QueryOption = {
  claims: (name, values) => name === 'sortby' && [...values].some(isBeyondContract),
  offers: () => [],
};

/** Lists spell them in camel case and pages in Pascal case. Any letter case is accepted. */
export function sortParameters(
  family: ModelFamily,
  spelling: 'sortBy' | 'SortBy',
  lenient = false,
): readonly Parameter[] {
  const sortDirection: Parameter<'asc' | 'desc'> = {
    ...queryParameter(
      spelling === 'sortBy' ? 'sortDirection' : 'SortDirection',
      choiceType(['asc', 'desc']),
      {
        en: 'the sort direction of fields without a minus; nulls come last in both directions.',
        es: 'el sentido del orden de los campos sin signo menos; los null van al final en ambos sentidos.',
      },
    ),
    lenient,
    plan: (plan, direction) =>
      plan.sort.length > 0 ? plan : { ...plan, sort: [{ field: ownOrder(family), direction }] },
  };
  const sortBy: Parameter<readonly SortEntry[]> = {
    ...queryParameter(spelling, sortType(family, lenient), {
      en: `the field to sort by, which may be an extended field; the default is the id. Up to ${MOST_KEYS} fields are accepted, comma-separated, each with a minus in front for descending order.`,
      es: `el campo por el que se ordena, que puede ser extendido; por defecto, el id. Se aceptan hasta ${MOST_KEYS} campos, separados por comas, cada uno con un signo menos delante si va de mayor a menor.`,
    }),
    lenient,
    conflicts: (keys, isGiven) =>
      keys.some(({ field }) => field === DISTANCE) ? withoutNear(spelling, isGiven) : [],
    plan: (plan, keys, args) => ({
      ...plan,
      sort: keys.map(({ field, isDescending }) => ({
        field,
        direction: isDescending ? 'desc' : (args.get(sortDirection) ?? 'asc'),
      })),
    }),
  };
  return [sortBy, sortDirection];
}

/** Figures have no id. */
const ownOrder = ({ series, field }: ModelFamily) => field(series?.year ?? 'id') as ModelField;

/** Distance is known only to a strict request. The same applies to extended fields if unknown fields are otherwise ignored. */
function sortType(family: ModelFamily, lenient: boolean): ValueType<readonly SortEntry[]> {
  const sortable = family.fields.filter(({ kind }) => kind !== 'texts');
  const ofContract = sortable.filter((field) => !field.extended);
  const extended = sortable.filter((field) => field.extended);
  const all = [...ofContract, ...extended, ...(family.coordinates === undefined ? [] : [DISTANCE])];

  function read(raw: string, context: ReadContext) {
    const { name, strict } = context;
    const fields = strict ? all : ofContract;
    const allowed = fields.map((field) => field.name);
    if (!isBeyondContract(raw)) {
      // An extended field alone is treated as one with a minus.
      const field = named(fields, raw) ?? (lenient ? undefined : named(extended, raw));
      if (field !== undefined) return { value: [{ field, isDescending: false }] };
      return refuse(context, raw, messages.noneOf(name, allowed, raw, nearestName(raw, allowed)), allowed);
    }
    const keys = raw.split(',').map((key) => key.trim());
    if (keys.length > MOST_KEYS)
      return refuse(context, raw, messages.tooManySortKeys(name, MOST_KEYS, keys.length));
    const value: SortEntry[] = [];
    for (const key of keys) {
      const isDescending = key.startsWith('-');
      const field = named(fields, isDescending ? key.slice(1) : key);
      if (field === undefined) {
        const example = `${allowed[0]},-${allowed[1] ?? allowed[0]}`;
        const hint = nearestName(isDescending ? key.slice(1) : key, allowed);
        return refuse(context, raw, messages.notSortKey(name, example, key, hint), allowed);
      }
      value.push({ field, isDescending });
    }
    return { value };
  }

  const key = `(?:${all.map(({ name }) => name).join('|')})`;
  return {
    schema: {
      type: 'string',
      anyOf: [
        { enum: [...ofContract, ...(lenient ? [] : extended)].map(({ name }) => name) },
        { pattern: `^(?:-${key}|-?${key}(?:,-?${key}){1,${MOST_KEYS - 1}})$` },
      ],
    },
    read,
    canonical: (keys) =>
      keys.map(({ field, isDescending }) => `${isDescending ? '-' : ''}${field.name}`).join(),
  };
}
