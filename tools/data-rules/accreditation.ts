// An accreditation has a term, and is stated as held only while the term runs.
import type { Row } from '../../src/engine/model/model.js';
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
    en: 'An institution is accredited while its term runs on the day of the edition, with named exceptions; it is null once the term has ended, because a renewal may exist; without a term it is false.',
    es: 'Una institución figura como acreditada mientras su acreditación esté vigente el día de la edición, con excepciones anotadas. Es null cuando la vigencia terminó, porque puede haber una renovación, y false si no tiene fechas.',
  },
  advice: {
    en: 'Write both days of the accreditation, then true while it runs, null after its end, or false without days.',
    es: 'Escribe las dos fechas de la acreditación y luego true si está vigente, null si ya terminó o false si no tiene fechas.',
  },
  *check(data) {
    const family = data.model.family('higherEducationInstitution');
    const day = data.edition.replaceAll('.', '-');
    for (const row of rowsOf(data, family.name)) {
      for (const [field, other] of [
        ['accreditedFrom', 'accreditedUntil'],
        ['accreditedUntil', 'accreditedFrom'],
      ] as const)
        if (row[field] === null && row[other] !== null)
          yield finding(family, row, field, expects({ en: 'a day', es: 'una fecha' }, null));
      const stated = statedOn(day, row);
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

/** The last day of a term is part of it. */
function statedOn(day: string, { id, accreditedUntil }: Row): boolean | null {
  if (accreditedUntil === null) return Number(id) in termUnknown;
  return String(accreditedUntil) >= day ? true : null;
}

const isBackwards = ({ accreditedFrom, accreditedUntil }: Row) =>
  accreditedFrom !== null && accreditedUntil !== null && String(accreditedUntil) <= String(accreditedFrom);
