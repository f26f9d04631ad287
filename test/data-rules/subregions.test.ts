// Reports a subregion of no city or of an unknown kind, without a name or a source, twice or out of order.
import { expect, it } from 'vitest';
import type { RuleData } from '../../src/data-rules/data-rule.js';
import { subregions } from '../../src/data-rules/prose-facts.js';
import { findingIn, inEnglish, realData } from './broken-data.js';

type Subregion = RuleData['subregions'][number];

const line: Subregion = { id: 12, kind: 'provincia', name: 'Sur', sources: ['department-subregions'] };
const check = (...lines: readonly Partial<Subregion>[]) => [
  ...inEnglish(subregions).check({
    ...realData,
    subregions: lines.map((each) => ({ ...line, ...each })),
  }),
];
const seen = (id: number, field: string, message: string) =>
  findingIn('prose/subregions.json', id, field, message);

it.each<[Partial<Subregion>, string, string]>([
  [{ id: 9999 }, 'id', 'expected a record, found no city 9999'],
  [{ kind: 'comarca' }, 'kind', 'expected one of provincia, subregión, zona especial, found "comarca"'],
  [{ name: '' }, 'name', 'expected a name, found none'],
  [{ sources: [] }, 'sources', 'expected a source, found none'],
  [{ sources: ['nobody'] }, 'sources', 'expected a source of sources.json, found "nobody"'],
])('reports %j', (change, field, message) => {
  expect(check(change)).toEqual([seen(change.id ?? line.id, field, message)]);
});

it('reports a city that is listed twice or in the wrong order', () => {
  expect(check({}, {})).toEqual([seen(12, 'id', 'expected it once, found 12 twice')]);
  expect(check({ id: 13 }, {})).toEqual([
    seen(12, 'id', 'expected the order of the records, found it after city 13'),
  ]);
});

it('accepts a city with one subregion', () => {
  expect(check({}, { id: 13, kind: 'subregión' })).toEqual([]);
});
