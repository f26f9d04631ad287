// A calendar day as the number of days since 1970-01-01: pure arithmetic, no clock and no zone.

export type Day = number;

const MS_PER_DAY = 86_400_000;

export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function isoDate(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

export function mondayOnOrAfter(day: Day): Day {
  return day + ((8 - weekdayOf(day)) % 7);
}
