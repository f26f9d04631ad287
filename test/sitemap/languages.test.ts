// Pages of the sitemap have one language, except for names and texts with their own `lang`: one of every kind, and many of all. With
// `ATLAS_SIZE=full` every page is read.
import { expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { seed } from '../contract/seed.js';
import { foreignTextsAt, sitemapPaths } from '../site/sitemap-pages.js';
import { sharedService } from '../system/shared-service.js';
import { isFull } from '../system/size.js';

/** In milliseconds. The service builds one page at a time, which takes a busy machine some minutes for all of them. */
const LONGEST = 1_800_000;
const SAMPLE = 2000;
/** The number of findings that a message shows. */
const SHOWN = 40;

it(`finds no text in the wrong language (ATLAS_SEED=${seed})`, { timeout: LONGEST }, async () => {
  const { service } = await sharedService();
  const paths = await sitemapPaths(service);
  expect(paths.length).toBeGreaterThan(36_000);
  const { pick } = createRandom(seed);
  const kindOf = (path: string) => path.split('/').slice(1, 4).join('/');
  const ofKinds = new Map(paths.map((path) => [kindOf(path), path])).values();
  const drawn = new Set([...ofKinds, ...Array.from({ length: SAMPLE }, () => pick(paths))]);
  const read = foreignTextsAt(service);
  const found = [];
  for (const path of isFull ? paths : drawn) found.push(...(await read(path)));
  expect({ count: found.length, first: found.slice(0, SHOWN) }).toEqual({ count: 0, first: [] });
});
