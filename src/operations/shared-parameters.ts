// Parameters that several kinds of operation have in common, and how they become part of a plan.
import type { ModelFamily, ModelField } from '../model/model.js';
import { DISTANCE } from '../query/distance-field.js';
import type { Sort } from '../query/plan.js';
import { type Arguments, INT32_MAX, MOST_SORT_KEYS, type Parameter } from './parameter.js';

export function idParameter(family: ModelFamily, name = 'id'): Parameter {
  return {
    name,
    in: 'path',
    required: true,
    about: `Id of a ${family.record}.`,
    kind: { is: 'integer', min: 1, max: INT32_MAX, idOf: family },
  };
}

export function textParameter(name: string, about: string): Parameter {
  return { name, in: 'path', required: true, about, kind: { is: 'text' } };
}

/** Lists spell them in lower case, pages in capitals; any case is understood. */
export function sortParameters(family: ModelFamily, spelling: 'sortBy' | 'SortBy'): readonly Parameter[] {
  const sortable = family.fields.filter(({ kind }) => kind !== 'texts');
  const names = (fields: readonly ModelField[]) => fields.map(({ name }) => name);
  const sortBy: Parameter = {
    name: spelling,
    in: 'query',
    required: false,
    about: `Field to sort by; by default records come in id order. Up to ${MOST_SORT_KEYS}, comma-separated, each with a minus in front for descending order; then you can also name extended fields.`,
    kind: {
      is: 'sort',
      values: names(sortable.filter(({ extended }) => !extended)),
      further: [
        ...names(sortable.filter(({ extended }) => extended)),
        ...(family.place === undefined ? [] : [DISTANCE.name]),
      ],
      aliases: new Map(
        sortable.flatMap(({ name, alias }) =>
          alias === undefined ? [] : [[alias.toLowerCase(), name] as const],
        ),
      ),
    },
  };
  const sortDirection: Parameter = {
    name: spelling === 'sortBy' ? 'sortDirection' : 'SortDirection',
    in: 'query',
    required: false,
    about: 'Direction of the order, for fields without a minus; nulls come last in both.',
    kind: { is: 'choice', values: ['asc', 'desc'] },
  };
  return [sortBy, sortDirection];
}

/** Of operations that answer in order of rank or id unless another order is asked for. */
export function rankedListParameters(family: ModelFamily): readonly Parameter[] {
  const sort = sortParameters(family, 'sortBy').map((parameter) => ({ ...parameter, lenient: true }));
  return [...sort, ...partParameters];
}

/** Of every operation that answers an array. */
export function listParameters(family: ModelFamily): readonly Parameter[] {
  return [...sortParameters(family, 'sortBy'), ...partParameters];
}

const partParameters: readonly Parameter[] = [
  {
    name: 'limit',
    in: 'query',
    required: false,
    about: 'Return at most this many records, after sorting.',
    kind: { is: 'integer', min: 1, max: INT32_MAX },
  },
  {
    name: 'offset',
    in: 'query',
    required: false,
    about: 'Skip this many records, after sorting.',
    kind: { is: 'integer', min: 0, max: INT32_MAX },
  },
];

export function sortOf(family: ModelFamily, args: Arguments): readonly Sort[] {
  const by = args.sortBy ?? args.SortBy;
  const direction = args.sortDirection ?? args.SortDirection;
  if (by === undefined && direction === undefined) return [];
  return String(by ?? 'id')
    .split(',')
    .map((key) => {
      const [isSigned, name] = key.startsWith('-') ? [true, key.slice(1)] : [false, key];
      const field = name === DISTANCE.name ? DISTANCE : (family.field(name) as ModelField);
      return { field, direction: isSigned || direction === 'desc' ? 'desc' : 'asc' };
    });
}
