// Invalid calls: each returns the error and the next step.
import { expect, it } from 'vitest';
import { connectToShared } from './connect.js';

const { client } = await connectToShared();

/** Each call has a word of the correction that the message must contain. */
const wrongCalls: readonly (readonly [tool: string, args: object, explanation: RegExp])[] = [
  ['list_items', {}, /resource is missing.*resource \(required\)/s],
  [
    'list_items',
    { resource: 'Departmnt' },
    /no resource called.*Did you mean Department\?.*Airport, Volcano/s,
  ],
  ['list_items', { resource: ['City'] }, /resource is not a text/],
  ['list_items', { resource: 'City', limitt: 3 }, /no argument called "limitt"\. Did you mean limit\?/],
  ['list_items', { resource: 'City', limit: 5000 }, /at most 100.*offset/s],
  ['list_items', { resource: 'City', limit: -1 }, /limit/],
  ['list_items', { resource: 'City', sortBy: 'popultion' }, /population/],
  ['list_items', { resource: 'City', where: 'population > 3' }, /where is not an object/],
  [
    'list_items',
    { resource: 'City', where: { 'population[gte]': 'many' } },
    /population\[gte\].*get_api_reference/s,
  ],
  ['list_items', { resource: 'City', where: { constructor: 1 } }, /constructor/],
  ['list_items', { resource: 'City', fields: ['nmae'] }, /name/],
  ['list_items', { resource: 'City', in: 'Atlantis of the north' }, /No place is called.*Atlántico/s],
  ['list_items_paged', { resource: 'City', page: 1, pageSize: 1000 }, /pageSize is at most 100.*next page/s],
  ['list_items', { resource: 'Holiday' }, /does not support Holiday/],
  ['get_item_by_id', { resource: 'City', id: 99_999 }, /no City with id 99999.*search_items/s],
  ['get_item_by_id', { resource: 'City', id: 'Leticia' }, /Did you mean City 1, Leticia/],
  ['get_related_items', { resource: 'City', id: 1, list: 'airport' }, /Did you mean airports/],
  ['locate_point', { latitude: 91, longitude: 0 }, /lat/],
  ['locate_point', { latitude: -74.1, longitude: 4.65 }, /swapped|lat/i],
  ['what_is_near', { resource: 'Airport' }, /Send either place, or both/],
  ['resolve_code', { code: 'ZZZZZ' }, /No record has the code/],
  ['match_places', { rows: [5] }, /rows is not a list of texts or objects/],
  ['match_places', { rows: Array(101).fill({ place: 'Cali' }) }, /100 at a time/],
  ['count_working_days', { from: '2026-13-01', to: '2026-01-01' }, /from/],
  ['add_working_days', { from: '2026-01-01', days: 1e9 }, /days/],
  ['where_value_comes_from', { resource: 'City', id: 1, field: 'popluation' }, /Did you mean population/],
  ['get_country_info', { x: 1 }, /no argument called "x"/],
];

it.each(wrongCalls)(
  'returns from %s an explanation of the error and the next step: %j',
  async (name, args, explanation) => {
    const { isError, text } = await client.call(name, args as Record<string, unknown>);
    expect([isError, text]).toEqual([true, expect.stringMatching(explanation)]);
    expect(text).toMatch(/\nNext: \S/);
  },
);
