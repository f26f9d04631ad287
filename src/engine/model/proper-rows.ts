// The records that the noun of a family means: all of them, unless the family declares others beside them.
import type { ModelFamily, Row } from './model.js';

export function countProper({ proper }: ModelFamily, rows: readonly Row[]): number {
  return proper === undefined ? rows.length : rows.filter((row) => row[proper.field] === proper.value).length;
}
