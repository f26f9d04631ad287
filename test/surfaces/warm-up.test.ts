// Responses that a service prepares before the first request, and that they are the same without.
import { afterEach, expect, it } from 'vitest';
import { createAtlas, type Service } from '../../src/app.js';
import { findIndexOf } from '../../src/engine/find/find-index.js';
import { readSettings } from '../../src/settings/settings.js';

const paths = ['/api/v1/Region', '/api/v1/City/search/bogota', '/api/v1/suggest?q=medel'];
const services: Service[] = [];

afterEach(async () => {
  for (const { server } of services.splice(0)) await server.close();
});

async function warmedUp(WARM_UP: string) {
  const service = await createAtlas(readSettings({ WARM_UP }));
  services.push(service);
  await service.warmUp();
  const ahead = service.cacheStats().entries;
  const bodies = [];
  for (const url of paths) bodies.push((await service.server.inject(url)).body);
  return { ahead, bodies };
}

it('makes lists ahead unless WARM_UP is off, and answers the same either way', async () => {
  const on = await warmedUp('on');
  const off = await warmedUp('off');
  expect(on.ahead).toBeGreaterThan(20);
  expect(off.ahead).toBe(0);
  expect(off.bodies).toEqual(on.bodies);
});

it('is ready when it can search, before it makes lists', async () => {
  const service = await createAtlas(readSettings({ WARM_UP: 'on' }));
  services.push(service);
  const { model, catalog } = service.engine;
  let atReady: { readonly lists: number; readonly canSearch: boolean | undefined } | undefined;
  await service.warmUp(() => {
    const lists = service.cacheStats().entries;
    atReady = { lists, canSearch: findIndexOf(model, catalog).next().done };
  });
  expect(atReady).toEqual({ lists: 0, canSearch: true });
  expect(service.cacheStats().entries).toBeGreaterThan(20);
});
