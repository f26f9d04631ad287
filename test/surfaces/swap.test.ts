// Another edition while the service runs. Every response belongs to one edition, from its first byte to its last.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import type { Row } from '../../src/engine/model/model.js';
import { smallData } from '../system/small-data.js';
import { startAtlas } from '../system/start-atlas.js';

// With few records the service reads an edition sooner. warm-up.test.ts covers its prepared lists.
const data = await smallData();
afterAll(() => rm(data, { recursive: true }));
const { service, origin } = await startAtlas({ DATA_FOLDER: data, WARM_UP: 'off' });
const edition = String((await fetch(`${origin}/api/v1/City/1`)).headers.get('atlas-edition'));

/** The served dataset, with other figures for every city, or for some. */
function moved(version: string, by: number, which: (row: Row) => boolean = () => true): Dataset {
  const { catalog } = service.engine;
  const families = new Map(
    service.model.families
      .filter(({ file }) => file !== undefined)
      .map((family) => {
        const { rows } = catalog.table(family);
        const changed = rows.map((row) =>
          which(row) ? { ...row, population: Number(row.population) + by } : row,
        );
        const location = (line: number) => ({ file: family.name, line });
        return [family.name, { rows: family.name === 'city' ? changed : rows, location }];
      }),
  );
  const fingerprint = createHash('sha256').update(version).digest('hex');
  return {
    edition: { version, fingerprint },
    checksums: new Map(),
    sources: catalog.sources,
    terms: catalog.terms,
    provenance: [],
    boundaries: new Map(),
    corrections: [],
    reasons: [],
    aliases: [],
    history: [],
    changes: catalog.changes,
    families,
    retired: new Map(),
    faults: [],
  };
}

