// `surface` is a whole number, as typed clients require, and `surfaceKm2` is the exact figure.
import { expect, it } from 'vitest';
import { useService } from './service.js';

const service = useService();

interface Measured {
  readonly id: number;
  readonly surface: number | null;
  readonly surfaceKm2: number | null;
}

const lists = ['City', 'Department'];

it.each([...lists, 'Country/Colombia'])('%s has both', async (path) => {
  const answer = await service.json<Measured | readonly Measured[]>(
    `/api/v1/${path}?fields=id,surface,surfaceKm2`,
  );
  const records = [answer].flat() as readonly Measured[];
  for (const { id, surface, surfaceKm2 } of records) {
    if (surface === null) expect([id, surfaceKm2]).toEqual([id, null]);
    else expect([id, surface]).toEqual([id, Math.round(surfaceKm2 as number)]);
  }
  expect(records.some(({ surface, surfaceKm2 }) => surface !== surfaceKm2)).toBe(true);
  for (const plain of [await service.json<object | readonly object[]>(`/api/v1/${path}`)].flat())
    expect(plain).not.toHaveProperty('surfaceKm2');
});

it.each(lists)('filters and sorts %s by either', async (path) => {
  const records = await service.json<readonly Measured[]>(`/api/v1/${path}?fields=id,surface,surfaceKm2`);
  const known = records.filter(({ surface }) => surface !== null);
  const { surface, surfaceKm2 } = known[3] as { surface: number; surfaceKm2: number };
  const ids = (isLet: (record: Measured) => boolean) => known.filter(isLet).map(({ id }) => id);
  const found = (query: string) => service.ids(`/api/v1/${path}?fields=id&${query}`);
  expect(await found(`surface=${surface}`)).toEqual(ids((record) => record.surface === surface));
  expect(await found(`surfaceKm2=${surfaceKm2}`)).toEqual(ids((record) => record.surfaceKm2 === surfaceKm2));
  expect(await found(`surfaceKm2[gt]=${surfaceKm2}`)).toEqual(
    ids((record) => (record.surfaceKm2 as number) > surfaceKm2),
  );
  const sorted = await service.json<readonly Measured[]>(
    `/api/v1/${path}?fields=id,surface,surfaceKm2&sortBy=-surfaceKm2&surfaceKm2[null]=false`,
  );
  const byHand = known.toSorted((a, b) => (b.surfaceKm2 as number) - (a.surfaceKm2 as number) || a.id - b.id);
  expect(sorted).toEqual(byHand);
});
