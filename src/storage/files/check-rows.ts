// Checks the rows of one family against its fields: kinds, missing and unknown fields, ids, order, emptiness.

import type { FamilyRows, Fault } from '../../engine/dataset/dataset.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { valueFault } from '../../engine/model/value-fault.js';
import { reportFaults } from './report-faults.js';

export function checkRows(family: ModelFamily, { rows, location }: FamilyRows): Fault[] {
  const faults: Fault[] = [];
  const report = reportFaults({ location }, faults);

  if (rows.length === 0) report(0, undefined, `${family.name} has no records`);
  if (family.only !== undefined && rows.length > 1)
    report(1, undefined, `${family.name} must be a single record`);
  rows.forEach((row, index) => {
    for (const field of family.fields) {
      const fault =
        field.name in row ? valueFault(field, row[field.name]) : 'is missing; write null for unknown';
      if (fault !== undefined) report(index, field.name, fault);
    }
    for (const name of Object.keys(row)) {
      if (family.field(name) === undefined) report(index, name, `is not a field of ${family.name}`);
    }
  });
  checkIds(rows, report);
  return faults;
}

function checkIds(rows: readonly Row[], report: ReturnType<typeof reportFaults>): void {
  const seen = new Set<number>();
  let highest = 0;
  rows.forEach(({ id }, index) => {
    if (typeof id !== 'number') return;
    if (id < 1 || id > 2_147_483_647) report(index, 'id', `expected 1 to 2147483647, found ${id}`);
    if (seen.has(id)) report(index, 'id', `${id} is already the id of an earlier record`);
    else if (id < highest) report(index, 'id', `${id} comes after ${highest}; records must be in id order`);
    seen.add(id);
    highest = Math.max(highest, id);
  });
}
