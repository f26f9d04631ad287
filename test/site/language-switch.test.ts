// The language switch of a page keeps the query, and returns to the same URL.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();

const switchOf = async (path: string) => {
  const { statusCode, body } = await service.server.inject(path);
  const link = /<a class="language" href="([^"]*)"/.exec(body)?.[1];
  return { status: statusCode, link: link?.replaceAll('&amp;', '&').replaceAll('&quot;', '"') };
};

it.each([
  ['/en/search?q=cali', '/es/buscar?q=cali'],
  ['/en/search?q=cali&page=2', '/es/buscar?q=cali&page=2'],
  ['/en/search?q=%22San+Jos%C3%A9%22', '/es/buscar?q=%22San+Jos%C3%A9%22'],
  ['/en/explore?areas=city&points=airport,volcano', '/es/explorar?areas=city&points=airport,volcano'],
  ['/en/explore?department=2', '/es/explorar?department=2'],
  ['/en/data/municipalities?sortBy=-population', '/es/datos/municipios?sortBy=-population'],
  ['/en/data/airports?of=Department/2/airports', '/es/datos/aeropuertos?of=Department/2/airports'],
  ['/en/tools/calendar?year=2027', '/es/herramientas/calendario?year=2027'],
  ['/en/tools/working-days?from=2026-07-01&days=5', '/es/herramientas/dias-habiles?from=2026-07-01&days=5'],
  ['/en/tools/match?names=Medell%C3%ADn', '/es/herramientas/relacionar?names=Medell%C3%ADn'],
  ['/en/tools/locate?points=4.65%2C-74.1', '/es/herramientas/ubicar?points=4.65%2C-74.1'],
])('%s leads to %s and back', async (en, es) => {
  expect(await switchOf(en)).toEqual({ status: 200, link: es });
  expect(await switchOf(es)).toEqual({ status: 200, link: en });
});

it('omits a query that is too long for a link', async () => {
  const { link } = await switchOf(`/en/search?q=${'a'.repeat(3000)}`);
  expect(link).toBe('/es/buscar');
});
