// Checks the lines of a series: their fields, as many counts as years, and their order.

import type { FamilyRows, Fault } from '../../engine/dataset/dataset.js';
import { breaksFault } from '../../engine/model/breaks-fault.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { FROM, lineColumns, type Series } from '../../engine/model/series.js';
import { valueFault } from '../../engine/model/value-fault.js';
import { reportFaults } from './report-faults.js';

export function checkLines(family: ModelFamily, series: Series, { rows, location }: FamilyRows): Fault[] {
  const faults: Fault[] = [];
  const report = reportFaults({ location }, faults);
  const columns = lineColumns(series);
  const known = new Set(columns.map(({ name }) => name));

  if (rows.length === 0) report(0, undefined, `${family.name} has no lines`);
  rows.forEach((row, index) => {
    for (const { name, kind } of columns) {
      if (!(name in row)) report(index, name, 'is missing; write null for unknown');
      else if (kind === 'integer' && !isCount(row[name])) report(index, name, 'expected a whole number');
      else if (kind === 'text' || kind === 'boolean') {
        const field = family.field(name);
        const fault = field && valueFault(field, row[name]);
        if (fault !== undefined) report(index, name, fault);
      }
    }
    for (const name of Object.keys(row))
      if (!known.has(name)) report(index, name, `is not a column of ${family.name}`);
    const fault = countsFault(row, series);
    if (fault !== undefined) report(index, ...fault);
    else if (series.breaks !== undefined) {
      const years = (row[series.measures[0] as string] as readonly unknown[]).length;
      const { column } = series.breaks;
      const broken = breaksFault(series.breaks, row[column] ?? null, Number(row[FROM]), years);
      if (broken !== undefined) report(index, column, broken);
    }
    const before = rows[index - 1];
    if (before !== undefined && isBefore(row, before, series))
      report(index, series.key, `lines must be in the order of ${series.key} and ${FROM}`);
  });
  return faults;
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

function countsFault(row: Row, { measures }: Series): [field: string, message: string] | undefined {
  const [first, ...others] = measures as [string, ...string[]];
  const years = row[first];
  if (!Array.isArray(years) || years.length === 0) return [first, 'expected a count for each year'];
  for (const name of [first, ...others]) {
    const counts = row[name];
    if (counts === null && name !== first) continue;
    if (!Array.isArray(counts) || !counts.every((count) => count === null || isCount(count)))
      return [name, 'expected counts, or null'];
    if (counts.length !== years.length)
      return [name, `expected ${years.length} counts as in ${first}, found ${counts.length}`];
  }
  return undefined;
}

function isBefore(row: Row, other: Row, { key }: Series): boolean {
  const [of, than] = [Number(row[key]), Number(other[key])];
  return of < than || (of === than && Number(row[FROM]) < Number(other[FROM]));
}
