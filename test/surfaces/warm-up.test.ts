// Responses that a service prepares before the first request, and that they are the same without.
import { beforeAll, expect, it } from 'vitest';
import type { Service } from '../../src/app.js';
import { findIndexOf } from '../../src/engine/find/find-index.js';
import { startAtlas } from '../system/start-atlas.js';

const paths = ['/api/v1/Region', '/api/v1/City/search/bogota', '/api/v1/suggest?q=medel'];

async function bodiesOf({ server }: Service) {
  const bodies = [];
  for (const url of paths) bodies.push((await server.inject(url)).body);
  return bodies;
}

/** Entries of the cache. */
const made = (each: Service) => each.cacheStats().entries;

let service: Service;
let atReady: { readonly lists: number; readonly canSearch: boolean | undefined } | undefined;
beforeAll(async () => {
  ({ service } = await startAtlas({ WARM_UP: 'on' }));
  const { model, catalog } = service.engine;
  await service.warmUp(() => {
    atReady = { lists: made(service), canSearch: findIndexOf(model, catalog).next().done };
  });
});

it('is over when its responses are compressed', async () => {
  const before = service.cacheStats();
  await service.idle();
  expect(service.cacheStats()).toEqual(before);
});

it('makes the service ready when it can search, before it makes lists', () => {
  expect(atReady).toEqual({ lists: 0, canSearch: true });
  expect(made(service)).toBeGreaterThan(20);
});

it('makes lists ahead unless WARM_UP is off, and the service returns the same either way', async () => {
  const { service: cold } = await startAtlas({ WARM_UP: 'off' });
  await cold.warmUp();
  expect(made(cold)).toBe(0);
  expect(await bodiesOf(cold)).toEqual(await bodiesOf(service));
});
