// Every operator on every field of every family returns the same records as a naive filter of the data files.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../contract/differences.js';
import { seed } from '../contract/seed.js';
import { fewer, isFull, partOfEach } from '../system/size.js';
import { hasEveryCase, ONE_IN } from './cases.js';
import { type Family, listedFamilies } from './families.js';
import { filtersBy, lets, operatorsOf, written } from './naive-filter.js';
import { useService } from './service.js';

const service = useService();

/** Each field has some operators, and each operator occurs with every type. */
function casesOf(family: Family) {
  const cases = family.fields.flatMap((field) =>
    operatorsOf[field.type].map((operator) => ({ field, operator })),
  );
  if (isFull) return cases;
  const [byField, byType] = [
    partOfEach(cases, ({ field }) => field, hasEveryCase(family) ? ONE_IN : 2 * ONE_IN),
    partOfEach(cases, ({ field, operator }) => `${field.type} ${operator}`, cases.length),
  ];
  return cases.filter((one) => byField.includes(one) || byType.includes(one));
}

describe.each(listedFamilies)('$record', (family) => {
  const { path, fields, rows } = family;
  const cases = casesOf(family);

  it.each(fields)('$name', async (field) => {
    for (const { operator } of cases.filter((one) => one.field === field)) {
      for (const filter of fc.sample(filtersBy(field, rows, operator), { seed, numRuns: fewer(2) })) {
        const query = `${written(filter)}&fields=id`;
        const expected = rows.filter((row) => lets(filter, row)).map(({ id }) => id);
        expect(differences(await service.ids(`/api/v1/${path}?${query}`), expected), query).toEqual([]);
      }
    }
  });
});
