// Warns of old and undated states, by the day of the edition, and never of those that are recent.
import { expect, it } from 'vitest';
import { stale } from '../../src/data-rules/changes.js';
import { inEnglish, only, withRow } from './broken-data.js';

const on = (edition: string) => ({ ...only('volcano'), edition });
const seen = { file: 'data/volcanoes.json', id: 20, field: 'alertDate' };
const ofRecord20 = (alertDate: string | null, edition: string) =>
  [...inEnglish(stale).check(withRow('volcano', 20, { alertDate }, on(edition)))].filter(({ id, file }) => {
    return id === 20 && file === seen.file;
  });

it('returns warnings only', () => {
  expect(stale.severity).toBe('warning');
});

it('counts from the day of the edition', () => {
  expect(ofRecord20('2026-01-22', '2026.11.16')).toEqual([]);
  expect(ofRecord20('2026-01-22', '2028.01.22')).toEqual([]);
  const message = 'expected 2026-01-23 or later, found "2026-01-22"';
  expect(ofRecord20('2026-01-22', '2028.01.23')).toEqual([{ ...seen, message }]);
});

it('counts a month as a whole', () => {
  expect(ofRecord20('2024-11', '2026.11.16')).toEqual([]);
  const message = 'expected 2024-11-16 or later, found "2024-10"';
  expect(ofRecord20('2024-10', '2026.11.16')).toEqual([{ ...seen, message }]);
});

it('reports an alert level without a date, but not a volcano without a level', () => {
  const message = 'expected 2024-11-16 or later, found null';
  expect(ofRecord20(null, '2026.11.16')).toEqual([{ ...seen, message }]);
  const unknown = withRow('volcano', 20, { activityLevel: null, alertDate: null }, on('2026.11.16'));
  expect(
    [...inEnglish(stale).check(unknown)].filter(({ id, file }) => id === 20 && file === seen.file),
  ).toEqual([]);
});
