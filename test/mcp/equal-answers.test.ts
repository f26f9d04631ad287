// A tool returns the same as the HTTP request that it names, for all resources, except for the parts that it reports as omitted.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { colombia } from '../../src/country/index.js';
import type { ModelFamily } from '../../src/engine/model/model.js';
import { isListed } from '../../src/engine/operations/operation.js';
import { seed } from '../contract/seed.js';
import { hasEveryCase } from '../query-options/cases.js';
import { fewer, part } from '../system/size.js';
import { connectToShared, type ToolResult } from './connect.js';
import { oneCallEach } from './one-call-each.js';

const { client, address } = await connectToShared();

const random = createRandom(seed);
const listed = colombia.families.filter(isListed);
const SMALL = 4096;

async function get<Body>(path: string): Promise<{ readonly body: Body; readonly total: string | null }> {
  const response = await fetch(`${address}${path}`);
  expect(response.status, path).toBe(200);
  return { body: (await response.json()) as Body, total: response.headers.get('x-total-count') };
}

async function resultOf(name: string, args: Readonly<Record<string, unknown>>): Promise<ToolResult> {
  const { isError, text, result } = await client.call(name, args);
  expect(isError, `${name} ${JSON.stringify(args)}: ${text}`).not.toBe(true);
  return result;
}

async function expectEqual({ operation, answer, total, omitted }: ToolResult): Promise<void> {
  const { body, total: counted } = await get(operation);
  if (omitted === undefined) expect(answer, operation).toEqual(body);
  else expectPart(answer as never, body as never, omitted);
  if (total !== undefined && counted !== null) expect(counted).toBe(String(total));
}

type Parts = Readonly<Record<string, unknown>>;

function expectPart(
  answer: Parts | unknown[],
  body: Parts | unknown[],
  omitted: Readonly<Record<string, number>>,
) {
  const [part, whole] = Array.isArray(answer) ? [{ answer }, { answer: body }] : [answer, body as Parts];
  for (const [name, value] of Object.entries(whole)) {
    const left = omitted[name];
    if (left === undefined) expect(part[name as never]).toEqual(value);
    else {
      const [shown, all] = [part[name as never] as unknown[], value as unknown[]];
      expect(shown.length + left).toBe(all.length);
      for (const each of shown) expect(all).toContainEqual(each);
    }
  }
}

/** These describe a document in different words. */
const notOfOneRequest = ['list_colombia_resources', 'get_api_reference', 'match_places', 'get_distance'];

it.each(Object.entries(oneCallEach).filter(([name]) => !notOfOneRequest.includes(name)))(
  '%s',
  async (name, args) => {
    await expectEqual(await resultOf(name, args));
  },
);

it('returns the contents of the index from list_colombia_resources', async () => {
  const { answer, operation } = await resultOf('list_colombia_resources', {});
  const { body } = await get<{ families: { about: string; rows: number | null }[] }>(operation);
  const index = body.families.map(({ about, rows }) => ({ about, records: rows }));
  expect((answer as Parts[]).map(({ about, records }) => ({ about, records }))).toEqual(index);
});

it('returns from get_distance the distance of a list by distance, and the two places', async () => {
  const { answer, operation } = await resultOf('get_distance', oneCallEach.get_distance as Parts);
  const { body } = await get<Parts[]>(operation);
  const { from, to, distanceKm } = answer as Readonly<Record<'from' | 'to', Parts>> & Parts;
  expect([{ id: to.id, distanceKm }]).toEqual(body);
  expect([from.name, to.name]).toEqual(['Medellín', 'Bogotá']);
});

it('returns from match_places the same as for a POST of the same rows', async () => {
  const { answer, operation } = await resultOf('match_places', oneCallEach.match_places as Parts);
  const [method, path] = operation.split(' ') as [string, string];
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
  const body = JSON.stringify(oneCallEach.match_places);
  expect(answer).toEqual(await (await fetch(`${address}${path}`, { method, headers, body })).json());
});

const someId = async ({ path }: ModelFamily) => {
  const { body } = await get<{ id: number }[]>(`/api/v1/${path}?fields=id`);
  return random.pick(body).id;
};

/** Every operation on every family, the one for the whole record last. */
const calls: readonly (readonly [tool: string, args: (id: number) => Parts])[] = [
  ['list_items', () => ({})],
  ['list_items', () => ({ limit: 3, offset: 2, sortBy: 'id', sortDirection: 'desc' })],
  ['list_items_paged', () => ({ page: 1, pageSize: 7 })],
  ['count_items', () => ({})],
  ['search_items', () => ({ keyword: 'san', limit: 4 })],
  ['where_value_comes_from', (id) => ({ id, field: 'id' })],
  ['get_item_by_id', (id) => ({ id })],
];

describe.each(listed.map((family) => [family.path, family] as const))('%s', (path, family) => {
  it('is listed, paged, counted and found as over HTTP', async () => {
    const id = await someId(family);
    const names = [path, family.record, path.toUpperCase(), ...family.synonyms];
    const resource = random.pick(names);
    for (const [tool, args] of hasEveryCase(family)
      ? part(calls, 2, listed.indexOf(family))
      : part(calls, 7, listed.indexOf(family))) {
      const result = await resultOf(tool, { resource, ...args(id) });
      await expectEqual(result);
      if (tool === 'get_item_by_id') expect(result.sources.length).toBeGreaterThan(0);
    }
    const all = await resultOf('get_item_by_id', { resource, id, fields: ['all'] });
    expect(all.sources.length).toBeGreaterThan(0);
    expect(Object.keys(all.answer as object)).toEqual(
      expect.arrayContaining(family.fields.map(({ name }) => name)),
    );
    await expectEqual(all);
  });

  it('is small for every record', async () => {
    const { body } = await get<{ id: number }[]>(`/api/v1/${path}?fields=id`);
    const some = Array.from({ length: fewer(20, 20) }, () => random.pick(body).id);
    for (const id of some) {
      const { text } = await client.call('get_item_by_id', { resource: path, id });
      expect(Buffer.byteLength(text), `${path} ${id}`).toBeLessThan(SMALL);
    }
  });
});

it('returns every related list as over HTTP, by any of its tools', async () => {
  for (const family of listed)
    for (const list of family.lists) {
      const id = await someId(family);
      const [segment] = list.segments;
      await expectEqual(
        await resultOf('get_related_items', { resource: family.path, id, list: segment, limit: 2 }),
      );
    }
});
