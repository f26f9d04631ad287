// A calendar day is the number of days since 1970-01-01, so days need neither a clock nor a time zone.

export type Day = number;

const MS_PER_DAY = 86_400_000;

export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function yearOf(day: Day): number {
  return new Date(day * MS_PER_DAY).getUTCFullYear();
}

/** Reads `YYYY-MM-DD`, or returns the reason why it is not a day. */
export function readIsoDate(text: string): Day | 'malformed' | 'no such month' | 'no such day' {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return 'malformed';
  if (month < 1 || month > 12) return 'no such month';
  return day < 1 || day > daysOfMonth(year, month) ? 'no such day' : dayOf(year, month, day);
}

export function daysOfMonth(year: number, month: number): number {
  return dayOf(year, month + 1, 1) - dayOf(year, month, 1);
}

export function isoDate(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

export function mondayOnOrAfter(day: Day): Day {
  return day + ((8 - weekdayOf(day)) % 7);
}
