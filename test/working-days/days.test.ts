// The kind of a day and the next holiday: for every day of several years, and for today.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useService } from '../contract/service.js';
import { sharedService } from '../system/shared-service.js';
import { partOfEach } from '../system/size.js';
import { isWorked, type NaiveDay, naiveCalendar, skippedForm } from './naive-calendar.js';

const client = useService();
const { service } = await sharedService();
const days = await naiveCalendar(service);
afterEach(() => {
  vi.useRealTimers();
});

const get = async (path: string) => service.server.inject(`/api/v1/Holiday/${path}`);
/** A part of the similar days. */
const inYears = (...years: number[]) =>
  partOfEach(
    [...days.entries()].filter(([, { date }]) => years.includes(Number(date.slice(0, 4)))),
    ([, { weekday, holidays }]) => `${weekday} ${holidays.length}`,
    ONE_IN,
  );
const ONE_IN = 6;
const nextFrom = (index: number) =>
  days.slice(index).find(({ holidays }) => holidays.length > 0) as NaiveDay | undefined;

it('describes every day of several years as the calendar does', async () => {
  for (const [, day] of inYears(1984, 2025, 2026))
    for (const saturday of [false, true])
      expect((await get(`date/${day.date}?saturday=${saturday}`)).json()).toEqual({
        ...skippedForm(day, saturday),
        isHoliday: day.holidays.length > 0,
        isWorkingDay: isWorked(day, saturday),
      });
});

it('handles two holidays on a day, a holiday on a Sunday, and a Saturday', async () => {
  expect(await client.record('/api/v1/Holiday/date/2025-06-30')).toMatchObject({
    weekday: 'Monday',
    isHoliday: true,
    isWorkingDay: false,
    holidays: [
      { name: 'Sagrado Corazón de Jesús', originalDate: '2025-06-27', law: 'Ley 51 de 1983' },
      { name: 'San Pedro y San Pablo', originalDate: '2025-06-29', law: 'Ley 51 de 1983' },
    ],
  });
  expect(await client.record('/api/v1/Holiday/date/2024-12-08')).toMatchObject({
    isWeekend: true,
    isHoliday: true,
    isWorkingDay: false,
  });
  expect(await client.record('/api/v1/Holiday/date/2026-07-13')).toMatchObject({
    holidays: [{ law: 'Ley 2578 de 2026' }],
  });
  const saturday = '/api/v1/Holiday/date/2026-11-14';
  expect(await client.record(saturday)).toMatchObject({ isWeekend: true, isWorkingDay: false });
  expect(await client.record(`${saturday}?saturday=TRUE`)).toMatchObject({
    isWeekend: false,
    isWorkingDay: true,
  });
});

describe('the next holiday', () => {
  it('is found from every day of several years, the day itself included', async () => {
    for (const [index, { date }] of inYears(1984, 2025, 2026, 2027)) {
      const next = nextFrom(index) as NaiveDay;
      expect((await get(`next?from=${date}`)).json()).toEqual({
        from: date,
        date: next.date,
        weekday: next.weekday,
        daysUntil: (Date.parse(next.date) - Date.parse(date)) / 86_400_000,
        holidays: next.holidays,
      });
    }
  });

  it('is found beyond the last day from which days can be counted', async () => {
    expect(await client.record('/api/v1/Holiday/next?from=2100-12-26')).toMatchObject({ date: '2101-01-01' });
  });

  it.each([
    ['2026-12-25T04:59:59Z', '2026-12-24', '2026-12-25'],
    ['2026-12-25T05:00:00Z', '2026-12-25', '2026-12-25'],
    ['2026-12-26T04:59:59Z', '2026-12-25', '2026-12-25'],
    ['2026-12-26T05:00:00Z', '2026-12-26', '2027-01-01'],
  ])('knows at %s that it is %s in Colombia', async (now, from, date) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    expect((await get('next')).json()).toMatchObject({ from, date });
  });

  it('is not cached without a date, and does not have the date of the edition', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-25T12:00:00Z') });
    const today = await get('next');
    expect(today.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(today.headers).not.toHaveProperty('last-modified');
    const ask = (headers: Record<string, string>) =>
      service.server.inject({ url: '/api/v1/Holiday/next', headers });
    const etag = String(today.headers.etag);
    const same = await ask({ 'if-none-match': etag });
    expect([same.statusCode, same.headers['cache-control']]).toEqual([304, 'no-store']);
    expect(same.headers).not.toHaveProperty('last-modified');

    vi.setSystemTime(new Date('2026-12-26T12:00:00Z'));
    const tomorrow = await ask({ 'if-none-match': etag });
    expect([tomorrow.statusCode, tomorrow.json().date]).toEqual([200, '2027-01-01']);
    const since = { 'if-modified-since': new Date().toUTCString() };
    expect((await ask(since)).statusCode).toBe(200);
  });

  it('is cached with a date as any other response', async () => {
    const { headers } = await client.get('/api/v1/Holiday/next?from=2026-12-25');
    expect(headers.get('last-modified')).not.toBeNull();
  });
});
