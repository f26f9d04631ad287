// The national holidays, computed for every year that the law covers.
import { writtenRules } from '../engine/calendar/holiday-rule.js';
import { defineFamily } from '../engine/model/family.js';
import { date, midnight, text } from '../engine/model/field.js';
import { holidayRules, holidaysBy, lawNotes } from './holiday-rules.js';

export const holiday = defineFamily({
  record: 'Holiday',
  title: { en: 'Holidays', es: 'Días festivos' },
  noun: { en: 'a holiday', es: 'un día festivo' },
  all: { en: 'all holidays', es: 'todos los días festivos' },
  about: {
    en: 'The national holidays of a year, in order of date; two can fall on the same day.',
    es: 'Los festivos nacionales de un año, por fecha; dos pueden caer el mismo día.',
  },
  fields: {
    date: midnight().label({ en: 'Day', es: 'Día' }).about({
      en: 'Day of the holiday, already moved to Monday if the law requires it; midnight, without a time zone.',
      es: 'Día del festivo, ya pasado al lunes si la ley lo exige; a medianoche, sin zona horaria.',
    }),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the holiday, in Spanish.', es: 'Nombre del festivo.' })
      .named(Object.fromEntries(holidayRules.map(({ name }) => [name.es, name]))),
    originalDate: date().label({ en: 'Day of the feast', es: 'Día de la fiesta' }).extended().about({
      en: 'Date of the feast, before it is moved to Monday.',
      es: 'Fecha de la fiesta misma, antes de pasarla a un lunes.',
    }),
    law: text().label({ en: 'Law', es: 'Ley' }).nullable().extended().about({
      en: 'Law that makes it a holiday; null for Palm Sunday and Easter Sunday.',
      es: 'Ley que lo hace festivo; null para el Domingo de Ramos y el de Resurrección.',
    }),
  },
  columns: ['date', 'law'],
  calendar: {
    from: 1984,
    to: 9999,
    example: 2026,
    outside: {
      en: 'Holidays are computed from Ley 51 de 1983 (Ley Emiliani), in force from 1984; before it they were not moved to Monday.',
      es: 'Los festivos se calculan por la Ley 51 de 1983 (Ley Emiliani), vigente desde 1984; antes de ella no se pasaban al lunes.',
    },
    switches: {
      includeSunday: {
        label: {
          en: 'Also Palm Sunday and Easter Sunday',
          es: 'También el Domingo de Ramos y el de Resurrección',
        },
        about: {
          en: 'whether to add Palm Sunday and Easter Sunday, nothing else. A fixed holiday that falls on a Sunday is always listed.',
          es: 'si se agregan el Domingo de Ramos y el de Resurrección, nada más. Un festivo fijo que cae en domingo se lista siempre.',
        },
      },
    },
    date: 'date',
    segment: { en: 'holidays', es: 'festivos' },
    yearWords: ['calendario', 'calendar', 'semana santa', 'holy week', 'easter', 'pascua'],
    alsoNamed: {
      'semana santa': ['Jueves Santo', 'Viernes Santo'],
      'holy week': ['Jueves Santo', 'Viernes Santo'],
      'easter week': ['Jueves Santo', 'Viernes Santo'],
      'veinte de julio': ['Día de la Independencia'],
      'siete de agosto': ['Batalla de Boyacá'],
      'primero de mayo': ['Día del Trabajo'],
      'ano nuevo': ['Año Nuevo'],
      'new year': ['Año Nuevo'],
      'new year s day': ['Año Nuevo'],
      christmas: ['Navidad'],
      'labor day': ['Día del Trabajo'],
      'veinticinco de diciembre': ['Navidad'],
    },
    rows: holidaysBy(holidayRules),
    rules: writtenRules(holidayRules),
    workingDays: {
      path: 'WorkingDay',
      noun: { en: 'a working day', es: 'un día hábil' },
      plural: { en: 'working days', es: 'días hábiles' },
      weekend: [6, 0],
      switches: {
        saturday: {
          weekday: 6,
          about: {
            en: 'whether Saturday is a working day; false by default.',
            es: 'si el sábado es día hábil; por defecto, false.',
          },
        },
      },
      next: { en: 'Next holiday', es: 'Próximo festivo' },
      nextWords: ['next', 'upcoming', 'coming', 'próximo', 'próxima', 'siguiente', 'sigue', 'viene'],
      rowsAs: 'holidays',
      to: 2100,
      example: '2026-12-24',
      hoursAheadOfUtc: -5,
      feed: {
        product: 'atlas-colombia',
        title: { en: 'Holidays in Colombia', es: 'Festivos de Colombia' },
        remark: ({ law, date, originalDate }) => {
          const isMoved = !date.startsWith(originalDate);
          const note = lawNotes[law ?? ''];
          return {
            en: `By ${law}${isMoved ? `, moved from ${originalDate}` : ''}.${note ? ` ${note.en}` : ''}`,
            es: `Por la ${law}${isMoved ? `, trasladado del ${originalDate}` : ''}.${note ? ` ${note.es}` : ''}`,
          };
        },
      },
    },
  },
  schemaOrg: { type: 'Event' },
  relations: {},
  synonyms: [
    'Holidays',
    'Festivo',
    'Festivos',
    'Feriado',
    'Feriados',
    'Puente',
    'Puentes',
    'PuentesFestivos',
    'LongWeekend',
    'LongWeekends',
    'PublicHolidays',
    'BankHolidays',
  ],
});
