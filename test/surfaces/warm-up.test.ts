// Responses that a service prepares before the first request, and that they are the same without.
import { expect, it, onTestFinished } from 'vitest';
import { findIndexOf } from '../../src/engine/find/find-index.js';
import { startAtlas } from '../system/start-atlas.js';

const paths = ['/api/v1/Region', '/api/v1/City/search/bogota', '/api/v1/suggest?q=medel'];

async function warmedUp(WARM_UP: string) {
  const { service } = await startAtlas({ WARM_UP }, onTestFinished);
  await service.warmUp();
  const ahead = service.cacheStats().entries;
  const bodies = [];
  for (const url of paths) bodies.push((await service.server.inject(url)).body);
  return { ahead, bodies };
}

it('makes lists ahead unless WARM_UP is off, and returns the same either way', async () => {
  const on = await warmedUp('on');
  const off = await warmedUp('off');
  expect(on.ahead).toBeGreaterThan(20);
  expect(off.ahead).toBe(0);
  expect(off.bodies).toEqual(on.bodies);
});

it('is ready when it can search, before it makes lists', async () => {
  const { service } = await startAtlas({ WARM_UP: 'on' }, onTestFinished);
  const { model, catalog } = service.engine;
  let atReady: { readonly lists: number; readonly canSearch: boolean | undefined } | undefined;
  await service.warmUp(() => {
    const lists = service.cacheStats().entries;
    atReady = { lists, canSearch: findIndexOf(model, catalog).next().done };
  });
  expect(atReady).toEqual({ lists: 0, canSearch: true });
  expect(service.cacheStats().entries).toBeGreaterThan(20);
});

it('is over when its responses are compressed', async () => {
  const { service } = await startAtlas({ WARM_UP: 'on' }, onTestFinished);
  await service.warmUp();
  const before = service.cacheStats();
  await service.idle();
  expect(service.cacheStats()).toEqual(before);
});
