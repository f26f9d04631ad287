// A page that arrives in pieces, as on a slow connection or a busy phone, does not move under its reader.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useCleanUps } from '../system/clean-ups.js';
import { part } from '../system/size.js';
import { openForShifts } from './layout-shifts.js';
import { describeInBrowser } from './open-site.js';
import { pagesInPieces } from './pages-in-pieces.js';
import { MISSING, views } from './views.js';

const looks = [
  { language: 'en', viewport: { width: 1280, height: 900 } },
  { language: 'es', viewport: { width: 320, height: 700 } },
] as const;

describeInBrowser('a page that arrives in pieces', (site) => {
  const cleanUps = useCleanUps(afterAll);
  let baseURL = '';
  beforeAll(async () => {
    const slow = await pagesInPieces(site.origin);
    cleanUps.push(slow.close);
    baseURL = slow.origin;
  });

  // Chromium reports the status of a missing page as an error of the page.
  const found = views.filter(({ path }) => !path.en.endsWith(MISSING));
  // One line of every page prevents it. The test of the views opens all of them without pauses.
  it.each(part(found, 4))('shifts nothing on $path.en while it loads', async ({ path }) => {
    for (const { language, viewport } of looks) {
      const shift = await site.visit({ baseURL, viewport }, (page) => openForShifts(page, path[language]));
      expect({ path: path[language], shift }).toEqual({ path: path[language], shift: 0 });
    }
  });
});
