// Parameters that several kinds of operation have in common, and how they become part of a plan.
import type { ModelFamily, ModelField } from '../model/model.js';
import type { Sort } from '../query/plan.js';
import { type Arguments, INT32_MAX, type Parameter } from './parameter.js';

export function idParameter(family: ModelFamily, name = 'id'): Parameter {
  return {
    name,
    in: 'path',
    required: true,
    about: `Id of a ${family.record}.`,
    kind: { is: 'integer', min: 1, max: INT32_MAX },
  };
}

export function textParameter(name: string, about: string): Parameter {
  return { name, in: 'path', required: true, about, kind: { is: 'text' } };
}

export function sortableFields(family: ModelFamily): readonly ModelField[] {
  return family.fields.filter(({ kind, extended }) => kind !== 'texts' && !extended);
}

/** Lists spell them in lower case, pages in capitals; any case is understood. */
export function sortParameters(
  family: ModelFamily,
  spelling: 'sortBy' | 'SortBy',
): readonly [Parameter, Parameter] {
  const sortBy: Parameter = {
    name: spelling,
    in: 'query',
    required: false,
    about: 'Field to sort by; without it the order is by id.',
    kind: { is: 'choice', values: sortableFields(family).map(({ name }) => name) },
  };
  const sortDirection: Parameter = {
    name: spelling === 'sortBy' ? 'sortDirection' : 'SortDirection',
    in: 'query',
    required: false,
    about: 'Direction of the order; nulls come last in both.',
    kind: { is: 'choice', values: ['asc', 'desc'] },
  };
  return [sortBy, sortDirection];
}

export function sortOf(family: ModelFamily, args: Arguments): Sort | undefined {
  const by = args.sortBy ?? args.SortBy;
  const direction = args.sortDirection ?? args.SortDirection;
  if (by === undefined && direction === undefined) return undefined;
  const field = family.field((by ?? 'id') as string) as ModelField;
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
}
