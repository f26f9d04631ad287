// Holidays and working days without files have the values of the API.
import { beforeAll, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { type BuiltOffline, builtOffline } from './built-offline.js';

let holidays: BuiltOffline['holidays'];
let address: string;
beforeAll(async () => {
  ({ holidays } = await builtOffline());
  ({ address } = await sharedService());
});

const api = async (path: string) => (await fetch(`${address}/api/v1/${path}`)).text();
const YEARS = [1984, 1999, 2008, 2023, 2024, 2025, 2026, 2027, 2038, 2100];

it.each([...YEARS, 9999])('returns the holidays of %i as the API does', async (year) => {
  expect(JSON.stringify(holidays.holidaysOfYear(year))).toBe(await api(`Holiday/year/${year}`));
  expect(JSON.stringify(holidays.holidaysOfYear(year, { includeSunday: true }))).toBe(
    await api(`Holiday/year/${year}?includeSunday=true`),
  );
});

it.each(YEARS)('returns the long weekends of %i as the API does', async (year) => {
  expect(JSON.stringify(holidays.longWeekends(year))).toBe(await api(`Holiday/year/${year}/longWeekends`));
});

it.each(['1984-01-01', '2026-02-28', '2026-07-13', '2026-12-08', '2026-12-26', '2038-06-28'])(
  '%s',
  async (date) => {
    expect(JSON.stringify(holidays.describeDay(date))).toBe(await api(`Holiday/date/${date}`));
    expect(JSON.stringify(holidays.describeDay(date, { saturday: true }))).toBe(
      await api(`Holiday/date/${date}?saturday=true`),
    );
    expect(JSON.stringify(holidays.nextHoliday(date))).toBe(await api(`Holiday/next?from=${date}`));
  },
);

it('returns the next holiday from today', async () => {
  expect(holidays.nextHoliday().from).toBe(JSON.parse(await api('Holiday/next')).from);
});

it.each([-300, -5, -1, 0, 1, 5, 30, 300])('counts %i working days', async (days) => {
  for (const from of ['2026-12-24', '2026-12-26', '2024-03-28'])
    for (const saturday of [false, true]) {
      const query = `from=${from}&saturday=${saturday}`;
      const added = holidays.addWorkingDays(from, days, { saturday });
      expect(JSON.stringify(added)).toBe(await api(`WorkingDay/add?${query}&days=${days}`));
      expect(JSON.stringify(holidays.countWorkingDays(from, added.date, { saturday }))).toBe(
        await api(`WorkingDay/count?${query}&to=${added.date}`),
      );
    }
});

it('throws for other years and invalid dates', () => {
  for (const year of [1983, 10_000, 2026.5, Number.NaN])
    expect(() => holidays.holidaysOfYear(year)).toThrow(RangeError);
  for (const date of ['2026-02-30', '24.12.2026', '1983-12-31', '2101-01-01', ''])
    expect(() => holidays.describeDay(date)).toThrow(RangeError);
  expect(() => holidays.addWorkingDays('2100-12-24', 50)).toThrow(RangeError);
  expect(() => holidays.addWorkingDays('2026-12-24', 1.5)).toThrow(RangeError);
});
