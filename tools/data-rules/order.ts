// Records are in id order.
import { type DataRule, differs, finding, rowsOf } from './data-rule.js';

export const order: DataRule = {
  name: 'order',
  about: 'Records are in id order.',
  *check(data) {
    for (const family of data.model.families) {
      let last = 0;
      for (const row of rowsOf(data, family.name)) {
        if (Number(row.id) < last) yield finding(family, row, 'id', differs(`an id after ${last}`, row.id));
        last = Math.max(last, Number(row.id));
      }
    }
  },
  fix: (_, rows) => [...rows].sort((a, b) => Number(a.id) - Number(b.id)),
};
