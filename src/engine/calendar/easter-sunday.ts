// Easter Sunday of the Gregorian calendar.
import { type Day, dayOf } from './day.js';

/** The computus in the form that J. Meeus, H. Spencer Jones and others give it: all divisions are of whole numbers. */
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
