// The types of the client match the service. Real responses of every operation compile as values of them, and nearly right ones do not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Atlas, createAtlas } from '../../client/src/index.js';
import { reachableRelations } from '../../src/engine/model/to-one-paths.js';
import { isListed } from '../../src/engine/operations/operation.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { hasEveryCase } from '../query-options/cases.js';
import { sharedService } from '../system/shared-service.js';
import { isFull, part } from '../system/size.js';
import { clientCalls } from './client-calls.js';
import { faultsIn } from './compile.js';

const { address, service, description } = await sharedService();
const { document } = await description('/openapi.full.json');
const atlas = createAtlas({ url: address });
const calls = clientCalls(document);

interface Recorded {
  /** The call in a program. */
  readonly call: string;
  readonly value: unknown;
}

async function record(name: string, args: readonly unknown[]): Promise<Recorded> {
  const [group, method] = name.includes('.') ? name.split('.') : [undefined, name];
  const methods = (group === undefined ? atlas : atlas[group as keyof Atlas]) as unknown as Record<
    string,
    (...args: unknown[]) => Promise<unknown>
  >;
  const value = await (methods[method as string] as (...args: unknown[]) => Promise<unknown>)(...args);
  return { call: `atlas.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`, value: cut(value) };
}

/** Lists of records are long and uniform. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, isPosition(value) ? 4 : 2).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each)]));
}

const isPosition = (list: readonly unknown[]) =>
  list.length <= 4 && list.every((each) => typeof each === 'number');

/** The value as one of the type of the call. */
const assigned = ({ call, value }: Recorded, index: number) =>
  `const call${index} = () => ${call}; const value${index}: Awaited<ReturnType<typeof call${index}>> = ${JSON.stringify(value)};`;

/** The first record with another type in its first field, with an additional field, and with a missing field. */
const changes: readonly ((record: object) => object)[] = [
  (record) => ({ ...record, [Object.keys(record)[0] as string]: { wrong: true } }),
  (record) => ({ ...record, surplus: 1 }),
  (record) => Object.fromEntries(Object.entries(record).slice(1)),
];

function changed(value: unknown, change: (record: object) => object): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (typeof value !== 'object' || value === null) throw new Error('There is no record to change.');
  const isPage = 'data' in value && 'pageCount' in value;
  return isPage ? { ...value, data: changed(value.data, change) } : change(value);
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isEmpty((value as { data?: unknown }).data ?? [1]);

/** The options that shape a record, for each relation that it has; by default some of them for families that are alike. */
const shaped = service.model.families.filter(isListed).flatMap((family) => {
  const name = `${family.record.charAt(0).toLowerCase()}${family.record.slice(1)}.list`;
  const options = [
    { fields: ['*'] },
    ...['marker', 'null', 'omit'].map((relations) => ({ relations })),
    ...reachableRelations(family).flatMap((relation) => [
      { expand: [relation.name] },
      { fields: ['id', relation.name] },
      { fields: ['id', `${relation.name}.id`] },
      { fields: ['id', relation.name], relations: 'marker' },
      { expand: [relation.name], relations: 'omit' },
    ]),
  ];
  const turn = service.model.families.indexOf(family);
  const some = part(options, hasEveryCase(family) ? 2 : 8, turn);
  return some.map((each) => ({ name, args: [{ ...each, limit: 1 }] }));
});

const recorded = await Promise.all([...calls, ...shaped].map(({ name, args }) => record(name, args)));

it('has a method for every operation, but for old paths and other media types', () => {
  const covered = new Set(calls.map(({ path }) => path));
  const others = Object.keys(document.paths).filter(
    (path) => document.paths[path]?.get !== undefined && !covered.has(path),
  );
  expect(others.filter((path) => !/\.(svg|ics|xml|json|txt)$/.test(path))).toEqual([
    '/api/v1/TypicalDish/{departmentId}/department',
    '/api/v1/IntangibleHeritage/{departmentId}/department',
    '/api/v1/Department/{id}/touristAttractions',
    '/api/v1/City/{id}/touristAttractions',
    '/api/v1/UrbanCenter/city/{cityId}',
    '/api/v1/PostalCode/city/{cityId}',
    '/api/v1/TraditionalFairAndFestival/{cityId}/city',
    '/api/v1',
    '/api/v1/dataset',
    '/ogc',
    '/reconcile',
  ]);
});

const wrong = recorded
  .filter(({ value }) => !isEmpty(value))
  .flatMap(({ call, value }, index) => {
    // Responses that differ only in their options have one change each in turn.
    const made = index < calls.length ? changes : [changes[index % 3] as (record: object) => object];
    return made.map((change) => ({ call, value: changed(value, change) }));
  });
/** The statements of the first program, after the client. */
function shownIn(file: string): readonly string[] {
  const [, program = ''] =
    /```js\n([\s\S]*?)```/.exec(readFileSync(join(projectFolder(), file), 'utf8')) ?? [];
  return program.split('\n').filter((line) => line !== '' && !/^import |createAtlas\(/.test(line));
}

const guide = shownIn('docs/guides/javascript.md');
const readme = shownIn('client/README.md');
const faults = await faultsIn({ right: recorded.map(assigned), wrong: wrong.map(assigned), guide, readme });

it('compiles the first program of the guide and of the README', () => {
  expect([guide.length > 5, readme.length > 5]).toEqual([true, true]);
  expect([...faults.guide, ...faults.readme]).toEqual([]);
});

it('accepts the responses of every operation, and of every family in every shape', () => {
  expect(calls.length).toBeGreaterThan(200);
  expect(shaped.length).toBeGreaterThan(isFull ? 400 : 60);
  expect([...faults.right].map(([line, fault]) => `${recorded[line]?.call}: ${fault}`)).toEqual([]);
});

it('rejects a field that is wrong, missing or unknown', () => {
  expect(wrong.filter((_, index) => !faults.wrong.has(index))).toEqual([]);
});
