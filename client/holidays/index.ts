// Holidays and working days of Colombia without a server and without files: the same values as those of the API.
import { holidayRules, holidaysBy } from '../../src/country/holiday-rules.js';
import { type Day, isoDate, readIsoDate, weekdayOf, yearOf } from '../../src/engine/calendar/day.js';
import {
  addWorkingDays as add,
  countWorkingDays as count,
  longWeekends as findWeekends,
} from '../../src/engine/calendar/working-days.js';
import { runToEnd } from '../../src/engine/scheduling/yielding-work.js';

export interface Holiday {
  /** The midnight that begins it, `YYYY-MM-DDT00:00:00`. */
  readonly date: string;
  readonly name: string;
}

export interface HolidayOnDay {
  readonly name: string;
  /** The date of the feast, before it is moved to Monday. */
  readonly originalDate: string;
  readonly law: string | null;
}

interface DatedDay {
  readonly date: string;
  readonly weekday: string;
}

export interface CalendarDay extends DatedDay {
  readonly isWeekend: boolean;
  readonly holidays: readonly HolidayOnDay[];
}

export interface DescribedDay extends CalendarDay {
  readonly isHoliday: boolean;
  readonly isWorkingDay: boolean;
}

export interface NextHoliday extends DatedDay {
  readonly from: string;
  readonly daysUntil: number;
  readonly holidays: readonly HolidayOnDay[];
}

export interface LongWeekend {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly holidays: readonly (DatedDay & HolidayOnDay)[];
}

export interface AddedDays {
  readonly from: string;
  readonly days: number;
  readonly date: string;
  /** The days that were not counted, in order. */
  readonly skipped: readonly CalendarDay[];
}

export interface CountedDays {
  readonly from: string;
  readonly to: string;
  readonly workingDays: number;
  readonly skipped: readonly CalendarDay[];
}

export interface WorkingDayOptions {
  /** Saturday is a working day; it is not by default. */
  readonly saturday?: boolean;
}

/** The years that the law covers, and the last one in which days are counted. */
const [FIRST, LAST, LAST_COUNTED] = [1984, 9999, 2100];
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const [SUNDAY, SATURDAY] = [0, 6];
/** Every year has a holiday. */
const LONGEST_WAIT = 366;
const [BOGOTA, HOUR] = [-5, 3_600_000];

const rowsBy = holidaysBy(holidayRules);
const years = new Map<number, ReturnType<typeof rowsBy>>();

/** In order of date; two can fall on the same day. */
export function holidaysOfYear(
  year: number,
  { includeSunday = false }: { readonly includeSunday?: boolean } = {},
): readonly Holiday[] {
  if (!Number.isInteger(year) || year < FIRST || year > LAST)
    throw new RangeError(`The year must be an integer from ${FIRST} to ${LAST}, not ${year}.`);
  return rowsBy(year, () => includeSunday).map(({ date, name }) => ({ date, name }));
}

/** Whether a date is a holiday and a working day. */
export function describeDay(date: string, options?: WorkingDayOptions): DescribedDay {
  const day = dayOf(date);
  return { ...dayDescription(day, options), isHoliday: isOff(day), isWorkingDay: isWorked(options)(day) };
}

/** The first holiday on or after a date, by default today in Colombia. */
export function nextHoliday(
  from: string = isoDate(Math.floor((Date.now() + BOGOTA * HOUR) / (24 * HOUR))),
): NextHoliday {
  const first = dayOf(from);
  let next = first;
  while (!isOff(next) && next < first + LONGEST_WAIT) next++;
  return { from: isoDate(first), ...tellDate(next), daysUntil: next - first, holidays: holidaysOn(next) };
}

/** The weekends of a year that holidays make three days or longer. */
export function longWeekends(year: number): readonly LongWeekend[] {
  const daysOff = new Set(holidaysOfYear(year).map(({ date }) => readIsoDate(date.slice(0, 10)) as Day));
  return findWeekends([...daysOff], (day) => isWeekend(day), isOff).map(({ from, to }) => {
    const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return {
      from: isoDate(from),
      to: isoDate(to),
      days: days.length,
      holidays: days.flatMap((day) => holidaysOn(day).map((row) => ({ ...tellDate(day), ...row }))),
    };
  });
}

/** The date a number of working days after `from`, or before it if the number is negative; `from` is not counted. */
export function addWorkingDays(from: string, days: number, options?: WorkingDayOptions): AddedDays {
  const first = dayOf(from);
  const bounds = [dayOf(`${FIRST}-01-01`), dayOf(`${LAST_COUNTED}-12-31`)] as const;
  const added = Number.isInteger(days) ? runToEnd(add(first, days, isWorked(options), bounds)) : undefined;
  if (added === undefined)
    throw new RangeError(`${days} working days from ${from} are not between ${FIRST} and ${LAST_COUNTED}.`);
  return {
    from: isoDate(first),
    days,
    date: isoDate(added.day),
    skipped: added.skipped.map((day) => dayDescription(day, options)),
  };
}

/** The working days from the day after `from` to `to`, which is counted; negative if `to` is before `from`. */
export function countWorkingDays(from: string, to: string, options?: WorkingDayOptions): CountedDays {
  const [first, last] = [dayOf(from), dayOf(to)];
  const { workingDays, skipped } = runToEnd(count(first, last, isWorked(options)));
  return {
    from: isoDate(first),
    to: isoDate(last),
    workingDays,
    skipped: skipped.map((day) => dayDescription(day, options)),
  };
}

function dayOf(date: string): Day {
  const day = readIsoDate(date);
  if (typeof day === 'string' || yearOf(day) < FIRST || yearOf(day) > LAST_COUNTED)
    throw new RangeError(
      `"${date}" is not a date from ${FIRST}-01-01 to ${LAST_COUNTED}-12-31, as YYYY-MM-DD.`,
    );
  return day;
}

function holidaysOn(day: Day): readonly HolidayOnDay[] {
  const year = yearOf(day);
  const rows = years.get(year) ?? rowsBy(year, () => false);
  years.set(year, rows);
  return rows
    .filter(({ date }) => date.startsWith(isoDate(day)))
    .map(({ name, originalDate, law }) => ({ name, originalDate, law }));
}

const isOff = (day: Day) => holidaysOn(day).length > 0;
const isWeekend = (day: Day, { saturday = false }: WorkingDayOptions = {}) =>
  weekdayOf(day) === SUNDAY || (weekdayOf(day) === SATURDAY && !saturday);
const isWorked = (options?: WorkingDayOptions) => (day: Day) => !isWeekend(day, options) && !isOff(day);
const tellDate = (day: Day): DatedDay => ({
  date: isoDate(day),
  weekday: DAY_NAMES[weekdayOf(day)] as string,
});
const dayDescription = (day: Day, options?: WorkingDayOptions): CalendarDay => ({
  ...tellDate(day),
  isWeekend: isWeekend(day, options),
  holidays: holidaysOn(day),
});
