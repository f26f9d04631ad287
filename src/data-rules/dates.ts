// Dates exist, periods end after they begin, and only terms reach into the future.
import { valueFault } from '../engine/model/value-fault.js';
import { type DataRule, finding, records } from './data-rule.js';
import { expects, range } from './messages.js';

/** No record can be older than this. */
const EARLIEST = '1810-07-20';
const DAY = { en: 'a date, YYYY-MM-DD', es: 'una fecha que exista, AAAA-MM-DD' };
/** Terms that end after today. */
const mayLieAhead = new Set(['accreditedUntil']);

export const dates: DataRule = {
  name: 'dates',
  about: {
    en: 'Dates exist and fall within the time of the republic, and periods end after they begin.',
    es: 'Las fechas existen, son del tiempo de la república, y los periodos terminan después de empezar.',
  },
  advice: {
    en: 'Write the date with year, month and day, such as 1991-07-04, or null if it is unknown.',
    es: 'Escribe la fecha con año, mes y día, como 1991-07-04, o null si no se conoce.',
  },
  *check(data) {
    const latest = new Date().toISOString().slice(0, 10);
    for (const { family, row } of records(data)) {
      for (const field of family.fields.filter(({ kind }) => kind === 'date')) {
        const value = row[field.name];
        if (value === null) continue;
        const fault = valueFault(field, value);
        if (fault !== undefined) yield finding(family, row, field.name, expects(DAY, value));
        else if (String(value) < EARLIEST || (String(value) > latest && !mayLieAhead.has(field.name))) {
          yield finding(family, row, field.name, range(EARLIEST, latest, value));
        }
      }
      if (family.period === undefined) continue;
      const [from, to] = [row[family.period.from], row[family.period.to]];
      if (to !== null && String(to) < String(from)) {
        yield finding(
          family,
          row,
          family.period.to,
          expects({ en: `a day after ${from}`, es: `una fecha posterior al ${from}` }, to),
        );
      }
    }
  },
};
