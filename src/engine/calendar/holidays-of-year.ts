// Applies holiday rules to a year.
import type { Localized } from '../text/localized.js';
import { isoDate } from './day.js';
import type { HolidayRule } from './holiday-rule.js';

interface HolidayOfYear {
  readonly date: string;
  readonly originalDate: string;
  readonly name: Localized;
  readonly law: string | null;
}

/** In order of date; holidays that share a day come in the order of the rules. */
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
