// An id names one record forever: no duplicates, and ids of retired records are not reused.
import { type DataRule, differs, finding, rowsOf } from './data-rule.js';

export const ids: DataRule = {
  name: 'ids',
  about: 'An id is a positive integer, belongs to one record, and is never reused from a retired one.',
  *check(data) {
    for (const family of data.model.families) {
      const retired = new Set(data.retired.filter((row) => row.family === family.name).map(({ id }) => id));
      const seen = new Set<unknown>();
      for (const row of rowsOf(data, family.name)) {
        const { id } = row;
        if (!Number.isInteger(id) || Number(id) < 1)
          yield finding(family, row, 'id', differs('a positive integer', id));
        if (seen.has(id)) yield finding(family, row, 'id', `expected a unique id, found ${id} again`);
        if (retired.has(id))
          yield finding(family, row, 'id', `expected an id that is not retired, found ${id}`);
        seen.add(id);
      }
    }
  },
};
