// Which records are shown, in which order, and on which page.
import { describe } from 'vitest';
import { describeEveryFilter } from './every-filter.js';
import { describeFilteredPages } from './filtered-pages.js';
import { describeFiltersTogether } from './filters-together.js';
import { useService } from './service.js';
import { describeSortKeys } from './sort-keys.js';

const service = useService();

describe('every filter', () => describeEveryFilter(service));
describe('filters together', () => describeFiltersTogether(service));
describe('sort keys', () => describeSortKeys(service));
describe('filtered pages', () => describeFilteredPages(service));
