// The matcher itself is tried on answers that are wrong in one place, so that a silent matcher cannot pass for a right one.
import { expect, it } from 'vitest';
import { type Row, rowsOf } from './data-files.js';
import { listMismatches, mismatches } from './mismatches.js';
import { differences, portray } from './portray.js';
import { recordNames, records } from './records.js';
import { MARKER, rootViews } from './views.js';

type Draft = Record<string, unknown> & { cities: Draft[]; region: Draft; airports: unknown };

const view = rootViews.Department;
const right = portray(view, rowsOf('Department')[1] as Row) as Draft;

const wrong: readonly [string, (draft: Draft) => unknown][] = [
  ['a field is absent', (draft) => delete draft.surface],
  ['a field too many', (draft) => Object.assign(draft, { elevation: 1 })],
  ['a field too many, deep down', (draft) => Object.assign(draft.cities[1] as Draft, { daneCode: '1' })],
  ['a number as a text', (draft) => Object.assign(draft, { surface: '1' })],
  ['a fraction for an integer', (draft) => Object.assign(draft, { countryId: 1.5 })],
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

it('accepts what is right', () => {
  expect(mismatches(right, view)).toEqual([]);
  expect(listMismatches([right], view)).toEqual([]);
});

it.each(wrong)('finds %s', (_, spoil) => {
  const draft = structuredClone(right);
  spoil(draft);
  expect(mismatches(draft, view)).not.toEqual([]);
  expect(differences(draft, right)).not.toEqual([]);
});

it('decides every relation in every view', () => {
  for (const record of recordNames) {
    const decided = Object.keys(rootViews[record].relations).sort();
    expect(decided, record).toEqual(records[record].relations.map(({ name }) => name).sort());
  }
});
