// Compares adding and counting working days with a loop over a calendar, and with each other.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { useService } from '../contract/service.js';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';
import { isWorked, type NaiveDay, naiveCalendar, skippedForm } from './naive-calendar.js';

const client = useService();
const { service } = await sharedService();
const days = await naiveCalendar(service);

type Added = { from: string; days: number; date: string; skipped: unknown[] };
type Counted = { from: string; to: string; workingDays: number; skipped: unknown[] };

const dateAt = (index: number) => (days[index] as NaiveDay).date;
const query = (saturday: boolean | undefined) => (saturday === undefined ? '' : `&saturday=${saturday}`);

async function add(from: string, count: number, saturday?: boolean) {
  return service.server.inject(`/api/v1/WorkingDay/add?from=${from}&days=${count}${query(saturday)}`);
}
async function count(from: string, to: string, saturday?: boolean): Promise<Counted> {
  const answer = await service.server.inject(
    `/api/v1/WorkingDay/count?from=${from}&to=${to}${query(saturday)}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Visits one day after the other. */
function naiveAdd(from: number, wanted: number, saturday: boolean): number | undefined {
  let at = from;
  for (let left = Math.abs(wanted); left > 0; ) {
    at += Math.sign(wanted);
    const day = days[at];
    if (day === undefined) return undefined;
    if (isWorked(day, saturday)) left--;
  }
  return at;
}

/** The passed days, without the first and with the last. */
const passed = (from: number, to: number) =>
  from <= to ? days.slice(from + 1, to + 1) : days.slice(to, from);

const skippedOf = (passing: readonly NaiveDay[], saturday: boolean) =>
  passing.filter((day) => !isWorked(day, saturday)).map((day) => skippedForm(day, saturday));

const LAST = 42_733;
const anyDay = fc.integer({ min: 0, max: LAST });
/** Mostly common spans, and sometimes a lifetime. */
const anySpan = fc.oneof(
  { weight: 15, arbitrary: fc.integer({ min: -400, max: 400 }) },
  { weight: 1, arbitrary: fc.integer({ min: -LAST, max: LAST }) },
);
const anySaturday = fc.constantFrom(undefined, false, true);
const runs = { seed, numRuns: fewer(200, 10) };

describe('covers 1984 to 2100 in both directions, with and without Saturdays', () => {
  it('contains all days of the calendar', () => {
    expect([days[0]?.date, days[LAST]?.date, days.length]).toEqual(['1984-01-01', '2100-12-31', LAST + 1]);
  });

  it('adds the same number of days as a loop, and lists every skipped day', async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, anySpan, anySaturday, async (from, wanted, saturday) => {
        const answer = await add(dateAt(from), wanted, saturday);
        const expected = naiveAdd(from, wanted, saturday === true);
        if (expected === undefined) {
          expect(answer.statusCode).toBe(400);
          expect(answer.json().detail).toContain('1984-01-01 to 2100-12-31');
          return;
        }
        expect(answer.json()).toEqual({
          from: dateAt(from),
          days: wanted,
          date: dateAt(expected),
          skipped: skippedOf(passed(from, expected), saturday === true),
        });
      }),
      runs,
    );
  });

  it('counts the same number of days as a loop, and lists every skipped day', async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, anySpan, anySaturday, async (from, span, saturday) => {
        const to = Math.min(LAST, Math.max(0, from + span));
        const passing = passed(from, to);
        const worked = passing.filter((day) => isWorked(day, saturday === true)).length;
        expect(await count(dateAt(from), dateAt(to), saturday)).toEqual({
          from: dateAt(from),
          to: dateAt(to),
          workingDays: to < from ? 0 - worked : worked,
          skipped: skippedOf(passing, saturday === true),
        });
      }),
      runs,
    );
  });

  it('returns the number of days that were added, with the same skipped days', async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, anySpan, anySaturday, async (from, wanted, saturday) => {
        const answer = await add(dateAt(from), wanted, saturday);
        fc.pre(answer.statusCode === 200);
        const added = answer.json() as Added;
        const counted = await count(added.from, added.date, saturday);
        expect(counted.workingDays).toBe(wanted);
        expect(counted.skipped).toEqual(added.skipped);
      }),
      runs,
    );
  });

  it('returns the working day from which days were counted', async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, anySpan, anySaturday, async (from, span, saturday) => {
        const to = from + span;
        fc.pre(to >= 0 && to <= LAST && isWorked(days[to] as NaiveDay, saturday === true));
        const { workingDays } = await count(dateAt(from), dateAt(to), saturday);
        const added = (await add(dateAt(from), workingDays, saturday)).json() as Added;
        expect(added.date).toBe(dateAt(to));
      }),
      runs,
    );
  });

  it('counts the same in both directions, except for the first and the last day', async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, anyDay, anySaturday, async (a, b, saturday) => {
        const worked = (index: number) => Number(isWorked(days[index] as NaiveDay, saturday === true));
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        const there = (await count(dateAt(first), dateAt(last), saturday)).workingDays;
        const back = (await count(dateAt(last), dateAt(first), saturday)).workingDays;
        expect(there + back).toBe(worked(last) - worked(first));
      }),
      { seed, numRuns: fewer(25, 5) },
    );
  });
});

it('returns the day itself for zero days, on working days and others', async () => {
  for (const date of ['2026-07-20', '2026-07-19', '2026-07-21']) {
    expect(await client.record(`/api/v1/WorkingDay/add?from=${date}&days=0`)).toEqual({
      from: date,
      days: 0,
      date,
      skipped: [],
    });
    expect(await client.record(`/api/v1/WorkingDay/count?from=${date}&to=${date}`)).toEqual({
      from: date,
      to: date,
      workingDays: 0,
      skipped: [],
    });
  }
});

it('counts the last day, and not the first', async () => {
  const monday = await client.record('/api/v1/WorkingDay/count?from=2026-11-09&to=2026-11-10');
  expect(monday.workingDays).toBe(1);
  const overWeekend = await client.record('/api/v1/WorkingDay/count?from=2026-11-06&to=2026-11-08');
  expect(overWeekend.workingDays).toBe(0);
  expect((await client.record('/api/v1/WorkingDay/add?from=2026-11-06&days=1')).date).toBe('2026-11-09');
  expect((await client.record('/api/v1/WorkingDay/add?from=2026-11-06&days=1&saturday=true')).date).toBe(
    '2026-11-07',
  );
});

it('accepts the date of a holiday as its record has it', async () => {
  const [first] = (await client.list('/api/v1/Holiday/year/2026')) as readonly { date?: string }[];
  const added = await client.record(`/api/v1/WorkingDay/add?from=${first?.date}&days=1`);
  expect(added).toMatchObject({ from: '2026-01-01', date: '2026-01-02' });
});

describe('an invalid date', () => {
  it.each([
    ['2026-02-31', /no 2026-02-31, because that month has 28 days/],
    ['2028-02-30', /29 days/],
    ['2100-02-29', /28 days/],
    ['2026-13-01', /month from 01 to 12/],
    ['2026-00-10', /month from 01 to 12/],
    ['2026-01-00', /31 days/],
    ['01/02/2026', /YYYY-MM-DD.*such as \d{4}-\d{2}-\d{2}/],
    ['2026-1-2', /YYYY-MM-DD/],
    ['20260102', /YYYY-MM-DD/],
    ['2026-01-02T10:00:00', /YYYY-MM-DD/],
    ['hoy', /YYYY-MM-DD/],
    ['1983-12-31', /1984-01-01 to 2100-12-31.*51 de 1983/],
    ['2101-01-01', /1984-01-01 to 2100-12-31/],
    ['0026-01-01', /1984-01-01 to 2100-12-31/],
  ])('%s returns 400 everywhere, with the valid values', async (date, message) => {
    const written = encodeURIComponent(date);
    for (const [parameter, path] of [
      ['from', `WorkingDay/add?from=${written}&days=1`],
      ['from', `WorkingDay/count?from=${written}&to=2026-01-01`],
      ['to', `WorkingDay/count?from=2026-01-01&to=${written}`],
      ['from', `Holiday/next?from=${written}`],
      ['date', `Holiday/date/${written}`],
    ]) {
      const problem = await client.problem(400, `/api/v1/${path}`);
      expect(problem.errors).toMatchObject([{ parameter, value: date }]);
      expect(problem.detail).toMatch(message);
    }
  });
});

it('rejects days beyond the range, and texts that are not a number', async () => {
  const out = ['from=2100-12-30&days=5', 'from=1984-01-03&days=-5', 'from=2026-01-01&days=42733'];
  for (const target of out)
    expect((await client.problem(400, `/api/v1/WorkingDay/add?${target}`)).detail).toContain(
      '1984-01-01 to 2100-12-31',
    );
  for (const wrong of ['1.5', 'x', '', '42734', '-42734', '1e3'])
    expect(
      (await client.problem(400, `/api/v1/WorkingDay/add?from=2026-01-01&days=${wrong}`)).errors,
    ).toMatchObject([{ parameter: 'days' }]);
});

it('returns 400 with the nearest name for an unknown parameter', async () => {
  const { errors } = await client.problem(
    400,
    '/api/v1/WorkingDay/add?from=2026-01-01&days=1&saturdays=true',
  );
  expect(errors?.[0]?.message).toContain('saturday');
});

it('omits the list of skipped days on request', async () => {
  for (const [verb, rest] of [
    ['count', 'to=2026-01-20'],
    ['add', 'days=12'],
  ]) {
    const url = `/api/v1/WorkingDay/${verb}?from=2026-01-01&${rest}`;
    const { skipped, ...result } = (await service.server.inject(url)).json();
    expect(skipped.length).toBeGreaterThan(0);
    expect((await service.server.inject(`${url}&skipped=true`)).json()).toEqual({ ...result, skipped });
    expect((await service.server.inject(`${url}&skipped=false`)).json()).toEqual(result);
  }
});
