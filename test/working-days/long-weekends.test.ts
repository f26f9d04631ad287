// Compares long weekends with every run of free days in a complete calendar.
import { expect, it } from 'vitest';
import { useService } from '../contract/service.js';
import { sharedService } from '../system/shared-service.js';
import {
  FIRST_YEAR,
  isWeekend,
  isWorked,
  LAST_YEAR,
  type NaiveDay,
  naiveCalendar,
} from './naive-calendar.js';

const client = useService();
const { service } = await sharedService();
const days = await naiveCalendar(service);

/** Days without work that follow each other. */
function runs(): NaiveDay[][] {
  const found: NaiveDay[][] = [[]];
  for (const day of days) {
    if (isWorked(day, false)) found.push([]);
    else found.at(-1)?.push(day);
  }
  return found.filter((run) => run.length > 0);
}

it('covers every year from 1984 to 2100', async () => {
  const long = runs().filter((run) => run.length >= 3 && run.some((day) => isWeekend(day, false)));
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const expected = long
      .filter((run) => run.some(({ date, holidays }) => holidays.length > 0 && date.startsWith(`${year}`)))
      .map((run) => ({
        from: run[0]?.date,
        to: run.at(-1)?.date,
        days: run.length,
        holidays: run.flatMap(({ date, weekday, holidays }) =>
          holidays.map((holiday) => ({ date, weekday, ...holiday })),
        ),
      }));
    expect((await service.server.inject(`/api/v1/Holiday/year/${year}/longWeekends`)).json()).toEqual(
      expected,
    );
  }
});

it('contains one that begins in the year before', async () => {
  const [first] = await client.list('/api/v1/Holiday/year/2029/longWeekends');
  expect(first).toMatchObject({ from: '2028-12-30', to: '2029-01-01', days: 3 });
});

it('contains four days for Thursday and Friday of Holy Week', async () => {
  const all = await client.list('/api/v1/Holiday/year/2026/longWeekends');
  expect(all).toContainEqual(expect.objectContaining({ from: '2026-04-02', to: '2026-04-05', days: 4 }));
});

it('covers the years of the calendar', async () => {
  for (const year of ['1984', '9999']) await client.list(`/api/v1/Holiday/year/${year}/longWeekends`);
  for (const year of ['1983', '10000', 'x'])
    await client.problem(400, `/api/v1/Holiday/year/${year}/longWeekends`);
});
