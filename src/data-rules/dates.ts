// Dates exist, periods end after they begin, and only terms extend into the future.

import type { Row } from '../engine/model/model.js';
import { valueFault } from '../engine/model/value-fault.js';
import { fold } from '../engine/text/fold.js';
import {
  type DataRule,
  differs,
  expects,
  finding,
  joinedTexts,
  range,
  records,
  rowsOf,
} from './data-rule.js';

/** Accredited seats for which the register gives no term. */
const termUnknown: Readonly<Record<number, string>> = {
  5: 'Universidad Nacional, Manizales: covered by the accreditation of the institution',
  6: 'Universidad Nacional, Palmira: covered by the accreditation of the institution',
};

/** An accredited institution has the term of its accreditation, even if it has ended. */
export const accreditation: DataRule = {
  name: 'accreditation',
  about: {
    en: 'An institution is accredited if the register of June 2025 gives a term, with named exceptions; the term has two days, and may have ended since.',
    es: 'Una institución figura como acreditada si el registro de junio de 2025 da la vigencia, con excepciones anotadas. La vigencia tiene dos fechas y puede haber terminado después.',
  },
  advice: {
    en: 'Write both days of the accreditation and true, or false without days.',
    es: 'Escribe las dos fechas de la acreditación y true, o false si no tiene fechas.',
  },
  *check(data) {
    const family = data.model.family('higherEducationInstitution');
    for (const row of rowsOf(data, family.name)) {
      for (const [field, other] of [
        ['accreditedFrom', 'accreditedUntil'],
        ['accreditedUntil', 'accreditedFrom'],
      ] as const)
        if (row[field] === null && row[other] !== null)
          yield finding(family, row, field, { en: 'a day', es: 'una fecha', found: null });
      const stated = row.accreditedUntil !== null || Number(row.id) in termUnknown;
      if (row.isHighQualityAccredited !== stated)
        yield finding(family, row, 'isHighQualityAccredited', differs(stated, row.isHighQualityAccredited));
      if (isBackwards(row)) {
        yield finding(family, row, 'accreditedUntil', {
          en: `a day after ${row.accreditedFrom}`,
          es: `una fecha posterior al ${row.accreditedFrom}`,
          found: row.accreditedUntil,
        });
      }
    }
  },
};

const isBackwards = ({ accreditedFrom, accreditedUntil }: Row) =>
  accreditedFrom !== null && accreditedUntil !== null && String(accreditedUntil) <= String(accreditedFrom);

/** A festival whose name contains a month or a day is held in that month. */
export const festivalMonths: DataRule = {
  name: 'festival-months',
  about: {
    en: 'The month of a festival is one of the twelve, and that of its name if the name has one ("Fiestas del 20 de enero").',
    es: 'El mes de una fiesta es uno de los doce, y es el de su nombre si el nombre tiene uno («Fiestas del 20 de enero»).',
  },
  advice: {
    en: 'Change the month or the name.',
    es: 'Cambia el mes o el nombre.',
  },
  *check(data) {
    const family = data.model.family('traditionalFairAndFestival');
    const months = family.field('month')?.values ?? [];
    for (const row of rowsOf(data, family.name)) {
      if (!months.includes(String(row.month)))
        yield finding(family, row, 'month', {
          en: 'a month such as "Enero", with a capital letter',
          es: 'un mes como "Enero", con mayúscula inicial',
          found: row.month,
        });
      const words = fold(String(row.name)).split(/[^a-z]+/);
      const named = months.find((month) => words.includes(fold(month)));
      if (named !== undefined && row.month !== named)
        yield finding(
          family,
          row,
          'month',
          joinedTexts(differs(named, row.month), {
            en: `the name is ${row.name}`,
            es: `el nombre es ${row.name}`,
          }),
        );
    }
  },
};

/** No record can be older than this. */
const EARLIEST = '1810-07-20';
const DAY = { en: 'a date, YYYY-MM-DD', es: 'una fecha que exista, AAAA-MM-DD' };
/** Terms can end after today. */
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
        yield finding(family, row, family.period.to, {
          en: `a day after ${from}`,
          es: `una fecha posterior al ${from}`,
          found: to,
        });
      }
    }
  },
};
