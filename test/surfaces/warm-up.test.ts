// Responses that a service prepares before the first request equal those without preparation.
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import { findIndexOf } from '../../src/engine/find/find-index.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { smallData } from '../system/small-data.js';
import { startAtlas } from '../system/start-atlas.js';

const paths = ['/api/v1/Region', '/api/v1/City/search/bogota', '/api/v1/suggest?q=medel'];

async function bodiesOf({ server }: Service) {
  const bodies = [];
  for (const url of paths) bodies.push((await server.inject(url)).body);
  return bodies;
}

const made = (each: Service) => each.cacheStats().entries;

// The lists of this service are compressed sooner.
const data = await smallData();
afterAll(() => rm(data, { recursive: true }));

let service: Service;
let atReady: { readonly lists: number; readonly canSearch: boolean | undefined } | undefined;
beforeAll(async () => {
  ({ service } = await startAtlas({ DATA_FOLDER: data, WARM_UP: 'on' }));
  const { model, catalog } = service.engine;
  await service.warmUp(() => {
    atReady = { lists: made(service), canSearch: findIndexOf(model, catalog).next().done };
  });
});

it('ends when its responses are compressed', async () => {
  const before = service.cacheStats();
  await service.idle();
  expect(service.cacheStats()).toEqual(before);
});

it('makes the service ready when it can search, before it writes lists', () => {
  expect(atReady).toEqual({ lists: 0, canSearch: true });
  expect(made(service)).toBeGreaterThan(20);
});

it('writes lists in advance unless WARM_UP is off, with the same responses either way', async () => {
  const { service: cold } = await startAtlas({ DATA_FOLDER: data, WARM_UP: 'off' });
  await cold.warmUp();
  expect(made(cold)).toBe(0);
  expect(await bodiesOf(cold)).toEqual(await bodiesOf(service));
});

it('writes the lists of another edition before it serves them', async () => {
  const dataset = await readDatasetFiles(colombia, data);
  const before = service.cacheStats().misses;
  await service.replace({ ...dataset, edition: { ...dataset.edition, version: '2027.01.01' } });
  expect(made(service)).toBeGreaterThan(20);
  const { headers } = await service.server.inject('/api/v1/Region');
  expect(headers['atlas-edition']).toMatch(/^2027\.01\.01-/);
  expect(service.cacheStats().misses).toBe(before);
});
