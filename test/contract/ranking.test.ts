// Client programs use the first hit, so the name of a record must return that record first.
import { describe, expect, it } from 'vitest';
import { part } from '../system/size.js';
import { rowsOf } from './data-files.js';
import { send } from './http-client.js';
import { folded } from './matching.js';
import type { RecordName } from './records.js';
import { useService } from './service.js';

const service = useService();

const at = (path: string, keyword: unknown) => `/api/v1/${path}/${encodeURIComponent(String(keyword))}`;

type Named = { readonly id: number; readonly name: string };

/** Other tests check the shape of these responses, because there are thousands here. */
async function firstHit(path: string, keyword: unknown): Promise<Named | undefined> {
  const { status, text } = await send(service.address(), at(path, keyword));
  expect([status, keyword]).toEqual([200, keyword]);
  return (JSON.parse(text) as readonly Named[])[0];
}

describe.each<[RecordName, number]>([
  ['City', 1123],
  ['Department', 33],
])('[rule-ranking] the own name of every %s', (record, count) => {
  const rows = rowsOf(record);

  it.each(['search', 'name'])(
    'finds it first, or one of the same name: %s',
    async (pattern) => {
      expect(rows).toHaveLength(count);
      const wrong: unknown[] = [];
      for (const { name } of part(rows, 6, pattern.length)) {
        const first = await firstHit(`${record}/${pattern}`, name);
        if (folded(first?.name ?? '') !== folded(String(name))) wrong.push([name, first?.name]);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

it('[rule-ranking] finds a city first by its official name', async () => {
  const renamed = rowsOf('City').filter(
    ({ name, officialName }) =>
      officialName !== null && folded(String(officialName)) !== folded(String(name)),
  );
  expect(renamed.length).toBeGreaterThan(10);
  for (const { id, officialName } of part(renamed, 3))
    expect([officialName, (await firstHit('City/search', officialName))?.id]).toEqual([officialName, id]);
});

it.each([
  ['City/search', 'bogota', 'Bogotá D.C.'],
  ['City/name', 'BOGOTÁ', 'Bogotá D.C.'],
  ['City/search', 'medellin', 'Medellín'],
  ['City/search', 'cali', 'Cali'],
  ['Department/name', 'santander', 'Santander'],
  ['Department/search', 'santander', 'Santander'],
  ['Department/search', 'norte', 'Norte de Santander'],
])('[rule-ranking] %s/%s begins with %s', async (path, keyword, name) => {
  expect((await service.list(at(path, keyword)))[0]?.name).toBe(name);
});

it('[rule-ranking] finds a president by both names', async () => {
  for (const { id, name, lastName } of part(rowsOf('President'), 3)) {
    const first = String(name).split(' ').at(-1);
    const last = String(lastName).split(' ')[0];
    for (const pattern of ['search', 'name']) {
      expect(await service.ids(at(`President/${pattern}`, `${name} ${lastName}`))).toContain(id);
      expect(await service.ids(at(`President/${pattern}`, lastName))).toContain(id);
      expect(await service.ids(at(`President/${pattern}`, `${first} ${last}`))).toContain(id);
    }
  }
});

it('[rule-ranking] ignores the rank if sortBy is given', async () => {
  const ids = await service.ids('/api/v1/Department/name/santander');
  expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
  expect(await service.ids('/api/v1/Department/name/santander?sortBy=id')).toEqual(
    ids.toSorted((a, b) => a - b),
  );
});
