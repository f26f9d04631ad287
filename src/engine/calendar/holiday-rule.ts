// The language of holiday rules. A rule has a day, a law and the years in which it applies.
import type { Localized } from '../text/localized.js';
import { type Day, dayOf, isoDate, mondayOnOrAfter } from './day.js';

/** A rule as plain data, for clients that compute holidays themselves. */
type WrittenDay = (
  | { readonly month: number; readonly day: number }
  | { readonly daysAfterEaster: number }
) & {
  /** The holiday moves to the next Monday unless it falls on one. */
  readonly movedToMonday: boolean;
};

interface DayRule {
  readonly written: WrittenDay;
  /** The day of the feast before it is moved. */
  readonly original: (year: number) => Day;
  readonly observed: (year: number) => Day;
}

export interface HolidayRule {
  readonly name: Localized;
  readonly day: DayRule;
  readonly law: string | null;
  /** The first year of the rule. */
  readonly from: number;
  /** The last year of the rule, if the law has ended. */
  readonly to?: number;
  /** The switch that a request must set to list it. */
  readonly only?: string;
}

const onItsDay = (written: WrittenDay, day: (year: number) => Day): DayRule => ({
  written,
  original: day,
  observed: day,
});

export const fixed = (month: number, day: number): DayRule =>
  onItsDay({ month, day, movedToMonday: false }, (year) => dayOf(year, month, day));

export const easter = (offset: number): DayRule =>
  onItsDay({ daysAfterEaster: offset, movedToMonday: false }, (year) => easterSunday(year) + offset);

export const mondayFrom = ({ written, original }: DayRule): DayRule => ({
  written: { ...written, movedToMonday: true },
  original,
  observed: (year) => mondayOnOrAfter(original(year)),
});

export type WrittenRule = WrittenDay & {
  readonly name: Localized;
  readonly law: string | null;
  readonly from: number;
  readonly to: number | null;
  readonly only: string | null;
};

/** Turns plain data back into rules. */
export const readRules = (written: readonly WrittenRule[]): readonly HolidayRule[] =>
  written.map(({ name, law, from, to, only, ...day }) => {
    const itself = 'month' in day ? fixed(day.month, day.day) : easter(day.daysAfterEaster);
    return {
      name,
      law,
      from,
      ...(to !== null && { to }),
      ...(only !== null && { only }),
      day: day.movedToMonday ? mondayFrom(itself) : itself,
    };
  });

export const writtenRules = (rules: readonly HolidayRule[]): readonly WrittenRule[] =>
  rules.map(({ name, law, from, to, only, day }) => ({
    name,
    law,
    from,
    to: to ?? null,
    only: only ?? null,
    ...day.written,
  }));

/** Easter Sunday of the Gregorian calendar, by the computus of Meeus and Spencer Jones. All divisions are integer divisions. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - lunarCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const lateEpact = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const marchDays = epact + toSunday - 7 * lateEpact + 114;
  return dayOf(year, Math.floor(marchDays / 31), (marchDays % 31) + 1);
}

interface HolidayOfYear {
  readonly date: string;
  readonly originalDate: string;
  readonly name: Localized;
  readonly law: string | null;
}

/** Applies holiday rules to a year and returns the holidays in order of date, or of the rules if they share a day. */
export function holidaysOfYear(
  rules: readonly HolidayRule[],
  year: number,
  on: (name: string) => boolean,
): readonly HolidayOfYear[] {
  return rules
    .filter(
      (rule) => year >= rule.from && year <= (rule.to ?? year) && (rule.only === undefined || on(rule.only)),
    )
    .map(({ name, law, day }) => ({ observed: day.observed(year), original: day.original(year), name, law }))
    .sort((a, b) => a.observed - b.observed)
    .map(({ observed, original, name, law }) => ({
      date: isoDate(observed),
      originalDate: isoDate(original),
      name,
      law,
    }));
}
