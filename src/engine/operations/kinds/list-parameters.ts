// The query parameters of operations that return an array: order, limit and offset.
import type { ModelFamily } from '../../model/model.js';
import { sortParameters } from '../options/sort.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

const limit: Parameter<number> = {
  ...queryParameter('limit', integer(1), {
    en: 'the maximum number of records, applied after sorting.',
    es: 'el número máximo de registros, después de ordenarlos.',
  }),
  plan: (plan, value) => ({ ...plan, limit: value }),
};

const offset: Parameter<number> = {
  ...queryParameter('offset', integer(0), {
    en: 'the number of records to skip, applied after sorting.',
    es: 'el número de registros que se omiten, después de ordenarlos.',
  }),
  plan: (plan, value) => ({ ...plan, offset: value }),
};

export const listParameters = (family: ModelFamily): readonly Parameter[] => [
  ...sortParameters(family, 'sortBy'),
  limit,
  offset,
];

/** Of operations that return records in order of rank or id unless another order is requested. */
export const rankedListParameters = (family: ModelFamily): readonly Parameter[] => [
  ...sortParameters(family, 'sortBy', true),
  limit,
  offset,
];
