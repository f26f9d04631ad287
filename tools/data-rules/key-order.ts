// A record has all fields of its family, in the order in which the family declares them.
import type { ModelFamily, Row } from '../../src/engine/model/model.js';
import { type DataRule, differs, finding, records } from './data-rule.js';

const declared = (family: ModelFamily) => family.fields.map(({ name }) => name);

export const keyOrder: DataRule = {
  name: 'key-order',
  about: 'The fields of a record are in the order in which the family declares them.',
  *check(data) {
    for (const { family, row } of records(data)) {
      const [expected, actual] = [declared(family), Object.keys(row)];
      if (expected.join() !== actual.join()) yield finding(family, row, undefined, differs(expected, actual));
    }
  },
  fix: (family, rows) =>
    rows.map((row) => {
      const known = declared(family).filter((name) => name in row);
      const others = Object.keys(row).filter((name) => !known.includes(name));
      return Object.fromEntries([...known, ...others].map((name) => [name, row[name]])) as Row;
    }),
};
