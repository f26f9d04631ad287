// Every operator on every field of every family returns the same records as a naive filter of the data files.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../contract/differences.js';
import { seed } from '../contract/seed.js';
import { listedFamilies } from './families.js';
import { filtersBy, lets, operatorsOf, written } from './naive-filter.js';
import { useService } from './service.js';

const service = useService();

describe.each(listedFamilies)('$record', ({ path, fields, rows }) => {
  it.each(fields)('$name', async (field) => {
    for (const operator of operatorsOf[field.type]) {
      for (const filter of fc.sample(filtersBy(field, rows, operator), { seed, numRuns: 2 })) {
        const query = `${written(filter)}&fields=id`;
        const expected = rows.filter((row) => lets(filter, row)).map(({ id }) => id);
        expect(differences(await service.ids(`/api/v1/${path}?${query}`), expected), query).toEqual([]);
      }
    }
  });
});
