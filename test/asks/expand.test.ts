// `expand` is joining by hand, and `relations` decides how what is not expanded looks, at every level.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { CAP, expectRecords } from './asked-records.js';
import type { Asked } from './draw.js';
import { type AskedFamily, everyFamily } from './families.js';
import { operationsOf } from './operations.js';
import { expansionsOf, picksOf } from './picks.js';
import { useService } from './service.js';

const service = useService();
const looks = ['marker', 'null', 'omit'] as const;

/** Expansions or picks, with or without a word on the rest. */
const asksOf = (family: AskedFamily): fc.Arbitrary<Asked> =>
  fc
    .tuple(
      family.relations.length === 0
        ? picksOf(family).map((fields) => ({ fields }))
        : fc.oneof(
            { weight: 3, arbitrary: expansionsOf(family).map((expand) => ({ expand })) },
            { weight: 1, arbitrary: picksOf(family).map((fields) => ({ fields })) },
          ),
      fc.constantFrom({}, ...looks.map((relations) => ({ relations }))),
    )
    .map(([what, how]) => ({ ...what, ...how }));

describe.each(everyFamily)('$record', (family) => {
  it.each(operationsOf(family))('$kind $path', async (operation) => {
    await fc.assert(
      fc.asyncProperty(asksOf(family), (asked) => expectRecords(service, family, operation, asked)),
      { seed, numRuns: 4 },
    );
    for (const relations of looks) await expectRecords(service, family, operation, { relations });
  });
});

it.each([
  ['fields=id,department&expand=department', { fields: ['id', 'department'], expand: ['department'] }],
  ['fields=id,department', { fields: ['id', 'department'] }],
  ['fields=id,department&relations=null', { fields: ['id', 'department'], relations: 'null' }],
  ['fields=id,department&relations=omit', { fields: ['id', 'department'], relations: 'omit' }],
  ['fields=id&expand=department', { fields: ['id'], expand: ['department'] }],
  [
    'fields=id,department.name,department.region&expand=department.region',
    { fields: ['id', 'department.name', 'department.region'], expand: ['department.region'] },
  ],
  ['fields=all&expand=department', { fields: ['all'], expand: ['department'] }],
  ['fields=all,department.all', { fields: ['all', 'department.all'] }],
  ['EXPAND=DEPARTMENT.REGION&Relations=OMIT', { expand: ['department.region'], relations: 'omit' }],
  ['expand=department,department,department.region', { expand: ['department', 'department.region'] }],
] as const)('City/{id}?%s', async (query, asked) => {
  const family = everyFamily.find(({ record }) => record === 'City') as AskedFamily;
  for (const operation of operationsOf(family).filter(({ kind }) => ['one', 'page'].includes(kind)))
    await expectRecords(service, family, operation, asked, query);
});

it.each([
  ['City?expand=departmnt', 'departmnt', 'department'],
  ['City/1?expand=department.regin', 'regin', 'region'],
  ['City/pagedList?Page=1&PageSize=1&expand=airport', 'airport', 'airports'],
  ['Volcano?expand=name', 'name', 'city'],
  ['City?relations=markers', 'markers', 'marker'],
])('%s: %s is not known, %s is', async (path, wrong, right) => {
  const [error] = await service.refused(`/api/v1/${path}`);
  expect(error?.message).toContain(wrong);
  expect([error?.message, ...(error?.allowed ?? [])].join(' ')).toContain(right);
});

it.each([
  ['expand=department.cities.department.region', 'expand'],
  ['fields=department.cities.department.region.name', 'fields'],
])('Volcano?%s is too deep', async (query, parameter) => {
  const [error] = await service.refused(`/api/v1/Volcano?${query}`);
  expect(error).toMatchObject({ parameter });
  expect(error?.message).toContain('3');
});

it(`at most ${CAP} records are embedded, and the refusal says how many it would have been`, async () => {
  const [error] = await service.refused(
    '/api/v1/PostalCode?expand=city.department,city.airports,city.radios,city.urbanCenters',
  );
  expect(error).toMatchObject({ parameter: 'expand' });
  expect(error?.message).toMatch(/10,?000/);
  await service.json(
    '/api/v1/PostalCode/pagedList?Page=1&PageSize=50&expand=city.department,city.urbanCenters',
  );
});
