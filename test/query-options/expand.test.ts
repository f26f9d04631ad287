// `expand` embeds records as a join by hand does, and `relations` decides the form of the other relations, at every level.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { fewer } from '../system/size.js';
import type { RequestedShape } from './branches.js';
import { casesOf, runsOf } from './cases.js';
import { CAP, expectRecords } from './expect-records.js';
import { childrenOf, everyFamily, type Family, familyOf } from './families.js';
import { MARKER } from './operation-views.js';
import { LONG, operationsOf } from './operations.js';
import { expansionsOf, picksOf } from './picks.js';
import { useService } from './service.js';

const service = useService();

const looks = ['marker', 'null', 'omit'] as const;

/** Expansions or picks, with or without `relations`; or `relations` alone. */
function shapesOf(family: Family): fc.Arbitrary<RequestedShape> {
  const look = fc.constantFrom(...looks).map((relations) => ({ relations }));
  const perhaps = fc.oneof(look, fc.constant({}));
  const picks = fc.tuple(picksOf(family), perhaps).map(([fields, rest]) => ({ fields, ...rest }));
  if (family.relations.length === 0) return fc.oneof(picks, look);
  const expansions = fc.tuple(expansionsOf(family), perhaps).map(([expand, rest]) => ({ expand, ...rest }));
  return fc.oneof({ weight: 3, arbitrary: expansions }, picks, look);
}

const ofCity: readonly (readonly [string, RequestedShape])[] = [
  ['relations=marker', { relations: 'marker' }],
  ['relations=null', { relations: 'null' }],
  ['relations=omit', { relations: 'omit' }],
  ['fields=id,department', { fields: ['id', 'department'] }],
  ['fields=id,department&relations=null', { fields: ['id', 'department'], relations: 'null' }],
  ['fields=id,department&relations=omit', { fields: ['id', 'department'], relations: 'omit' }],
  ['fields=id,department&expand=department', { fields: ['id', 'department'], expand: ['department'] }],
  ['fields=id&expand=department', { fields: ['id'], expand: ['department'] }],
  ['fields=all&expand=department', { fields: ['all'], expand: ['department'] }],
  ['fields=all,department.all', { fields: ['all', 'department.all'] }],
  [
    'fields=id,department.name,department.region&expand=department.region',
    { fields: ['id', 'department.name', 'department.region'], expand: ['department.region'] },
  ],
  ['EXPAND=DEPARTMENT.REGION&Relations=OMIT', { expand: ['department.region'], relations: 'omit' }],
  ['expand=department,department,department.region', { expand: ['department', 'department.region'] }],
  ['expand=volcanoes,postalCodes', { expand: ['volcanoes', 'postalCodes'] }],
];

/** A path, the unknown name in it, and a name that the problem must contain. */
const misspelt = [
  ['City?expand=departmnt', 'departmnt', 'Did you mean department?'],
  ['City/1?expand=department.regin', 'regin', 'Did you mean region?'],
  ['City/pagedList?Page=1&PageSize=1&expand=airport', 'airport', 'Did you mean airports?'],
  ['Volcano?expand=name', 'name', 'city'],
  ['City?relations=markers', 'markers', 'marker'],
] as const;

describe.each(everyFamily)('$record', (family) => {
  it.each(casesOf('expand', family))('$kind $path', async (operation) => {
    await expectRecords(service, family, operation, {});
    await fc.assert(
      fc.asyncProperty(shapesOf(family), (requested) => expectRecords(service, family, operation, requested)),
      { seed, numRuns: operation.shown.length > LONG ? fewer(4) : runsOf(family, 4) },
    );
  });
});

it.each(ofCity)('returns City?%s with the expanded relations', async (query, requested) => {
  const city = familyOf('City');
  for (const operation of operationsOf(city).filter(({ kind }) => kind === 'one' || kind === 'page'))
    await expectRecords(service, city, operation, requested, query);
});

it('returns null for a relation without a record, in every form of the others', async () => {
  const { id } = familyOf('TelevisionChannel').rows.find(({ cityId }) => cityId === null) as { id: number };
  for (const query of ['expand=city', 'fields=city.name', 'fields=city', 'relations=marker'])
    expect(await service.json(`/api/v1/TelevisionChannel/${id}?${query}`), query).toHaveProperty(
      'city',
      null,
    );
});

it('returns the marker for lists with records, and [] for the others', async () => {
  const city = familyOf('City');
  const lists = [...city.relations, ...city.lists].filter(({ to }) => to === 'many');
  for (const row of city.rows.filter(({ id }) => id % 97 === 1)) {
    const path = `/api/v1/City/${row.id}?relations=marker&fields=${lists.map(({ name }) => name).join()}`;
    const expected = lists.map((list) => [list.name, childrenOf(list, row).length === 0 ? [] : [MARKER]]);
    expect(await service.json(path)).toEqual(Object.fromEntries(expected));
  }
});

it('adds to the view of the operation, and changes nothing else', async () => {
  const shown = await service.json<object>('/api/v1/City/167');
  const more = await service.json<{ department: object }>('/api/v1/City/167?expand=department');
  expect(more).toEqual({ ...shown, department: expect.objectContaining({ region: null, cities: null }) });
  const again = await service.json('/api/v1/City/167?expand=touristAttractions,presidents');
  expect(again).toEqual(shown);
});

it.each(misspelt)('rejects for %s the unknown relation %s', async (path, wrong, hint) => {
  const [error] = await service.refused(`/api/v1/${path}`);
  expect(error?.message).toContain(wrong);
  expect([error?.message, ...(error?.allowed ?? [])].join(' ')).toContain(hint);
});

it.each([
  ['expand=department.cities.department.region', 'expand'],
  ['fields=department.cities.department.region.name', 'fields'],
])('Volcano?%s is too deep', async (query, parameter) => {
  const [error] = await service.refused(`/api/v1/Volcano?${query}`);
  expect(error).toMatchObject({ parameter, message: expect.stringContaining('3') });
});

it.each([
  ['PostalCode?expand=city.department,city.airports,city.radios,city.urbanCenters', 'expand'],
  ['City?fields=department.cities.name', 'fields'],
])(`%s would embed more than ${CAP} records`, async (path, parameter) => {
  const [error] = await service.refused(`/api/v1/${path}`);
  expect(error).toMatchObject({ parameter, message: expect.stringMatching(/10,?000/) });
  const few = path.replace('?', '/pagedList?Page=1&PageSize=20&');
  expect((await service.page(`/api/v1/${few}`)).data).toHaveLength(20);
});
