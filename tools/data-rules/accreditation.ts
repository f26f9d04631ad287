// An accredited institution has a term, and only an accredited one does.
import type { Row } from '../../src/engine/model/model.js';
import { type DataRule, finding, rowsOf } from './data-rule.js';

/** Accredited seats for which the register gives no term. */
const termUnknown: Readonly<Record<number, string>> = {
  5: 'Universidad Nacional, Manizales: covered by the accreditation of the institution',
  6: 'Universidad Nacional, Palmira: covered by the accreditation of the institution',
};

export const accreditation: DataRule = {
  name: 'accreditation',
  about: 'An accredited institution has a term with both its days, with named exceptions; no other has one.',
  *check(data) {
    const family = data.model.family('higherEducationInstitution');
    for (const row of rowsOf(data, family.name)) {
      for (const field of ['accreditedFrom', 'accreditedUntil']) {
        const expected = row.isHighQualityAccredited && !(Number(row.id) in termUnknown) ? 'a day' : 'null';
        const found = row[field] === null ? 'null' : 'a day';
        if (found !== expected)
          yield finding(family, row, field, `expected ${expected}, found ${row[field]}`);
      }
      if (isBackwards(row)) {
        const message = `expected a day after ${row.accreditedFrom}, found ${row.accreditedUntil}`;
        yield finding(family, row, 'accreditedUntil', message);
      }
    }
  },
};

const isBackwards = ({ accreditedFrom, accreditedUntil }: Row) =>
  accreditedFrom !== null && accreditedUntil !== null && String(accreditedUntil) <= String(accreditedFrom);
