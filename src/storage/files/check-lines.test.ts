// Reports faults in the lines of a series with line and column.
import { describe, expect, it } from 'vitest';
import { thing } from '../../../test/toy/thing.js';
import { seriesModel, visitLines } from '../../../test/toy/toy-series.js';
import { defineFamily } from '../../engine/model/family.js';
import { integer, text } from '../../engine/model/field.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { resolveModel } from '../../engine/model/resolve-model.js';
import type { Series } from '../../engine/model/series.js';
import { checkLines } from './read-record-file.js';

const hen = defineFamily({
  record: 'Hen',
  file: 'hens.json',
  ...thing,
  fields: { id: integer() },
  relations: {},
});
const eggs = defineFamily({
  record: 'Eggs',
  ...thing,
  fields: {
    year: integer(),
    laid: integer(),
    hatched: integer().nullable(),
    book: text(),
    state: text().oneOf('good', 'old'),
    bookTitle: text().extended(),
  },
  series: {
    file: 'eggs.json',
    of: 'hen',
    key: 'henId',
    year: 'year',
    release: 'book',
    title: 'bookTitle',
    shared: ['state'],
    measures: ['laid', 'hatched'],
  },
  relations: {},
});
const family: ModelFamily = resolveModel({ hen, eggs }).family('eggs');
const good: Row = { henId: 1, book: 'a', state: 'good', from: 2001, laid: [3, 4], hatched: [null, 2] };

const faultsOf = (...rows: readonly Row[]) =>
  checkLines(family, family.series as Series, {
    rows,
    location: (index) => ({ file: 'eggs.json', line: index + 2 }),
  }).map(({ line, field, message }) => `${line} ${field}: ${message}`);

it('finds no fault in ordered lines', () => {
  expect(faultsOf(good, { ...good, from: 2003 }, { ...good, henId: 2, hatched: null })).toEqual([]);
});

describe('reports', () => {
  it.each<[string, Row, string]>([
    ['a column that is missing', { ...good, hatched: undefined }, 'hatched: expected counts, or null'],
    ['a column it does not know', { ...good, lost: 1 }, 'lost: is not a column of eggs'],
    ['an id that is none', { ...good, henId: 'x' }, 'henId: expected a whole number'],
    ['a year that is none', { ...good, from: 2001.5 }, 'from: expected a whole number'],
    ['another state', { ...good, state: 'bad' }, 'state: expected one of good, old, found "bad"'],
    ['no counts', { ...good, laid: null }, 'laid: expected a count for each year'],
    ['no years', { ...good, laid: [], hatched: [] }, 'laid: expected a count for each year'],
    ['a negative count', { ...good, laid: [3, -1] }, 'laid: expected counts, or null'],
    ['a fraction', { ...good, hatched: [1, 0.5] }, 'hatched: expected counts, or null'],
    ['too few', { ...good, hatched: [1] }, 'hatched: expected 2 counts as in laid, found 1'],
  ])('%s', (_, row, message) => {
    expect(faultsOf(row)).toEqual([`2 ${message}`]);
  });

  it.each<[string, unknown, string]>([
    ['an empty list of breaks', [], 'expected a list of breaks, or null'],
    [
      'a break outside the years of the line',
      [{ year: 1999, cause: 'seam', before: 'almanac' }],
      'expected a year from 2000 to 2000, found 1999',
    ],
    [
      'a cause outside the list',
      [{ year: 2000, cause: 'mood' }],
      'expected one of orbit, seam, found "mood"',
    ],
    [
      'a break without its details',
      [{ year: 2000, cause: 'orbit', act: null }],
      'expected act, records, source with orbit, found act',
    ],
    [
      'details of another kind',
      [{ year: 2000, cause: 'orbit', act: null, records: 'x', source: 'survey' }],
      'records of 2000 is not valid: "x"',
    ],
  ])('%s', (_, gaps, message) => {
    const visits = seriesModel.family('visits');
    const rows = [{ ...visitLines[2], gaps }];
    const location = (index: number) => ({ file: 'visits.json', line: index + 2 });
    expect(checkLines(visits, visits.series as Series, { rows, location })).toMatchObject([
      { field: 'gaps', message },
    ]);
  });

  it('lines out of order', () => {
    const message = 'henId: lines must be in the order of henId and from';
    expect(faultsOf({ ...good, henId: 2 }, good)).toEqual([`3 ${message}`]);
    expect(faultsOf({ ...good, from: 2003 }, good)).toEqual([`3 ${message}`]);
  });

  it('a file without lines', () => {
    expect(faultsOf()).toEqual(['2 undefined: eggs has no lines']);
  });
});
