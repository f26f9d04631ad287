// An institution is accredited if the register gives the term of its accreditation, also one that has ended since.
import type { Row } from '../engine/model/model.js';
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { differs, expects } from './messages.js';

/** Accredited seats for which the register gives no term. */
const termUnknown: Readonly<Record<number, string>> = {
  5: 'Universidad Nacional, Manizales: covered by the accreditation of the institution',
  6: 'Universidad Nacional, Palmira: covered by the accreditation of the institution',
};

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
          yield finding(family, row, field, expects({ en: 'a day', es: 'una fecha' }, null));
      const stated = row.accreditedUntil !== null || Number(row.id) in termUnknown;
      if (row.isHighQualityAccredited !== stated)
        yield finding(family, row, 'isHighQualityAccredited', differs(stated, row.isHighQualityAccredited));
      if (isBackwards(row)) {
        const after = {
          en: `a day after ${row.accreditedFrom}`,
          es: `una fecha posterior al ${row.accreditedFrom}`,
        };
        const message = expects(after, row.accreditedUntil);
        yield finding(family, row, 'accreditedUntil', message);
      }
    }
  },
};

const isBackwards = ({ accreditedFrom, accreditedUntil }: Row) =>
  accreditedFrom !== null && accreditedUntil !== null && String(accreditedUntil) <= String(accreditedFrom);
