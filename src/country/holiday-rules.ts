// The national holidays, each with its day, the law behind it and the years in which that law applies.
import {
  easter,
  fixed,
  type HolidayRule,
  holidaysOfYear,
  mondayFrom,
} from '../engine/calendar/holiday-rule.js';
import type { Localized } from '../engine/text/localized.js';

const emiliani = 'Ley 51 de 1983';
const chiquinquira = 'Ley 2578 de 2026';

/** Remarks on laws whose validity is disputed. */
export const lawNotes: Readonly<Record<string, Localized>> = {
  [chiquinquira]: {
    en: 'When last checked (July 2026), a challenge to this law was pending before the Constitutional Court.',
    es: 'En la última revisión (julio de 2026), había una demanda contra esta ley ante la Corte Constitucional.',
  },
};

/** Sundays that no law declares a holiday. They are listed only on request. */
const sundays: readonly HolidayRule[] = [
  {
    name: { en: 'Palm Sunday', es: 'Domingo de Ramos' },
    day: easter(-7),
    law: null,
    from: 1984,
    only: 'includeSunday',
  },
  {
    name: { en: 'Easter Sunday', es: 'Domingo de Resurrección' },
    day: easter(0),
    law: null,
    from: 1984,
    only: 'includeSunday',
  },
];

export const holidayRules: readonly HolidayRule[] = [
  { name: { en: 'New Year’s Day', es: 'Año Nuevo' }, day: fixed(1, 1), law: emiliani, from: 1984 },
  { name: { en: 'Epiphany', es: 'Reyes Magos' }, day: mondayFrom(fixed(1, 6)), law: emiliani, from: 1984 },
  {
    name: { en: 'Saint Joseph’s Day', es: 'San José' },
    day: mondayFrom(fixed(3, 19)),
    law: emiliani,
    from: 1984,
  },
  { name: { en: 'Maundy Thursday', es: 'Jueves Santo' }, day: easter(-3), law: emiliani, from: 1984 },
  { name: { en: 'Good Friday', es: 'Viernes Santo' }, day: easter(-2), law: emiliani, from: 1984 },
  { name: { en: 'Labour Day', es: 'Día del Trabajo' }, day: fixed(5, 1), law: emiliani, from: 1984 },
  {
    name: { en: 'Ascension Day', es: 'Ascensión del Señor' },
    day: mondayFrom(easter(39)),
    law: emiliani,
    from: 1984,
  },
  {
    name: { en: 'Corpus Christi', es: 'Corpus Christi' },
    day: mondayFrom(easter(60)),
    law: emiliani,
    from: 1984,
  },
  {
    name: { en: 'Sacred Heart of Jesus', es: 'Sagrado Corazón de Jesús' },
    day: mondayFrom(easter(68)),
    law: emiliani,
    from: 1984,
  },
  {
    name: { en: 'Saints Peter and Paul', es: 'San Pedro y San Pablo' },
    day: mondayFrom(fixed(6, 29)),
    law: emiliani,
    from: 1984,
  },
  {
    name: { en: 'Our Lady of Chiquinquirá', es: 'Virgen de Chiquinquirá' },
    day: mondayFrom(fixed(7, 9)),
    law: chiquinquira,
    from: 2026,
  },
  {
    name: { en: 'Independence Day', es: 'Día de la Independencia' },
    day: fixed(7, 20),
    law: emiliani,
    from: 1984,
  },
  { name: { en: 'Battle of Boyacá', es: 'Batalla de Boyacá' }, day: fixed(8, 7), law: emiliani, from: 1984 },
  {
    name: { en: 'Assumption of Mary', es: 'Asunción de la Virgen' },
    day: mondayFrom(fixed(8, 15)),
    law: emiliani,
    from: 1984,
  },
  {
    name: { en: 'Columbus Day', es: 'Día de la Raza' },
    day: mondayFrom(fixed(10, 12)),
    law: emiliani,
    from: 1984,
  },
  {
    name: { en: 'All Saints’ Day', es: 'Todos los Santos' },
    day: mondayFrom(fixed(11, 1)),
    law: emiliani,
    from: 1984,
  },
  {
    name: { en: 'Independence of Cartagena', es: 'Independencia de Cartagena' },
    day: mondayFrom(fixed(11, 11)),
    law: emiliani,
    from: 1984,
  },
  {
    name: { en: 'Immaculate Conception', es: 'Inmaculada Concepción' },
    day: fixed(12, 8),
    law: emiliani,
    from: 1984,
  },
  { name: { en: 'Christmas Day', es: 'Navidad' }, day: fixed(12, 25), law: emiliani, from: 1984 },
  ...sundays,
];

/** The records of a year by these rules. */
export const holidaysBy = (rules: readonly HolidayRule[]) => (year: number, on: (name: string) => boolean) =>
  holidaysOfYear(rules, year, on).map((day) => ({
    ...day,
    name: day.name.es,
    date: `${day.date}T00:00:00`,
  }));
