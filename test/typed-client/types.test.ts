// The types of calls in a program. The compiler checks this file with all others.
import { expect, expectTypeOf, it } from 'vitest';
import type { City, CityFull } from '../../client/src/generated/records.js';
import {
  type Atlas,
  AtlasProblem,
  type AtlasResponse,
  createAtlas,
  MARKER,
  type Marker,
  type ProblemCode,
} from '../../client/src/index.js';

const atlas = createAtlas({
  url: 'http://127.0.0.1:9',
  fetch: () => Promise.reject(new Error()),
  retries: 0,
});
const typeOf = <T>(_call: () => Promise<T>) => expectTypeOf<T>();

it('has the record of the operation without options', () => {
  typeOf(() => atlas.city.byId(167)).toEqualTypeOf<CityFull>();
  typeOf(() => atlas.city.search('cali')).toEqualTypeOf<City[]>();
  expectTypeOf<CityFull['department']>().toEqualTypeOf<Marker>();
  expectTypeOf<CityFull['population']>().toEqualTypeOf<number | null>();
  expectTypeOf<City['radios']>().toEqualTypeOf<null>();
  expect(MARKER).toBe('[Circular Reference]');
});

it('has only the fields that were chosen', () => {
  typeOf(() => atlas.city.list({ fields: ['id', 'name'] })).toEqualTypeOf<{ id: number; name: string }[]>();
  typeOf(() => atlas.city.byId(1, { fields: ['daneCode', 'department.name'] })).toEqualTypeOf<{
    daneCode: string | null;
    department: { name: string };
  }>();
  typeOf(() => atlas.radio.byId(1, { fields: ['name', 'city.department.region.name'] })).toEqualTypeOf<{
    name: string;
    city: { department: { region: { name: string } } };
  }>();
});

it('has the relations that were expanded', async () => {
  const read = () => atlas.city.search('cali', { expand: ['department', 'postalCodes'] });
  type Found = Awaited<ReturnType<typeof read>>[number];
  expectTypeOf<Found['department']['name']>().toEqualTypeOf<string>();
  expectTypeOf<Found['department']['cities']>().toEqualTypeOf<null>();
  expectTypeOf<Found['postalCodes'][number]['code']>().toEqualTypeOf<string>();
  const omit = () => atlas.volcano.byId(1, { relations: 'omit', expand: ['city'] });
  type Volcano = Awaited<ReturnType<typeof omit>>;
  expectTypeOf<Volcano>().not.toHaveProperty('department');
  expectTypeOf<NonNullable<Volcano['city']>['name']>().toEqualTypeOf<string>();
});

it('has pages and records to iterate', () => {
  const each = atlas.city.each({ fields: ['name'] });
  expectTypeOf(each).toEqualTypeOf<AsyncGenerator<{ name: string }, void, undefined>>();
  typeOf(() => atlas.department.page(1, 10)).toHaveProperty('pageCount');
  typeOf(() => atlas.city.count())
    .toHaveProperty('count')
    .toEqualTypeOf<number>();
  typeOf(() => atlas.city.count({ countBy: 'department.region' })).toHaveProperty('groups');
});

it('accepts undefined for an option that is not set', () => {
  const unset: undefined = undefined;
  const signal = unset as AbortSignal | undefined;
  const ids = unset as number[] | undefined;
  typeOf(() =>
    atlas.city.list({
      signal,
      limit: unset,
      fields: ['name'],
      where: { name: unset, departmentId: { in: ids }, population: { gte: unset }, 'department.name': unset },
    }),
  ).toEqualTypeOf<{ name: string }[]>();
  typeOf(() => atlas.city.list({ where: unset, expand: unset, near: unset })).toEqualTypeOf<CityFull[]>();
  typeOf(() => atlas.city.count({ countBy: unset })).toHaveProperty('count');
  typeOf(() => atlas.search('cali', { families: unset })).toHaveProperty('hits');
  expect(() =>
    createAtlas({ url: 'http://127.0.0.1:9', signal, cache: unset, headers: unset }),
  ).not.toThrow();
});

it('has the response beside the data', () => {
  typeOf(() => atlas.city.list({ fields: ['name'] }).withResponse()).toEqualTypeOf<
    AtlasResponse<{ name: string }[]>
  >();
  expectTypeOf<AtlasResponse<unknown>['total']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<AtlasProblem['requestId']>().toEqualTypeOf<string | undefined>();
});

it('returns the rows that were sent', () => {
  const read = () => atlas.match([{ municipality: 'Cali', mine: 7 }]);
  type Row = Awaited<ReturnType<typeof read>>[number];
  expectTypeOf<Row['row']['mine']>().toEqualTypeOf<7>();
  expectTypeOf<Row['status']>().toEqualTypeOf<'matched' | 'ambiguous' | 'unmatched' | null>();
});

it('has a closed list of problems', () => {
  const problem = new AtlasProblem(404, { type: '/docs/problems/unknown-record' });
  expectTypeOf(problem.code).toEqualTypeOf<ProblemCode | undefined>();
  expect(problem.code).toBe('unknown-record');
  // @ts-expect-error there is no such problem
  expect(problem.code === 'unknown-city').toBe(false);
});

it('rejects names that the service would reject', () => {
  const wrong = (use: (atlas: Atlas) => unknown) => expect(use).toBeTypeOf('function');
  // @ts-expect-error an unknown field
  wrong(({ city }) => city.list({ fields: ['nmae'] }));
  // @ts-expect-error an unknown field of a related record
  wrong(({ city }) => city.list({ fields: ['department.nmae'] }));
  // @ts-expect-error an unknown relation
  wrong(({ city }) => city.list({ expand: ['departments'] }));
  // @ts-expect-error an unknown option
  wrong(({ city }) => city.list({ orderBy: 'name' }));
  // @ts-expect-error a field that has no order
  wrong(({ radio }) => radio.list({ sortBy: 'streamers' }));
  // @ts-expect-error a text compared with a number
  wrong(({ city }) => city.list({ where: { population: { gte: 'many' } } }));
  // @ts-expect-error texts have no order
  wrong(({ city }) => city.list({ where: { name: { gte: 'A' } } }));
  // @ts-expect-error a field that is never null
  wrong(({ city }) => city.list({ where: { name: null } }));
  // @ts-expect-error a family without coordinates
  wrong(({ radio }) => radio.list({ near: [4.6, -74] }));
  // @ts-expect-error a family without names
  wrong(({ postalCode }) => postalCode.byName('x'));
  // @ts-expect-error a missing argument
  wrong(({ workingDay }) => workingDay.add('2026-01-01'));
  // @ts-expect-error an unknown family
  wrong(({ lighthouse }) => lighthouse);
});
