// Reports a default series that is not one, and every break whose cause the data does not state.
import { expect, it } from 'vitest';
import type { RuleData } from '../../src/data-rules/data-rule.js';
import {
  breaksOf,
  countsByCause,
  defaultSeries,
  largeSteps,
  populationLines,
} from '../../src/data-rules/population.js';
import { populationSeries } from '../../src/data-rules/population-series.js';
import type { Row } from '../../src/engine/model/model.js';
import type { StoredBreak } from '../../src/engine/model/series-breaks.js';
import { findingIn, inEnglish, realData } from './broken-data.js';

const lines = populationLines(realData);
const found = (changed: readonly Row[]) => {
  const data: RuleData = { ...realData, lines: new Map([['population', changed]]) };
  return [...inEnglish(populationSeries).check(data)];
};
const at = (id: number, field: string, message: string) => findingIn('population.json', id, field, message);
const indexOf = (cityId: number, from: number, isDefault = true) =>
  lines.findIndex(
    (line) => line.cityId === cityId && line.from === from && line.inDefaultSeries === isDefault,
  );
const changed = (index: number, values: Row) => lines.with(index, { ...(lines[index] as Row), ...values });
const withBreaks = (index: number, change: (breaks: readonly StoredBreak[]) => readonly StoredBreak[]) => {
  const breaks = change(breaksOf(lines[index] as Row));
  return changed(index, { breaks: breaks.length === 0 ? null : breaks });
};

it('finds nothing in the data, and counts the steps by cause', () => {
  expect(found(lines)).toEqual([]);
  expect(defaultSeries(realData).size).toBe(1123);
  expect(countsByCause(realData, 'city')).toEqual({
    'territorial change': 75,
    'seam of releases': 382,
    unexplained: 15,
  });
  expect(countsByCause(realData, 'department')).toEqual({
    'territorial change': 0,
    'seam of releases': 6,
    unexplained: 0,
  });
  expect(populationSeries.report?.(realData).en).toContain('15 unexplained');
});

it('reports the census count as part of the series', () => {
  expect(found(changed(indexOf(1, 2018, false), { inDefaultSeries: true }))).toContainEqual(
    at(1, 'inDefaultSeries', 'expected one figure of 2018, found two'),
  );
  expect(found(changed(indexOf(1, 2018), { kind: 'counted' }))).toContainEqual(
    at(1, 'kind', 'expected no count in the default series, found one of 2018'),
  );
});

it('reports a default figure that is superseded', () => {
  expect(found(changed(indexOf(1, 2020), { status: 'superseded' }))).toContainEqual(
    at(1, 'status', 'expected the default figure of 2020 not to be superseded; write latest available'),
  );
});

it('reports a missing year', () => {
  expect(found(lines.toSpliced(indexOf(1, 2018), 1))).toContainEqual(
    at(1, 'from', 'expected every year, found 2017 and then 2019'),
  );
});

it.each([
  ['territorial change', 2],
  ['seam of releases', 2],
  ['unexplained', 1],
])('reports a large step without its %s', (cause, findings) => {
  const [step] = largeSteps(realData).filter(
    ({ level, causes }) => level === 'city' && causes.length === 1 && causes[0] === cause,
  );
  const { id, year, before, after } = step as NonNullable<typeof step>;
  const index = lines.findIndex(
    (line) => line.cityId === id && breaksOf(line).some((each) => each.year === year),
  );
  const without = found(withBreaks(index, (breaks) => breaks.filter((each) => each.year !== year)));
  expect(without).toContainEqual(
    at(Number(id), 'breaks', `city ${year}: ${before} to ${after} has no cause; state one`),
  );
  expect(without.length).toBeLessThanOrEqual(findings);
});

it('reports a seam of the wrong releases, and one without a change of release', () => {
  const index = indexOf(1, 2020);
  const other = found(
    withBreaks(index, ([seam]) => [{ ...(seam as StoredBreak), before: 'dane-census-2018' }]),
  );
  expect(other).toEqual([
    at(1, 'breaks', 'seam of releases 2020: expected "dane-population-2005-2019", found "dane-census-2018"'),
  ]);
  const seam = { year: 2018, cause: 'seam of releases', before: 'dane-census-2018' };
  expect(found(withBreaks(indexOf(1, 2018), () => [seam]))).toEqual([
    at(1, 'breaks', 'seam of releases 2018: expected null, found "dane-census-2018"'),
  ]);
});

it('reports breaks outside the series, and territory of another department', () => {
  const unexplained = { year: 2018, cause: 'unexplained' };
  expect(found(withBreaks(indexOf(1, 2018, false), () => [unexplained]))).toEqual([
    at(1, 'breaks', 'expected no breaks outside the default series, found some'),
  ]);
  const change = { year: 2018, cause: 'territorial change', act: null, records: [1124], source: 'review' };
  expect(found(withBreaks(indexOf(1, 2018), () => [change]))).toEqual([
    at(1, 'breaks', '2018: 1124 is in another department'),
  ]);
});

it('reports a figure of another kind than the figures it is added to', () => {
  expect(found(changed(indexOf(2, 2018), { kind: 'estimated' }))).toContainEqual(
    at(2, 'kind', 'dane-population-2005-2019 2018: expected "adjusted, true", found "estimated, true"'),
  );
});
