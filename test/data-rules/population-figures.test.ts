// Reports figures whose parts do not add up, a municipality without them, and a population that is not that of 2025.
import { expect, it } from 'vitest';
import type { RuleData } from '../../src/data-rules/data-rule.js';
import { populationFigures } from '../../src/data-rules/population.js';
import type { Row } from '../../src/engine/model/model.js';
import { findingIn, inEnglish, realData, realRow, withRow } from './broken-data.js';

const lines = realData.lines.get('population') as readonly Row[];
const withLines = (changed: readonly Row[]): RuleData => ({
  ...realData,
  lines: new Map([['population', changed]]),
});
const found = (data: RuleData) => [...inEnglish(populationFigures).check(data)];
const at = (field: string, message: string, id: number) => findingIn('population.json', id, field, message);

it.each([
  ['urban', 'urban + rural', '1985'],
  ['men', 'men + women', '2012'],
])('reports another count of %s', (name, field, year) => {
  const index = lines.findIndex((line) => (line[name] as unknown[] | null)?.some((count) => count !== null));
  const line = lines[index] as Row;
  const counts = line[name] as readonly (number | null)[];
  const first = counts.findIndex((count) => count !== null);
  const changed = { ...line, [name]: counts.with(first, Number(counts[first]) + 1) };
  const total = Number((line.total as number[])[first]);
  expect(found(withLines(lines.with(index, changed)))).toEqual([
    at(field, `${year}: expected ${total}, found ${total + 1}`, Number(line.cityId)),
  ]);
});

it('reports a municipality without figures', () => {
  const { population } = realRow('city', 1);
  expect(found(withLines(lines.filter(({ cityId }) => cityId !== 1)))).toEqual([
    at('total', `expected ${population}, found null`, 1),
  ]);
});

it('reports another population, and a population of a place that no longer exists', () => {
  const { population } = realRow('city', 7);
  expect(found(withRow('city', 7, { population: 5 }))).toEqual([
    at('total', `expected 5, found ${population}`, 7),
  ]);
  expect(found(withRow('city', 646, { population: 5 }))).toEqual([
    at('total', 'expected 5, found null', 646),
  ]);
});

it('reports two figures in force for one year', () => {
  const index = lines.findIndex(
    ({ cityId, from, status }) => cityId === 1 && from === 2025 && status !== 'in force',
  );
  const changed = { ...(lines[index] as Row), status: 'in force' };
  expect(found(withLines(lines.with(index, changed)))).toEqual([
    at('total', 'expected one figure of 2025 in force, found two', 1),
  ]);
});

it('reports a year that a release has twice', () => {
  const index = lines.findIndex(
    ({ cityId, status, from }) => cityId === 1 && status === 'in force' && from === 2005,
  );
  const line = lines[index] as Row;
  const counts = { total: [1], urban: null, rural: null, men: null, women: null };
  expect(found(withLines(lines.toSpliced(index + 1, 0, { ...line, ...counts, from: 2006 })))).toEqual([
    at('from', 'expected 2006 once in dane-population-2005-2019, found it again', 1),
  ]);
});
