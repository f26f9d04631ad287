// Days, weekdays and numbers of days in the words of a language. Days have no zone.
import type { Localized } from '../../engine/text/localized.js';
import type { Site } from '../shell/site.js';

const dateOf = (iso: string) => new Date(`${iso}T00:00:00Z`);

type Options = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** Making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ strings: { locale } }: Site, options: Options): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const said = (site: Site, iso: string, options: Options): string =>
  formatOf(site, options).format(dateOf(iso));

/** `Thursday, December 24, 2026`. */
export const longDay = (site: Site, iso: string): string => said(site, iso, { dateStyle: 'full' });

/** `Thursday, December 24`. */
export const dayOfYear = (site: Site, iso: string): string =>
  said(site, iso, { weekday: 'long', day: 'numeric', month: 'long' });

/** `November 14 – 16`, without a word that both days share. */
export const daysInOrder = (site: Site, from: string, to: string): string =>
  formatOf(site, { day: 'numeric', month: 'long' }).formatRange(dateOf(from), dateOf(to));

export const monthName = (site: Site, month: number): string =>
  said(site, `2026-${String(month).padStart(2, '0')}-01`, { month: 'long' });

/** 0 is Sunday, as the fourth of January 2026 was. */
export const weekdayName = (site: Site, weekday: number, weekdayStyle: 'long' | 'narrow' | 'short'): string =>
  said(site, `2026-01-${String(4 + weekday).padStart(2, '0')}`, { weekday: weekdayStyle });

/** `1 working day`, `10 working days`. */
export const howMany = ({ language, number }: Site, count: number, one: Localized, many: Localized): string =>
  `${number(count)} ${(count === 1 ? one : many)[language]}`;
