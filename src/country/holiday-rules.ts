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

type DayRule = HolidayRule['day'];

const holiday = (en: string, es: string, day: DayRule): HolidayRule => ({
  name: { en, es },
  day,
  law: emiliani,
  from: 1984,
});

/** No law declares these Sundays holidays. They are listed only on request. */
const sunday = (en: string, es: string, day: DayRule): HolidayRule => ({
  ...holiday(en, es, day),
  law: null,
  only: 'includeSunday',
});

export const holidayRules: readonly HolidayRule[] = [
  holiday('New Year’s Day', 'Año Nuevo', fixed(1, 1)),
  holiday('Epiphany', 'Reyes Magos', mondayFrom(fixed(1, 6))),
  holiday('Saint Joseph’s Day', 'San José', mondayFrom(fixed(3, 19))),
  holiday('Maundy Thursday', 'Jueves Santo', easter(-3)),
  holiday('Good Friday', 'Viernes Santo', easter(-2)),
  holiday('Labour Day', 'Día del Trabajo', fixed(5, 1)),
  holiday('Ascension Day', 'Ascensión del Señor', mondayFrom(easter(39))),
  holiday('Corpus Christi', 'Corpus Christi', mondayFrom(easter(60))),
  holiday('Sacred Heart of Jesus', 'Sagrado Corazón de Jesús', mondayFrom(easter(68))),
  holiday('Saints Peter and Paul', 'San Pedro y San Pablo', mondayFrom(fixed(6, 29))),
  {
    ...holiday('Our Lady of Chiquinquirá', 'Virgen de Chiquinquirá', mondayFrom(fixed(7, 9))),
    law: chiquinquira,
    from: 2026,
  },
  holiday('Independence Day', 'Día de la Independencia', fixed(7, 20)),
  holiday('Battle of Boyacá', 'Batalla de Boyacá', fixed(8, 7)),
  holiday('Assumption of Mary', 'Asunción de la Virgen', mondayFrom(fixed(8, 15))),
  holiday('Columbus Day', 'Día de la Raza', mondayFrom(fixed(10, 12))),
  holiday('All Saints’ Day', 'Todos los Santos', mondayFrom(fixed(11, 1))),
  holiday('Independence of Cartagena', 'Independencia de Cartagena', mondayFrom(fixed(11, 11))),
  holiday('Immaculate Conception', 'Inmaculada Concepción', fixed(12, 8)),
  holiday('Christmas Day', 'Navidad', fixed(12, 25)),
  sunday('Palm Sunday', 'Domingo de Ramos', easter(-7)),
  sunday('Easter Sunday', 'Domingo de Resurrección', easter(0)),
];

/** The records of a year by these rules. */
export const holidaysBy = (rules: readonly HolidayRule[]) => (year: number, on: (name: string) => boolean) =>
  holidaysOfYear(rules, year, on).map((day) => ({
    ...day,
    name: day.name.es,
    date: `${day.date}T00:00:00`,
  }));
