// Several filters apply at once, on every operation that takes them, and do not change the records.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import { seed } from '../contract/seed.js';
import type { Page } from '../contract/service.js';
import { casesOf, runsOf } from './cases.js';
import { everyFamily } from './families.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { narrowable, operationsOf, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

const narrowableFamilies = everyFamily.filter((family) => operationsOf(family).some(narrowable));

it('filters a calendar with the days that its own parameters add', async () => {
  const path = '/api/v1/Holiday/year/2026?includeSunday=true&law[null]=true&fields=name,originalDate';
  expect(await service.json(path)).toEqual([
    { name: 'Domingo de Ramos', originalDate: '2026-03-29' },
    { name: 'Domingo de Resurrección', originalDate: '2026-04-05' },
  ]);
});

describe.each(narrowableFamilies)('$record', (family) => {
  it.each(casesOf('filters', family, narrowable))('$kind $path', async ({ kind, path, found }) => {
    // All records in the form of the contract. For pages, all of them are on one page.
    const whole = path.replace(/Page=.*/, `Page=1&PageSize=${found.length}`);
    const plain = await service.json<readonly Row[] | Page>(whole);
    const records = Array.isArray(plain) ? (plain as readonly Row[]) : (plain as Page).data;
    await fc.assert(
      fc.asyncProperty(filtersOf(family), async (filters) => {
        // Records found without filters are in the order of their rows.
        const data = records.filter((_, index) =>
          filters.every((filter) => lets(filter, found[index] as Row)),
        );
        const envelope = {
          page: 1,
          pageSize: found.length,
          totalRecords: data.length,
          pageCount: Math.ceil(data.length / found.length),
        };
        const query = withQuery(whole, filters.map(written).join('&'));
        const expected = JSON.stringify(kind === 'page' ? { ...envelope, data } : data);
        expect((await service.text(query)) === expected, query).toBe(true);
      }),
      { seed, numRuns: runsOf(family, 3) },
    );
  });
});
