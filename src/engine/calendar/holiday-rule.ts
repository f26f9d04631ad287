// The language that holiday rules are written in: on which day of a year, by which law, in which years.
import type { Localized } from '../text/localized.js';
import { type Day, dayOf, mondayOnOrAfter } from './day.js';
import { easterSunday } from './easter-sunday.js';

interface DayRule {
  /** The day the feast itself has. */
  readonly original: (year: number) => Day;
  /** The day it is observed on. */
  readonly observed: (year: number) => Day;
}

export interface HolidayRule {
  readonly name: Localized;
  readonly day: DayRule;
  readonly law: string | null;
  /** First year in which the rule holds. */
  readonly from: number;
  /** Last year in which it holds; none while the law is in force. */
  readonly to?: number;
  /** Listed only when this switch is on. */
  readonly only?: string;
}

const onItsDay = (day: (year: number) => Day): DayRule => ({ original: day, observed: day });

export const fixed = (month: number, day: number): DayRule => onItsDay((year) => dayOf(year, month, day));

export const easter = (offset: number): DayRule => onItsDay((year) => easterSunday(year) + offset);

export const mondayFrom = ({ original }: DayRule): DayRule => ({
  original,
  observed: (year) => mondayOnOrAfter(original(year)),
});
