// An accreditation has a term, and is stated as held only while the term runs.
import type { Row } from '../../src/engine/model/model.js';
import { type DataRule, differs, finding, rowsOf } from './data-rule.js';

/** Accredited seats for which the register gives no term. */
const termUnknown: Readonly<Record<number, string>> = {
  5: 'Universidad Nacional, Manizales: covered by the accreditation of the institution',
  6: 'Universidad Nacional, Palmira: covered by the accreditation of the institution',
};

export const accreditation: DataRule = {
  name: 'accreditation',
  about:
    'An institution is accredited while its term runs on the day of the edition, with named exceptions; it is null once the term has ended, because a renewal may exist; without a term it is false.',
  *check(data) {
    const family = data.model.family('higherEducationInstitution');
    const day = data.edition.replaceAll('.', '-');
    for (const row of rowsOf(data, family.name)) {
      for (const [field, other] of [
        ['accreditedFrom', 'accreditedUntil'],
        ['accreditedUntil', 'accreditedFrom'],
      ] as const)
        if (row[field] === null && row[other] !== null)
          yield finding(family, row, field, 'expected a day, found null');
      const stated = statedOn(day, row);
      if (row.isHighQualityAccredited !== stated)
        yield finding(family, row, 'isHighQualityAccredited', differs(stated, row.isHighQualityAccredited));
      if (isBackwards(row)) {
        const message = `expected a day after ${row.accreditedFrom}, found ${row.accreditedUntil}`;
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
