// Every query option, in the order in which operations describe them. Each applies to all operations whose records support it.
import { expand, fields, relations } from './fields.js';
import { filter } from './filter.js';
import { format, geometryOption } from './format.js';
import { bbox, near, place, within } from './place.js';
import type { QueryOption } from './query-option.js';
import { sort } from './sort.js';

/** A later one gives way if a name is taken. */
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
