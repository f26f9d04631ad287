// The query parameters of operations that answer an array: order, limit and offset.
import type { ModelFamily } from '../../model/model.js';
import { limitAndOffset } from '../options/limit-offset.js';
import { sortParameters } from '../options/sort.js';
import type { Parameter } from '../request/parameter.js';

export const listParameters = (family: ModelFamily): readonly Parameter[] => [
  ...sortParameters(family, 'sortBy'),
  ...limitAndOffset,
];

/** Of operations that answer in order of rank or id unless another order is requested. */
export const rankedListParameters = (family: ModelFamily): readonly Parameter[] => [
  ...sortParameters(family, 'sortBy', true),
  ...limitAndOffset,
];
