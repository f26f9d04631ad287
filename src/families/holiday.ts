// The national holidays, worked out for any year the law covers.
import { holidaysOfYear } from '../calendar/holidays-of-year.js';
import { defineFamily } from '../model/family.js';
import { date, midnight, text } from '../model/field.js';
import { holidayRules } from './holiday-rules.js';

export const holiday = defineFamily({
  record: 'Holiday',
  about: 'The national holidays of a year, in order of date; two may share a day.',
  fields: {
    date: midnight(),
    name: text(),
    originalDate: date().extended().about('The day of the feast itself, before it is moved to a Monday.'),
    law: text().nullable().extended().about('The law that makes it a holiday.'),
  },
  calendar: {
    from: 1984,
    to: 9999,
    example: 2026,
    outside:
      'Holidays are computed from Ley 51 de 1983 (Ley Emiliani), in force from 1984; before it they were not moved to Monday.',
    switches: {
      includeSunday:
        'Adds Palm Sunday and Easter Sunday, nothing else. A fixed holiday that falls on a Sunday is always listed.',
    },
    date: 'date',
    rows: (year, on) =>
      holidaysOfYear(holidayRules, year, on).map((day) => ({ ...day, date: `${day.date}T00:00:00` })),
  },
  relations: {},
  synonyms: ['Holidays', 'Festivo', 'Festivos'],
});
