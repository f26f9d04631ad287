// The URLs of the years of a calendar, in the words of each language. Without a year, they lead to the present one.
import type { Calendar } from '../../engine/model/family.js';
import type { Localized } from '../../engine/text/localized.js';

/** Undefined if the calendar has no pages. */
export const calendarAddress = ({ segment }: Calendar): Localized | undefined =>
  segment && { en: `/${segment.en}`, es: `/${segment.es}` };

export const yearAddress = (calendar: Localized, year: number | string): Localized => ({
  en: `${calendar.en}/${year}`,
  es: `${calendar.es}/${year}`,
});
