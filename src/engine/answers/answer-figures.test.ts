// Figures of a record, returned by year, filtered, sorted, cut and written like any list.
import { describe, expect, it } from 'vitest';
import { seriesDataset, seriesModel } from '../../../test/toy/toy-series.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import { readNamed } from '../operations/request/read-arguments.js';
import { createEngine } from './create-engine.js';
import { indexDocument } from './dataset-document.js';

const engine = createEngine(seriesModel, seriesDataset());

function answerTo(id: string, values: Readonly<Record<string, string>>) {
  const operation = engine.operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  const read = readNamed(operation, values);
  return 'problem' in read ? read : engine.answer(operation, read.arguments);
}

function figuresOf(id: string, values: Readonly<Record<string, string>>): unknown {
  const answered = answerTo(id, values);
  return 'body' in answered ? JSON.parse(new TextDecoder().decode(answered.body)) : answered;
}

const almanac = (year: number, all: number, landed: number | null) => ({
  year,
  all,
  landed,
  log: 'almanac',
  state: 'draft',
});
const survey = (year: number, all: number, landed: number | null = null) => ({
  year,
  all,
  landed,
  log: 'survey',
  state: 'final',
});

it('returns the default series of the record without extended fields', () => {
  expect(figuresOf('moonVisits', { id: '10' })).toEqual([
    almanac(1998, 4, null),
    almanac(1999, 0, 0),
    survey(2000, 6),
  ]);
  expect(figuresOf('moonVisits', { id: '12' })).toEqual([]);
});

it('returns all published figures on request', () => {
  expect(figuresOf('moonVisits', { id: '10', series: 'all' })).toEqual([
    almanac(1998, 4, null),
    almanac(1999, 0, 0),
    survey(1999, 2),
    survey(2000, 6),
  ]);
  expect(answerTo('moonVisits', { id: '10', series: 'some' })).toMatchObject({
    problem: { errors: [{ parameter: 'series', allowed: ['default', 'all'] }] },
  });
});

it('returns the sums over its children', () => {
  expect(figuresOf('planetVisits', { id: '2' })).toEqual([
    almanac(1998, 4, null),
    almanac(1999, 7, 1),
    survey(2000, 6),
  ]);
});

it('explains breaks in words, and in sums those that several records share', () => {
  const values = { year: '2000', fields: 'gap,gapEn,gapEs,gapSource' };
  expect(figuresOf('moonVisits', { id: '10', ...values })).toEqual([
    {
      gap: 'orbit',
      gapEn: 'Orbit of Brasa, Act 7. An almanac, then A survey.',
      gapEs: 'Órbita, Act 7. Un almanaque y Un censo.',
      gapSource: 'survey',
    },
  ]);
  expect(figuresOf('planetVisits', { id: '2', ...values })).toEqual([
    {
      gap: 'seam',
      gapEn: 'An almanac, then A survey.',
      gapEs: 'Un almanaque y Un censo.',
      gapSource: null,
    },
  ]);
  expect(figuresOf('moonVisits', { id: '10', year: '1999', fields: 'gap,gapEn' })).toEqual([
    { gap: null, gapEn: null },
  ]);
});

describe('of all records in a year', () => {
  it('has the fields of the place in every row', () => {
    const place = (bodyId: number, body: string) => ({ level: 'Satellite', bodyId, body, radius: null });
    expect(figuresOf('visitsInYear', { year: '1999' })).toEqual([
      { ...place(10, 'Ánfora Fría'), ...almanac(1999, 0, 0) },
      { ...place(11, 'Brasa'), ...almanac(1999, 7, 1) },
      { ...place(20, 'Ébano Oscura'), ...survey(1999, 3, 3) },
    ]);
  });

  it('returns those of the requested level and series', () => {
    const values = { year: '1999', level: 'planet', fields: 'level,bodyId,all', sortBy: '-bodyId' };
    expect(figuresOf('visitsInYear', values)).toEqual([
      { level: 'Planet', bodyId: 7, all: 3 },
      { level: 'Planet', bodyId: 2, all: 7 },
    ]);
    expect(figuresOf('visitsInYear', { ...values, series: 'all' })).toHaveLength(3);
    expect(figuresOf('visitsInYear', { year: '1850' })).toMatchObject({
      problem: { status: 400, errors: [{ parameter: 'year', value: '1850' }] },
    });
  });

  it('keeps the place if the request shapes only relations', () => {
    expect(figuresOf('visitsInYear', { year: '1998', relations: 'omit' })).toMatchObject([{ bodyId: 10 }]);
  });

  it('returns 400 without a year or for a level without figures', () => {
    expect(answerTo('visitsInYear', {})).toMatchObject({ problem: { errors: [{ parameter: 'year' }] } });
    expect(answerTo('visitsInYear', { year: '1999', level: 'Star' })).toMatchObject({
      problem: { errors: [{ parameter: 'level', allowed: ['Planet', 'Satellite'] }] },
    });
  });
});

it('filters, sorts, cuts and picks figures', () => {
  const values = { id: '2', year: '1999', series: 'all', sortBy: 'all', sortDirection: 'desc', limit: '1' };
  expect(answerTo('planetVisits', { ...values, fields: 'all' })).toMatchObject({ total: 2 });
  expect(figuresOf('planetVisits', { ...values, fields: 'log,logTitle' })).toEqual([
    { log: 'almanac', logTitle: 'An almanac' },
  ]);
  expect(figuresOf('moonVisits', { id: '10', sortDirection: 'desc', fields: 'year', offset: '2' })).toEqual([
    { year: 1998 },
  ]);
});

it('returns every field for an asterisk, even if a field is called all', () => {
  expect(figuresOf('moonVisits', { id: '20', fields: 'all' })).toEqual([{ all: 3 }]);
  expect(Object.keys((figuresOf('moonVisits', { id: '20', fields: '*' }) as object[])[0] ?? {})).toEqual(
    seriesModel.family('visits').fields.map(({ name }) => name),
  );
});

it('returns a table if one is requested', () => {
  const answered = answerTo('moonVisits', { id: '20', format: 'csv' });
  const text = 'body' in answered ? new TextDecoder().decode(answered.body) : '';
  expect(text).toContain('Satellite,20,Ébano Oscura,,1999,3,3,survey,final,A survey of the sky,true');
});

it('returns 404 with the record', () => {
  expect(answerTo('moonVisits', { id: '99' })).toMatchObject({ problem: { name: 'unknown-record' } });
});

it('lists them in the index under their own family', () => {
  const catalog = buildCatalog(seriesModel, seriesDataset());
  const { families } = indexDocument(seriesModel, engine.operations, catalog);
  expect(families.at(-1)).toMatchObject({
    record: 'Visits',
    rows: null,
    paths: ['/api/v1/Planet/{id}/visits', '/api/v1/Satellite/{id}/visits', '/api/v1/Visits'],
  });
});
