// The query parameters of operations that return an array: order, limit and offset.
import type { ModelFamily } from '../../model/model.js';
import { sortParameters } from '../options/sort.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

const limit: Parameter<number> = {
  ...queryParameter('limit', integer(1), {
    en: 'Return at most this many records, after sorting.',
    es: 'Devuelve como máximo esta cantidad de registros, ya ordenados.',
  }),
  plan: (plan, value) => ({ ...plan, limit: value }),
};

const offset: Parameter<number> = {
  ...queryParameter('offset', integer(0), {
    en: 'Skip this many records, after sorting.',
    es: 'Omite esta cantidad de registros, ya ordenados.',
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
