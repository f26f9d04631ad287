// Every day from 1984 to 2100 in order, as on a wall calendar. It uses nothing of the service but the lists of holidays, which other tests
// compare with the law.
import type { Service } from '../../src/app.js';

export interface NaiveDay {
  readonly date: string;
  readonly weekday: string;
  readonly holidays: readonly {
    readonly name: string;
    readonly law: string;
    readonly originalDate: string;
  }[];
}

export const FIRST_YEAR = 1984;
export const LAST_YEAR = 2100;

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const calendars = new WeakMap<Service, Promise<readonly NaiveDay[]>>();

/** Computed once for each service, because several test files use it. */
export function naiveCalendar(service: Service): Promise<readonly NaiveDay[]> {
  const calendar = calendars.get(service) ?? writeCalendar(service);
  calendars.set(service, calendar);
  return calendar;
}

async function writeCalendar({ server }: Service): Promise<readonly NaiveDay[]> {
  const byDate = new Map<string, NaiveDay['holidays'][number][]>();
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const path = `/api/v1/Holiday/year/${year}?fields=date,name,originalDate,law`;
    for (const { date, ...rest } of (await server.inject(path)).json()) {
      const day = date.slice(0, 10);
      byDate.set(day, [...(byDate.get(day) ?? []), rest]);
    }
  }
  const days: NaiveDay[] = [];
  for (
    const at = new Date(`${FIRST_YEAR}-01-01`);
    at.getUTCFullYear() <= LAST_YEAR;
    at.setUTCDate(at.getUTCDate() + 1)
  ) {
    const date = at.toISOString().slice(0, 10);
    days.push({ date, weekday: NAMES[at.getUTCDay()] as string, holidays: byDate.get(date) ?? [] });
  }
  return days;
}

export const isWeekend = ({ weekday }: NaiveDay, saturday: boolean): boolean =>
  weekday === 'Sunday' || (weekday === 'Saturday' && !saturday);

export const isWorked = (day: NaiveDay, saturday: boolean): boolean =>
  !isWeekend(day, saturday) && day.holidays.length === 0;

/** A skipped day as a response lists it. */
export const skippedForm = (day: NaiveDay, saturday: boolean) => ({
  date: day.date,
  weekday: day.weekday,
  isWeekend: isWeekend(day, saturday),
  holidays: day.holidays,
});
