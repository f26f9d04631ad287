// Reports a history that stops at another edition, has a gap, does not lead to the data or back, or has a change without a reason.
import { expect, it } from 'vitest';
import { changes, undoChanges } from '../../src/data-rules/changes.js';
import { contentHash } from '../../src/data-rules/content.js';
import { contentIn, type RuleData } from '../../src/data-rules/data-rule.js';
import type { EditionChanges } from '../../src/engine/dataset/dataset.js';
import type { Row } from '../../src/engine/model/model.js';
import { inEnglish, realData, realRow, withRow } from './broken-data.js';

const { model, edition } = realData;
const reason = { en: 'It was renamed.', es: 'Cambió de nombre.' };
const name = realRow('region', 1).name;
const renamed = { change: 'changed', family: 'region', id: 1, field: 'name', source: '' } as const;
const first: EditionChanges = {
  edition,
  since: '2000.01.01-00000000',
  causes: [{ part: 'region', field: 'name', reason }],
  changes: [{ ...renamed, from: 'Caribbean', to: name }],
};

/** A history with the hashes that connect these data with the previous edition. */
function hashed(history: EditionChanges, data: RuleData = realData): EditionChanges {
  const content = contentIn(data);
  const before = contentHash(undoChanges(model, content, history));
  return { ...history, before, after: contentHash(content) };
}

const found = (
  history: EditionChanges,
  data: RuleData = realData,
  earlier: readonly EditionChanges[] = [],
) => [...inEnglish(changes).check({ ...data, changes: [...earlier, history] })];

it('accepts a history that leads to the data and back', () => {
  expect(found(hashed(first))).toEqual([]);
});

it.each<[string, RuleData]>([
  ['a record', withRow('region', 1, { description: 'Costas y sabanas.' })],
  ...['aliases.json', 'sources.json', 'population.json', 'boundaries/fine.json'].map(
    (file): [string, RuleData] => [file, withoutLast(file)],
  ),
])('reports %s that changed after the history was written', (_, data) => {
  expect(found(hashed(first), data)).toMatchObject([
    { message: expect.stringMatching(/^expected the history of these data/) },
  ]);
  expect(found(hashed(first, data), data)).toEqual([]);
});

it('reports a history without the parts beside the records', () => {
  expect(found(first)).toMatchObject([{ message: expect.stringMatching(/^expected the history of these/) }]);
});

it('reports changes that do not lead back to the edition before', () => {
  const history = hashed(first);
  const wrong = { ...history, changes: [{ ...renamed, from: 'Andean', to: name }] };
  expect(found(wrong)).toMatchObject([
    { message: expect.stringContaining('lead back to 2000.01.01-00000000') },
  ]);
});

it('reports a change without a reason', () => {
  const uncorrected = { ...realData, corrections: [] };
  expect(found({ ...hashed(first), causes: [] }, uncorrected)).toEqual([
    {
      file: `data/changes/${edition}.json`,
      id: 'region 1',
      field: 'name',
      message: 'expected a reason, found none (changed)',
    },
  ]);
  const correction = { ...renamed, was: 'Caribbean', is: name, reason: 'It was English.', edition };
  const corrected = { ...realData, corrections: [correction] };
  expect(found({ ...hashed(first), causes: [] }, corrected)).toEqual([]);
});

it('reports a history that stops at another edition', () => {
  expect(found({ ...first, edition: '2000.01.01' })).toMatchObject([
    { id: '2000.01.01', message: expect.stringMatching(/^expected "20\d\d.+ found "2000.01.01"/) },
  ]);
});

it('reports an edition that does not follow the one before', () => {
  const earlier = { ...first, edition: '1999.01.01', since: '1998.01.01-00000000' };
  expect(found(hashed(first), realData, [earlier])).toMatchObject([{ field: 'since' }]);
});

function withoutLast(file: string): RuleData {
  const lines: readonly Row[] = realData.content.get(file) ?? [];
  return { ...realData, content: new Map([...realData.content, [file, lines.slice(0, -1)]]) };
}
