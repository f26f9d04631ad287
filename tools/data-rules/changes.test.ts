// Reports a history that stops at another edition, has a gap, or does not lead to the records.
import { expect, it } from 'vitest';
import type { Change, EditionChanges } from '../../src/engine/dataset/dataset.js';
import { recordsHash } from '../changes/records-hash.js';
import { realData, realRow, withRow } from './broken-data.js';
import { changes } from './changes.js';

const last = realData.changes.at(-1) as EditionChanges;
const found = (history: Partial<EditionChanges>, data = realData) => [
  ...changes.check({ ...data, changes: [...realData.changes.slice(0, -1), { ...last, ...history }] }),
];
const name = realRow('region', 1).name;
const renamed: Change = {
  change: 'changed',
  family: 'region',
  id: 1,
  field: 'name',
  from: 'Caribbean',
  to: name,
  reason: null,
  source: 'review',
};

it('reports records that changed after the history was written', () => {
  const data = withRow('region', 1, { description: 'Costas y sabanas.' });
  expect(found({}, data)).toMatchObject([
    { message: expect.stringMatching(/^expected the history of these/) },
  ]);
  expect(found({ records: recordsHash(data.model, data.rows) }, data)).toEqual([]);
});

it('reports a history that stops at another edition', () => {
  expect(found({ edition: '2000.01.01' })).toMatchObject([
    { id: '2000.01.01', message: expect.stringMatching(/^expected "20\d\d.+ found "2000.01.01"/) },
  ]);
});

it('reports an edition that does not follow the one before', () => {
  const first = { ...last, edition: '2000.01.01', since: '1999.01.01-00000000' };
  expect([...changes.check({ ...realData, changes: [first, last] })]).toMatchObject([{ field: 'since' }]);
});

it.each<[Change, string]>([
  [{ ...renamed, to: 'Andina' }, `expected ${JSON.stringify(name)}, found "Andina"`],
  [{ change: 'added', family: 'region', id: 99 }, 'expected a record that is added, found none'],
  [
    { change: 'retired', family: 'region', id: 1, by: null, reason: '' },
    'expected a record that is retired, found it',
  ],
])('reports %j', (change, message) => {
  expect(found({ changes: [...last.changes, change] })).toMatchObject([{ message }]);
});

it('accepts a true change', () => {
  expect(found({ changes: [...last.changes, renamed] })).toEqual([]);
});
