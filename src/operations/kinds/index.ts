// Every way of asking. Each applies to all families that have what it takes.
import type { Kind } from '../operation.js';
import { calendar } from './calendar.js';
import { code } from './code.js';
import { inOffice } from './in-office.js';
import { list } from './list.js';
import { name } from './name.js';
import { one } from './one.js';
import { only } from './only.js';
import { page } from './page.js';
import { related } from './related.js';
import { search } from './search.js';

export const kinds: readonly Kind[] = [
  list,
  one,
  name,
  search,
  page,
  code,
  related,
  inOffice,
  only,
  calendar,
];
