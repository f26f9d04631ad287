// Which records are shown, in which order, and on which page.
import { describe } from 'vitest';
import { describeDepartmentAlias } from './department-alias.js';
import { describeEveryFilter } from './every-filter.js';
import { describeFilteredPages } from './filtered-pages.js';
import { describeFiltersTogether } from './filters-together.js';
import { describeLimitOffset } from './limit-offset.js';
import { describeRankedSearch } from './ranked-search.js';
import { useService } from './service.js';
import { describeSortKeys } from './sort-keys.js';
import { describeSurface } from './surface.js';

const service = useService();

describe('every filter', () => describeEveryFilter(service));
describe('filters together', () => describeFiltersTogether(service));
describe('sort keys', () => describeSortKeys(service));
describe('ranked search', () => describeRankedSearch(service));
describe('limit and offset', () => describeLimitOffset(service));
describe('filtered pages', () => describeFilteredPages(service));
describe('departmentId', () => describeDepartmentAlias(service));
describe('surface', () => describeSurface(service));
