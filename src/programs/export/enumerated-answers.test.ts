// Lists the responses of an export of the real data.
import { expect, it } from 'vitest';
import { sharedService } from '../../../test/system/shared-service.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { kinds } from '../../engine/operations/kinds/index.js';
import type { Operation, OperationKind } from '../../engine/operations/operation.js';
import { enumeratedPaths } from './static-answers.js';

const { service } = await sharedService();

/** Kinds whose responses are unlimited, change daily, or depend on arguments in the query. */
const ENDLESS: readonly OperationKind[] = [
  ...[kinds.byName, kinds.search, kinds.pagedList, kinds.byCode, kinds.provenance, kinds.locate],
  ...[kinds.searchAll, kinds.suggest, kinds.resolveCode, kinds.day, kinds.nextDay, kinds.nextLongWeekend],
  ...[kinds.addWorkingDays, kinds.countWorkingDays, kinds.figuresInYear],
];

const find = (path: string) => service.operations.find((operation) => operation.path === path) as Operation;
const pathsOf = (template: string) => enumeratedPaths(find(template), service.engine);

it('lists all responses of every operation that has a finite number of them', () => {
  for (const operation of service.operations) {
    if (operation.enumerate !== undefined)
      expect(enumeratedPaths(operation, service.engine).length).toBeGreaterThan(0);
    else expect(ENDLESS.includes(operation.kind), operation.id).toBe(true);
  }
});

it('takes the years of a calendar as far as a copy goes', () => {
  const [years, months] = [
    pathsOf('/api/v1/Holiday/year/{year}'),
    pathsOf('/api/v1/Holiday/year/{year}/month/{month}'),
  ];
  expect([years[0], years.at(-1), years.length]).toEqual([
    '/api/v1/Holiday/year/1984',
    '/api/v1/Holiday/year/2050',
    67,
  ]);
  expect([months[0], months.at(-1), months.length]).toEqual([
    '/api/v1/Holiday/year/1984/month/1',
    '/api/v1/Holiday/year/2050/month/12',
    67 * 12,
  ]);
});

it('takes calendars and long weekends of the same years, and the calendar of all years', () => {
  for (const rest of ['calendar.ics', 'longWeekends']) {
    const paths = pathsOf(`/api/v1/Holiday/year/{year}/${rest}`);
    expect([paths[0], paths.at(-1), paths.length]).toEqual([
      `/api/v1/Holiday/year/1984/${rest}`,
      `/api/v1/Holiday/year/2050/${rest}`,
      67,
    ]);
  }
  expect(pathsOf('/api/v1/Holiday/calendar.ics')).toEqual(['/api/v1/Holiday/calendar.ics']);
});

it('takes the years that the terms of office cover, each once', () => {
  const terms = service.engine.catalog.table(find('/api/v1/President/year/{year}').owner as ModelFamily).rows;
  const first = Math.min(...terms.map((row) => Number(String(row.startPeriodDate).slice(0, 4))));
  const years = pathsOf('/api/v1/President/year/{year}');
  expect(years[0]).toBe(`/api/v1/President/year/${first}`);
  expect(new Set(years).size).toBe(years.length);
});

it('fills the names that paths have', () => {
  expect(pathsOf('/api/v1/PostalCode/city/{cityId}')[0]).toBe('/api/v1/PostalCode/city/1');
});
