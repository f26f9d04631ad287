// Every query option, in the order in which operations describe them. Each applies to all operations whose records support it.
import { bbox } from './bbox.js';
import { expand } from './expand.js';
import { fields } from './fields.js';
import { filter } from './filter.js';
import { format } from './format.js';
import { geometry } from './geometry.js';
import { near } from './near.js';
import { place } from './place.js';
import type { QueryOption } from './query-option.js';
import { relations } from './relations.js';
import { sort } from './sort.js';
import { within } from './within.js';

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
  geometry,
  sort,
  filter,
];
