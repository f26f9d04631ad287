// Every page of the sitemap has one language, except for names and texts with their own `lang`.
import { expect, it } from 'vitest';
import { foreignTextsAt, sitemapPaths } from '../site/sitemap-pages.js';
import { sharedService } from '../system/shared-service.js';

/** In milliseconds. Pages are made one by one, and a busy machine takes some minutes for all of them. */
const LONGEST = 1_800_000;
/** Enough to see what is wrong. */
const SHOWN = 40;

it('no page has a text in the wrong language', { timeout: LONGEST }, async () => {
  const { service } = await sharedService();
  const paths = await sitemapPaths(service);
  const read = foreignTextsAt(service);
  const found = [];
  for (const path of paths) found.push(...(await read(path)));
  expect({ count: found.length, first: found.slice(0, SHOWN) }).toEqual({ count: 0, first: [] });
  expect(paths.length).toBeGreaterThan(36_000);
});
