// Reports events without a record, in the wrong form or order, or in contradiction to the current record or an alias.
import { expect, it } from 'vitest';
import { history } from '../../src/data-rules/history.js';
import { certainties, eventKinds, type HistoryEvent } from '../../src/engine/dataset/dataset.js';
import { inEnglish, realData, realRow } from './broken-data.js';

const all = realData.history;
const check = (events: readonly HistoryEvent[], aliases = realData.aliases) =>
  [...inEnglish(history).check({ ...realData, history: events, aliases })].map(({ message }) => message);
const place = all.findIndex(({ kind, id }, at) => kind === 'renamed' && all[at + 1]?.id !== id);
const renamed = all[place] as HistoryEvent;
const broken = (values: Partial<HistoryEvent>) => check(all.with(place, { ...renamed, ...values }));

it('finds nothing in the data', () => {
  expect(check(all)).toEqual([]);
});

it.each<[Partial<HistoryEvent>, string]>([
  [{ id: 99_999 }, 'expected a record with a history, found city 99999'],
  [{ family: 'volcano' }, `expected a record with a history, found volcano ${renamed.id}`],
  [{ from: [99_999] }, 'expected a record, found no city 99999'],
  [{ source: 'hearsay' }, 'expected a source of sources.json, found "hearsay"'],
  [{ notes: ['rumour'] }, 'expected a note of city, found "rumour"'],
  [{ date: '2015-02-30' }, 'expected a year, a month or a day, found "2015-02-30"'],
  [{ date: '15' }, 'expected a year, a month or a day, found "15"'],
  [{ codeBefore: '5001' }, 'expected a code of the form ^\\d{5}$, found "5001"'],
  [{ act: 'Ordenanza 1 de 1999' }, `expected an act of ${renamed.date}, found "Ordenanza 1 de 1999"`],
  [{ certainty: 'high' as never }, `expected one of ${certainties.join(', ')}, found "high"`],
  [{ kind: 'moved' as never }, `expected one of ${eventKinds.join(', ')}, found "moved"`],
])('reports %j', (values, message) => {
  expect(broken(values)).toContain(message);
});

it('reports a name or a code that differs from the current one', () => {
  const { officialName, daneCode } = realRow('city', renamed.id);
  expect(broken({ nameAfter: 'Macondo' })).toEqual([`expected "${officialName}", found "Macondo"`]);
  expect(broken({ codeAfter: '99999' })).toEqual([`expected "${daneCode}", found "99999"`]);
});

it('reports a name that does not follow from the one before it', () => {
  const at = all.findIndex(
    ({ kind, id, date }, index) => kind === 'renamed' && date !== null && all[index + 1]?.id === id,
  );
  const [one, next] = [all[at] as HistoryEvent, all[at + 1] as HistoryEvent];
  expect(check(all.with(at, { ...one, nameAfter: 'Macondo' }))).toEqual([
    `expected "${next.nameBefore}", found "Macondo"`,
  ]);
  expect(check(all.with(at, next).with(at + 1, one))).toContain(
    `expected the order of dates, found ${one.date} after ${next.date}`,
  );
});

it('reports events that are not in the order of the records', () => {
  const [first, ...others] = all as readonly [HistoryEvent, ...HistoryEvent[]];
  const last = others.at(-1) as HistoryEvent;
  expect(check([...others, first])).toEqual([
    `expected the order of the records, found it after ${last.family} ${last.id}`,
  ]);
});

it('reports an alias that repeats a former name', () => {
  const { family, id, nameBefore } = renamed;
  const alias = {
    family,
    id,
    alias: (nameBefore as string).toUpperCase(),
    kind: 'oldName',
    source: 'atlas',
  } as const;
  expect(check(all, [...realData.aliases, alias])).toEqual([
    `expected it in one place, found "${alias.alias}" in history.json as well`,
  ]);
});
