// Compares the holidays of two generations and their names with date-holidays.
import Holidays from 'date-holidays';
import { expect, it } from 'vitest';
import { fold } from '../../src/engine/text/fold.js';
import { sharedService } from '../system/shared-service.js';

const { server } = (await sharedService()).service;

const theirs = new Holidays('CO');

/** Other names of the same holidays. */
const alsoCalled: Readonly<Record<string, string>> = {
  'Reyes Magos': 'Día de los Reyes Magos',
  'Día del Trabajo': 'Día del Trabajador',
  // The package translates "Ascension" in this way, and means the same day.
  'Ascensión del Señor': 'La Asunción',
  'Asunción de la Virgen': 'Asunción',
  'Virgen de Chiquinquirá': 'La virgen de Chiquinquirá',
  'Inmaculada Concepción': 'La inmaculada concepción',
  'Domingo de Resurrección': 'Pascua',
};

const line = (date: string, name: string) => `${date.slice(0, 10)} ${fold(alsoCalled[name] ?? name)}`;

it('finds the same days and names from 1984 to 2050 in both calendars', async () => {
  for (let year = 1984; year <= 2050; year++) {
    const answer = await server.inject(`/api/v1/Holiday/year/${year}?includeSunday=true`);
    const ours = answer.json().map(({ date, name }: { date: string; name: string }) => line(date, name));
    const days = theirs.getHolidays(year).map(({ date, name }) => line(date, name));
    expect(ours.toSorted(), String(year)).toEqual(days.toSorted());
  }
});

it('adds the two Sundays only on request, as the other calendar does', async () => {
  const ours: { name: string }[] = (await server.inject('/api/v1/Holiday/year/2026')).json();
  const added = theirs.getHolidays(2026).filter(({ name }) => ['Domingo de Ramos', 'Pascua'].includes(name));
  expect(ours).toHaveLength(theirs.getHolidays(2026).length - added.length);
  expect(added.map(({ date }) => new Date(date).getUTCDay())).toEqual([0, 0]);
});

it('uses every listed other name', () => {
  const called = new Set(theirs.getHolidays(2026).map(({ name }) => name));
  expect(Object.values(alsoCalled).filter((name) => !called.has(name))).toEqual([]);
});
