// Figures of a record: answered year by year, and narrowed, sorted, cut and written as any list is.
import { expect, it } from 'vitest';
import { seriesDataset, seriesModel } from '../../../test/toy/toy-series.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import { readNamed } from '../operations/request/read-arguments.js';
import { createEngine } from './create-engine.js';
import { indexDocument } from './index-document.js';

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

it('are those of the record, without extended fields', () => {
  expect(figuresOf('moonVisits', { id: '10' })).toEqual([
    { year: 1998, all: 4, landed: null, log: 'almanac', state: 'draft' },
    { year: 1999, all: 0, landed: 0, log: 'almanac', state: 'draft' },
    { year: 1999, all: 2, landed: null, log: 'survey', state: 'final' },
  ]);
  expect(figuresOf('moonVisits', { id: '12' })).toEqual([]);
});

it('are the sums over its children', () => {
  expect(figuresOf('planetVisits', { id: '2' })).toEqual([
    { year: 1998, all: 4, landed: null, log: 'almanac', state: 'draft' },
    { year: 1999, all: 7, landed: 1, log: 'almanac', state: 'draft' },
    { year: 1999, all: 2, landed: null, log: 'survey', state: 'final' },
  ]);
});

it('are filtered, sorted, cut and picked', () => {
  const values = { id: '2', year: '1999', sortBy: 'all', sortDirection: 'desc', fields: 'all', limit: '1' };
  const answered = answerTo('planetVisits', values);
  expect(answered).toMatchObject({ total: 2 });
  expect(figuresOf('planetVisits', { ...values, fields: 'log,logTitle' })).toEqual([
    { log: 'almanac', logTitle: 'An almanac' },
  ]);
  expect(figuresOf('moonVisits', { id: '10', sortDirection: 'desc', fields: 'year', offset: '2' })).toEqual([
    { year: 1998 },
  ]);
});

it('returns a table if one is requested', () => {
  const answered = answerTo('moonVisits', { id: '20', format: 'csv' });
  const text = 'body' in answered ? new TextDecoder().decode(answered.body) : '';
  expect(text).toContain('1999,3,3,survey,final,A survey of the sky');
});

it('are missing with the record', () => {
  expect(answerTo('moonVisits', { id: '99' })).toMatchObject({ problem: { name: 'unknown-record' } });
});

it('are in the index under their own family as well', () => {
  const catalog = buildCatalog(seriesModel, seriesDataset());
  const { families } = indexDocument(seriesModel, engine.operations, catalog);
  expect(families.at(-1)).toMatchObject({
    record: 'Visits',
    rows: null,
    paths: ['/api/v1/Planet/{id}/visits', '/api/v1/Satellite/{id}/visits'],
  });
});
