// Former names and codes lead to the current record, and a current name is not a former one.
import { expect, it } from 'vitest';
import { historyDataset, historyModel } from '../../../test/toy/toy-history.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import { eventView, historyOf } from './history-of.js';

const catalog = buildCatalog(historyModel, historyDataset());
const planet = historyModel.family('planet');
const past = historyOf(catalog, planet);
const { ordinal } = catalog.table(planet);
const [two, three] = [ordinal(2) as number, ordinal(3) as number];

it('has the events of a record and of those made of it, the oldest first', () => {
  expect(past.events(two).map(({ id, date }) => [id, date])).toEqual([
    [3, '1903-12-31'],
    [2, '1950'],
    [2, '1960-05'],
  ]);
  expect(past.events(three).map(({ kind }) => kind)).toEqual(['olderForm', 'created']);
});

it('returns no events for a family without a history', () => {
  const moons = historyOf(catalog, historyModel.family('moon'));
  expect([moons.events(0), moons.names, moons.codes, moons.change(0, 'x', 'x')]).toEqual([
    [],
    [],
    [],
    undefined,
  ]);
});

it.each([
  ['OLD', 'OLD', '1960-05'],
  ['avestruz', 'AVESTRUZ', '1960-05'],
  ['nandu', 'Nandú', '1950'],
  ['nandu', 'planet nandú', '1950'],
  ['nandu', 'Ñandú', undefined],
  ['nandu', 'nandu', undefined],
  ['NAN', 'NAN', undefined],
])('finds by %s in the text %s the change of %s', (found, text, date) => {
  expect(past.change(two, found, text)?.date).toBe(date);
});

it('shows an event with the names of its records and the texts of its notes', () => {
  const [, created] = past.events(three);
  expect(eventView(catalog, planet, created as NonNullable<typeof created>)).toEqual({
    kind: 'created',
    date: '1903-12-31',
    before: null,
    after: null,
    act: 'Circular 1',
    record: { id: 3, name: 'Nube' },
    from: [{ id: 2, name: 'Ñandú' }],
    notes: [{ en: 'Seen by one observer.', es: 'Lo vio un observador.' }],
    certainty: 'probable',
    source: 'survey',
  });
});
