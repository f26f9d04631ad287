// The files behind responses without a server. Each is read once and only on demand, and all belong to one edition.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Offline } from '../../client/offline/index.js';
import { type BuiltOffline, builtOffline } from './built-offline.js';

let built: BuiltOffline;
beforeAll(async () => {
  built = await builtOffline();
});

let reads: string[];
let offline: Offline;
const read = (path: string) => {
  reads.push(path);
  return built.read(path);
};
beforeEach(async () => {
  reads = [];
  offline = await built.createOffline(read);
});

const FIRST = 'offline/Country.json';

it.each([
  ['/api/v1/Airport/1', ['offline/Airport.json', 'offline/Department.json', 'offline/City.json']],
  ['/api/v1/Region/1?fields=name', ['offline/Region.json']],
  ['/api/v1/City?fields=name&limit=3', ['offline/City.json']],
  ['/api/v1/City/99999?fields=name', ['offline/City.json', 'csv/retired.csv']],
  ['/api/v1/Holiday/year/2026', ['offline/Holiday.json']],
  ['/api/v1/WorkingDay/add?from=2026-12-24&days=5', ['offline/Holiday.json']],
  ['/api/v1/Airport?limit=x', []],
  ['/api/v1/match', []],
])('%s reads %j', async (path, expected) => {
  await offline.fetch(path);
  await offline.fetch(path);
  expect(reads).toEqual([FIRST, ...expected]);
});

it('are read once for simultaneous requests', async () => {
  await Promise.all(['1', '2', '3'].map((id) => offline.fetch(`/api/v1/Department/${id}`)));
  expect(new Set(reads).size).toBe(reads.length);
});

it('name the edition, in the client and in every response', async () => {
  const { edition } = JSON.parse(String(await built.read(FIRST))) as { edition: string };
  expect(offline.edition).toBe(edition);
  for (const path of ['/api/v1/Region', '/api/v1/Region/x', '/api/v1/match']) {
    const { headers } = await offline.fetch(path);
    expect(headers.get('atlas-edition')).toBe(edition);
    expect(headers.get('atlas-offline')).toBe('true');
  }
});

const changed = (path: string, change: (file: Record<string, unknown>) => void) =>
  built.createOffline(async (each) => {
    const file = JSON.parse(String(await built.read(each)));
    if (each === path) change(file);
    return JSON.stringify(file);
  });

it('must belong to one edition', async () => {
  const mixed = await changed('offline/Region.json', (file) => {
    file.edition = '2020.01.01-00000000';
  });
  await expect(mixed.fetch('/api/v1/Region')).rejects.toThrow(
    'offline/Region.json belongs to edition 2020.01.01-00000000',
  );
});

it('must have every field of the client', async () => {
  const older = await changed('offline/Region.json', ({ columns }) => {
    delete (columns as Record<string, unknown>).description;
  });
  await expect(older.fetch('/api/v1/Region')).rejects.toThrow(
    'Region has no column description in the bundle',
  );
});

it('are read again after a failure', async () => {
  let isDown = true;
  const flaky = await built.createOffline(async (path) => {
    if (isDown && path.endsWith('Region.json')) throw new Error('The disk is away.');
    return built.read(path);
  });
  await expect(flaky.fetch('/api/v1/Region/1')).rejects.toThrow('The disk is away.');
  isDown = false;
  expect((await flaky.fetch('/api/v1/Region/1')).status).toBe(200);
});

it('have the rules of holidays, which count instead of those in the code', async () => {
  const later = await changed('offline/Holiday.json', ({ rules }) => {
    (rules as { name: unknown; from: number }[])[0] = {
      ...(rules as { name: unknown; from: number }[])[0],
      name: { en: 'Another day', es: 'Otro día' },
      from: 1984,
    };
  });
  const days = (await (await later.fetch('/api/v1/Holiday/year/2026')).json()) as { name: string }[];
  expect(days[0]?.name).toBe('Otro día');
});

it('are also read for HEAD and below the path of another server, and not for other methods', async () => {
  const head = await offline.fetch('https://atlas.example/below/api/v1/Region/1', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await offline.fetch('/api/v1/Region/1', { method: 'DELETE' })).status).toBe(501);
});
