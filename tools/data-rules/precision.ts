// Coordinates have at most six decimals: more would claim a precision of less than a hand's breadth.
import { type DataRule, finding, records } from './data-rule.js';

const DECIMALS = 6;
const axes = ['latitude', 'longitude'] as const;

export const precision: DataRule = {
  name: 'precision',
  about: 'Coordinates have at most six decimals.',
  *check(data) {
    for (const { family, row } of records(data)) {
      for (const axis of axes) {
        const decimals = String(row[axis] ?? '').split('.')[1]?.length ?? 0;
        if (decimals <= DECIMALS) continue;
        yield finding(family, row, axis, `expected at most ${DECIMALS} decimals, found ${row[axis]}`);
      }
    }
  },
};
