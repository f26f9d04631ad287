// Dates exist, periods end after they begin, and only terms reach into the future.
import { valueFault } from '../../src/engine/model/value-fault.js';
import { type DataRule, finding, records } from './data-rule.js';

/** No record can be older than this. */
const EARLIEST = '1810-07-20';
/** Terms that end after today. */
const mayLieAhead = new Set(['accreditedUntil']);

export const dates: DataRule = {
  name: 'dates',
  about: 'Dates exist and fall within the time of the republic, and periods end after they begin.',
  *check(data) {
    const latest = new Date().toISOString().slice(0, 10);
    for (const { family, row } of records(data)) {
      for (const field of family.fields.filter(({ kind }) => kind === 'date')) {
        const value = row[field.name];
        if (value === null) continue;
        const fault = valueFault(field, value);
        if (fault !== undefined) yield finding(family, row, field.name, fault);
        else if (String(value) < EARLIEST || (String(value) > latest && !mayLieAhead.has(field.name))) {
          yield finding(family, row, field.name, `expected ${EARLIEST} to ${latest}, found ${value}`);
        }
      }
      if (family.period === undefined) continue;
      const [from, to] = [row[family.period.from], row[family.period.to]];
      if (to !== null && String(to) < String(from)) {
        yield finding(family, row, family.period.to, `expected a day after ${from}, found ${to}`);
      }
    }
  },
};
