// The documentation of a family links to its table, the map and the tools that use it.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();

it.each([
  [
    '/en/docs/families/city',
    ['/en/data/municipalities', '/en/explore', '/en/tools/match', '/en/tools/locate'],
  ],
  ['/es/docs/families/volcano', ['/es/datos/volcanes', '/es/explorar']],
  ['/es/docs/families/holiday', ['/es/datos/dias-festivos', '/es/herramientas']],
  ['/en/docs/families/president', ['/en/data/presidents']],
])('%s links to %j', async (path, parts) => {
  const { body } = await service.server.inject(path);
  const summary = /<p class="summary">.*<\/p>/.exec(body)?.[0] ?? '';
  expect([...summary.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(parts);
});
