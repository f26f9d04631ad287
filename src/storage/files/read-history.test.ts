// Events are read as they were written, and a malformed line is a fault.
import { expect, it } from 'vitest';
import { historyDataset, historyModel, toyHistory } from '../../../test/toy/toy-history.js';
import { toyInFiles } from '../../../test/toy/toy-in-files.js';
import { datasetOfTables, tableRows } from '../postgres/postgres-rows.js';

const read = (values: object) => {
  const [first, ...others] = toyHistory as [object, ...object[]];
  const events = [{ ...first, ...values }, ...others] as typeof toyHistory;
  return toyInFiles('2000.01.01', historyDataset(events), historyModel);
};

it('returns the same events from files and from tables', async () => {
  const dataset = await read({});
  expect(dataset.faults).toEqual([]);
  expect(dataset.history).toEqual(toyHistory);
  const again = datasetOfTables(historyModel, '2000.01.01', tableRows(historyModel, dataset));
  expect(again.history).toStrictEqual(dataset.history);
  expect(again.edition).toEqual(dataset.edition);
});

it('changes the fingerprint with an event', async () => {
  const [one, other] = [await read({}), await read({ date: '1951' })];
  expect(one.edition.fingerprint).not.toBe(other.edition.fingerprint);
});

it.each([
  [{ family: 'moon' }, 'family', 'there is no family moon with a history'],
  [{ id: '2' }, 'id', 'expected an integer'],
  [
    { kind: 'lost' },
    'kind',
    'expected one of created, restored, renamed, spelling, olderForm, recoded, merged, retired, found lost',
  ],
  [{ certainty: 'high' }, 'certainty', 'expected one of confirmed, probable, uncertain, found high'],
  [{ act: '' }, 'act', 'expected a text or null'],
  [{ from: 3 }, 'from', 'expected a list of ids'],
  [{ notes: ['heard'] }, 'notes', 'expected a list of notes of planet, found heard'],
  [{ source: 'rumour' }, 'source', 'there is no source rumour'],
])('refuses a line with %j', async (values, field, message) => {
  expect((await read(values)).faults).toMatchObject([{ field, message }]);
});
