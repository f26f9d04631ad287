// The source of a value is that of its last correction, else of an exception, else of its field.
import { expect, it } from 'vitest';
import { toyCorrections, toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from './build-catalog.js';

const planet = toyModel.family('planet');
const origins = (changed: object = {}) => buildCatalog(toyModel, { ...toyDataset(), ...changed }).origins;
const source = (id: number, field: string, changed = {}) => origins(changed).source(planet, id, field)?.id;

it.each([
  ['its field', 2, 'radius', 'survey'],
  ['the exception for its record', 3, 'radius', 'almanac'],
  ['its correction, though the field has none', 7, 'nickname', 'survey'],
  ['nothing', 2, 'kind', undefined],
])('returns that of %s', (_, id, field, expected) => {
  expect(source(id, field)).toBe(expected);
});

it('returns the source of the last correction, before that of an exception', () => {
  const [first, second] = toyCorrections.map((line) => ({ ...line, id: 3, source: 'survey' }));
  expect(source(3, 'radius', { corrections: [first] })).toBe('survey');
  expect(source(3, 'radius', { corrections: [first, { ...second, source: 'almanac' }] })).toBe('almanac');
});

it('returns the corrections of a value, the oldest first, and of no other value', () => {
  const of = (id: number, field: string) => origins().corrections(planet, id, field);
  expect(of(7, 'radius')).toEqual(toyCorrections.slice(0, 2));
  expect(of(7, 'nickname')).toEqual(toyCorrections.slice(2));
  expect(of(2, 'radius')).toEqual([]);
  expect(origins().corrections(toyModel.family('moon'), 7, 'radius')).toEqual([]);
});

it('computes the coverage of each source once', () => {
  const one = origins();
  expect(one.coverage()).toBe(one.coverage());
  expect(one.coverage().get('almanac')).toEqual({
    rows: 2,
    covers: { planet: ['radius', 'albedo'], eclipse: ['date'] },
  });
});
