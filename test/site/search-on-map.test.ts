// Results with a place link to the map with a mark, and other results do not.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();

const results = async (path: string) => {
  const { body } = await service.server.inject(path);
  const list = body.slice(body.indexOf('<div id="results">'), body.indexOf('</main>'));
  return [...list.matchAll(/<li>(.*)<\/li>/g)].map(([, item]) => item as string);
};

it.each([
  ['/en/search?q=Medell%C3%ADn', '/en/data/municipalities/medellin-12', '/en/explore?city=12'],
  ['/es/buscar?q=Nevado', '/es/datos/volcanes/', '/es/explorar?record=Volcano/'],
  ['/es/buscar?q=Antioquia', '/es/datos/departamentos/antioquia-2', '/es/explorar?department=2'],
])('%s leads to %s and to %s', async (search, record, map) => {
  const hit = (await results(search)).find((item) => item.includes(`href="${record}`));
  const link = /<small>[^<]*<a href="([^"]*)" aria-label="[^"]+">[^<]+<\/a>/.exec(hit ?? '')?.[1];
  expect(link).toContain(map);
  const { statusCode, body } = await service.server.inject(link as string);
  expect(statusCode).toBe(200);
  const name = />([^<]+)<\/a>/.exec(hit as string)?.[1];
  expect(body).toContain(name);
});

it('has no link to the map for pages', async () => {
  const items = await results('/en/search?q=changelog');
  expect(items.length).toBeGreaterThan(0);
  for (const item of items.filter((each) => each.includes('href="/en/docs/')))
    expect(item).not.toContain('/en/explore');
});
