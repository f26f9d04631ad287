// The list of query options in the order of descriptions. Each applies to all operations whose records support it.
import { expand, fields, relations } from './fields.js';
import { filter } from './filter.js';
import { format, geometryOption } from './format.js';
import { bbox, near, place, within } from './place.js';
import type { QueryOption } from './query-option.js';
import { sort } from './sort.js';

/** An option gives way if an earlier one has its name. */
export const queryOptions: readonly QueryOption[] = [
  fields,
  expand,
  relations,
  near,
  bbox,
  within,
  place,
  format,
  geometryOption,
  sort,
  filter,
];
