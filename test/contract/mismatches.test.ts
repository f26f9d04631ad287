// Tests the matcher itself with responses that are wrong in one place, so that a silent matcher cannot pass for a correct one.
import { expect, it } from 'vitest';
import { type Row, rowsOf } from './data-files.js';
import { differences } from './differences.js';
import { expectedRecord } from './expected-record.js';
import { families, oldPaths, relatedLists } from './families.js';
import { listMismatches, mismatches } from './mismatches.js';
import { records } from './records.js';
import { specifiedViews } from './specified-views.js';
import { oldPathView, type Pattern, relatedView, viewOf } from './view-of.js';
import { MARKER, plain, type View } from './views.js';

type Draft = Record<string, unknown> & { cities: Draft[]; region: Draft; airports: unknown };

const view = specifiedViews[3];
const right = expectedRecord(view, rowsOf('Department')[1] as Row) as Draft;

const wrong: readonly [string, (draft: Draft) => unknown][] = [
  ['a field is absent', (draft) => delete draft.surface],
  ['a field too many', (draft) => Object.assign(draft, { elevation: 1 })],
  ['a field too many, deep down', (draft) => Object.assign(draft.cities[1] as Draft, { daneCode: '1' })],
  ['a number as a text', (draft) => Object.assign(draft, { surface: '1' })],
  ['a fraction for an integer', (draft) => Object.assign(draft, { countryId: 1.5 })],
  ['a fraction of a square kilometre', (draft) => Object.assign(draft, { surface: 1620.54 })],
  ['an empty text', (draft) => Object.assign(draft, { description: '' })],
  ['the text null', (draft) => Object.assign(draft, { description: 'null' })],
  ['the marker as a text', (draft) => Object.assign(draft, { description: MARKER })],
  ['a null id', (draft) => Object.assign(draft.cities[0] as Draft, { id: null })],
  ['a marker for an expanded record', (draft) => Object.assign(draft, { country: MARKER })],
  ['null for a marker', (draft) => Object.assign(draft.cities[0] as Draft, { department: null })],
  ['null for a list', (draft) => Object.assign(draft, { maps: null })],
  ['a list where null belongs', (draft) => Object.assign(draft.cities[0] as Draft, { radios: [] })],
  ['two markers in a marker list', (draft) => Object.assign(draft.region, { departments: [MARKER, MARKER] })],
  ['a record among the empties', (draft) => Object.assign(draft, { airports: [{ id: 1 }] })],
  ['children out of order', (draft) => draft.cities.reverse()],
  ['a child of another parent', (draft) => Object.assign(draft.cities[0] as Draft, { departmentId: 1 })],
  ['another record than the key says', (draft) => Object.assign(draft.region, { id: 99 })],
];

it('accepts a correct response', () => {
  expect(mismatches(right, view)).toEqual([]);
  expect(listMismatches([right], view)).toEqual([]);
});

it.each(wrong)('finds %s', (_, spoil) => {
  const draft = structuredClone(right);
  spoil(draft);
  expect(mismatches(draft, view)).not.toEqual([]);
  expect(differences(draft, right)).not.toEqual([]);
});

const patterns: readonly Pattern[] = ['list', 'one', 'name', 'search', 'page', 'code', 'year'];

const everyView: readonly View[] = [
  ...Object.values(specifiedViews),
  ...families.flatMap(({ record }) => patterns.map((pattern) => viewOf(record, pattern))),
  ...relatedLists.map(({ parent, record }) => relatedView(parent, record)),
  ...oldPaths.map(({ record }) => oldPathView(record)),
];

it('decides every relation in every view, at every level', () => {
  const visit = ({ record, relations }: View) => {
    expect(Object.keys(relations).sort(), record).toEqual(
      records[record].relations.map(({ name }) => name).sort(),
    );
    for (const way of Object.values(relations)) if (typeof way !== 'string') visit(way);
  };
  for (const each of everyView) visit(each);
});

it('distinguishes a plain record from a brief one', () => {
  const plainly = expectedRecord(plain('City'), rowsOf('City')[0] as Row);
  const { city } = expectedRecord(specifiedViews[8], rowsOf('PostalCode')[0] as Row);
  expect(mismatches(plainly, plain('City'))).toEqual([]);
  expect(mismatches(city, plain('City'))).not.toEqual([]);
  const { city: brief } = specifiedViews[8].relations;
  expect(mismatches(plainly, brief as View)).not.toEqual([]);
});