const population = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin}${path}`, { headers });
  return { answer, population: ((await answer.json()) as { population: number }).population };
};

it('applies at once to all responses, cached ones and documents included', async () => {
  const before = await population('/api/v1/City/1');
  const index = await (await fetch(`${origin}/api/v1/dataset`)).json();
  const hits = service.cacheStats().hits;
  await service.replace(moved('2027.01.01', 1000));
  const after = await population('/api/v1/City/1');
  expect(after.population).toBe(before.population + 1000);
  expect(after.answer.headers.get('atlas-edition')).toMatch(/^2027\.01\.01-/);
  expect(after.answer.headers.get('etag')).not.toBe(before.answer.headers.get('etag'));
  expect(after.answer.headers.get('last-modified')).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
  expect(await (await fetch(`${origin}/api/v1/dataset`)).json()).not.toEqual(index);
  expect(await (await fetch(`${origin}/health/ready`)).json()).toMatchObject({
    edition: expect.stringMatching(/^2027\.01\.01-/),
  });
  // The counts outlive the cached responses.
  expect(service.cacheStats().hits).toBeGreaterThanOrEqual(hits);
});

it('invalidates the copies of clients, which the previous edition makes valid again', async () => {
  const { answer } = await population('/api/v1/City/1');
  const held = { 'if-none-match': String(answer.headers.get('etag')) };
  expect((await fetch(`${origin}/api/v1/City/1`, { headers: held })).status).toBe(304);
  const asBefore = moved('2027.01.01', 0);
  await service.replace(moved('2027.01.02', 1));
  expect((await fetch(`${origin}/api/v1/City/1`, { headers: held })).status).toBe(200);
  await service.replace(asBefore);
  expect((await fetch(`${origin}/api/v1/City/1`, { headers: held })).status).toBe(304);
  await service.replace(moved('2027.01.02', 1));
});

it('does not change a response while it is read', async () => {
  const whole = Buffer.from(await (await fetch(`${origin}/api/v1/City`)).arrayBuffer());
  const [answer] = (await once(get(`${origin}/api/v1/City`), 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  answer.on('data', (part) => parts.push(part));
  await once(answer, 'data');
  answer.pause();
  await service.replace(moved('2027.01.03', 5));
  answer.resume();
  await once(answer, 'end');
  expect(Buffer.concat(parts).equals(whole)).toBe(true);
  expect(answer.headers['atlas-edition']).toMatch(/^2027\.01\.02-/);
  const next = Buffer.from(await (await fetch(`${origin}/api/v1/City`)).arrayBuffer());
  expect(next.equals(whole)).toBe(false);
});

it('rejects an edition with dangling keys, and keeps serving the current one', async () => {
  const served = await population('/api/v1/City/1');
  const dangling = moved('2027.01.04', 0);
  const rows = dangling.families.get('city')?.rows.map((row) => ({ ...row, departmentId: 999 })) ?? [];
  const families = new Map(dangling.families).set('city', {
    rows,
    location: (line) => ({ file: 'city', line }),
  });
  await expect(service.replace({ ...dangling, families })).rejects.toThrow(
    'there is no department with id 999',
  );
  const still = await population('/api/v1/City/1');
  expect(still.answer.headers.get('atlas-edition')).toBe(served.answer.headers.get('atlas-edition'));
  expect(edition).not.toBe(still.answer.headers.get('atlas-edition'));
});

it('leaves copies of unchanged responses valid', async () => {
  const paths = [
    ...[
      'City/1',
      'City/2',
      'City/1/radios',
      'Region',
      'Region?sortBy=name',
      'Map/pagedList?Page=1&PageSize=2',
    ],
    ...['Airport?format=csv', 'Airport?limit=2', 'Department/2/airports'],
  ].map((path) => `/api/v1/${path}`);
  const request = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${origin}${path}`, { headers });
    await answer.arrayBuffer();
    return answer;
  };
  const copies: (readonly [path: string, tag: string])[] = [];
  for (const coding of ['identity', 'gzip', 'br']) {
    for (const path of paths) {
      const { headers } = await request(path, { 'accept-encoding': coding });
      copies.push([path, String(headers.get('etag'))]);
    }
  }
  await service.replace(moved('2027.02.01', 7, ({ id }) => id === 1));
  for (const [path, tag] of copies) {
    const { status, headers } = await request(path, { 'if-none-match': tag });
    expect([path, tag, status]).toEqual([path, tag, path === '/api/v1/City/1' ? 200 : 304]);
    // The client's copy is also valid for this edition.
    expect(headers.get('atlas-edition')).toMatch(/^2027\.02\.01-/);
  }
});

it('returns a changed total, though the records on the page did not change', async () => {
  const path = '/api/v1/City?limit=1&fields=id&population[gte]=1000000';
  const before = await fetch(`${origin}${path}`);
  await service.replace(moved('2027.02.02', 1_000_000, ({ id }) => Number(id) > 1000));
  const held = { 'if-none-match': String(before.headers.get('etag')) };
  const after = await fetch(`${origin}${path}`, { headers: held });
  expect([after.status, await after.text()]).toEqual([200, await before.text()]);
  const totals = [before, after].map(({ headers }) => Number(headers.get('x-total-count')));
  expect(totals[1]).toBeGreaterThan(totals[0] as number);
});

it('has its own URLs for the form field, to which those of the previous edition redirect', async () => {
  const versionNow = async () =>
    /\/([\w.-]+)\//.exec(await (await fetch(`${origin}/embed/place-select.js`)).text())?.[1] as string;
  const before = await versionNow();
  await service.replace(moved('2031.01.01', 3));
  const after = await versionNow();
  expect(after).toMatch(/^2031\.01\.01-/);
  const former = await fetch(`${origin}/embed/${before}/places.json`, { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([302, `/embed/${after}/places.json`]);
  const places = (await (await fetch(`${origin}/embed/${after}/places.json`)).json()) as { edition: string };
  expect(places.edition).toMatch(/^2031\.01\.01-/);
});
