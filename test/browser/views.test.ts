// Every view, by default in one language, in both themes, has no accessibility faults, fits its screen, weighs little, and does not shift while it opens.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { part } from '../system/size.js';
import { openForShifts } from './layout-shifts.js';
import { describeInBrowser, type OpenSite } from './open-site.js';
import { axeFaults, tooWide } from './page-faults.js';
import { MISSING, views } from './views.js';

const wide = { colorScheme: 'light', viewport: { width: 1280, height: 900 } } as const;
const narrow = { colorScheme: 'dark', viewport: { width: 320, height: 700 } } as const;
type Look = typeof wide | typeof narrow;

/** Each view loads once per language, because loading takes the most time. The test then changes its theme and width. */
const openings = [
  { language: 'en', opened: wide, other: narrow },
  { language: 'es', opened: narrow, other: wide },
] as const;

/** The largest weight of a view in relation to the first edition, and a font file. */
const GROWTH = 1.1;
const FONT = 20_000;

describeInBrowser('a view', (site) => {
  // The first responses of a service have a lower compression level, because clients wait for them.
  beforeAll(() => site.visit({}, (page) => page.goto('/en', { waitUntil: 'networkidle' })));

  it('include every kind of page in the sitemap', async () => {
    const seen = new Set(views.map(({ path }) => kindOf(path.en.split('?')[0] as string)));
    const missing = (await listedPaths(site.origin)).filter((path) => !seen.has(kindOf(path)));
    expect(missing).toEqual([]);
  });

  it.each(views)('fit every screen at $path.en', async ({ path, weight }) => {
    const wrong: string[] = [];
    const turn = views.findIndex((view) => view.path === path);
    for (const { language, opened, other } of part(openings, 2, turn)) {
      const found = await open(site, path[language], opened, other);
      const faults = [...found.faults];
      if (found.shift > 0) faults.push(`shifts by ${found.shift}`);
      if (found.weight > weight * GROWTH) faults.push(`${found.weight} bytes, and ${weight} before`);
      if (found.font > FONT) faults.push(`${found.font} bytes of a font`);
      wrong.push(...faults.map((fault) => `${path[language]}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
});

/** Pages that one template makes are of one kind. */
const kindOf = (path: string) =>
  path
    .replace(/^\/en\/data\/[^/]+\/[^/]+$/, 'a record')
    .replace(/^\/en\/data\/[^/]+$/, 'a table')
    .replace(/^\/en\/docs\/([^/]+)\/[^/]+$/, 'one of $1')
    .replace(/\/\d{4}$/, ' of a year');

/** The English pages of the site, and the first of each family. */
async function listedPaths(origin: string): Promise<readonly string[]> {
  const listed = async (path: string) => {
    const text = await (await fetch(`${origin}${path}`)).text();
    return [...text.matchAll(/<loc>([^<]+)</g)].map(([, address]) => new URL(address as string));
  };
  const parts = (await listed('/sitemap.xml')).filter(({ search }) => search.endsWith('-1'));
  const paths: string[] = [];
  for (const { pathname, search } of parts) {
    const pages = (await listed(pathname + search)).map((page) => page.pathname);
    paths.push(...(search.endsWith('=site-1') ? pages : pages.slice(0, 12)));
  }
  return paths.filter((path) => path === '/en' || path.startsWith('/en/'));
}

interface Found {
  readonly faults: readonly string[];
  readonly shift: number;
  readonly weight: number;
  /** The weight of the largest view in bytes. */
  readonly font: number;
}

/** A page with an empty cache, and all files that it loads. */
function open(site: OpenSite, path: string, opened: Look, other: Look): Promise<Found> {
  return site.visit(opened, async (page) => {
    const sizes = { weight: 0, font: 0 };
    const counted: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      const kind = PARTS[request.resourceType()];
      if (kind === undefined) return;
      const count = async () => {
        const { responseBodySize } = await request.sizes();
        if (kind === 'weight') sizes.weight += responseBodySize;
        else sizes.font = Math.max(sizes.font, responseBodySize);
      };
      counted.push(count());
    });
    // Chromium reports the status of a missing page as an error of the page.
    if (path.endsWith(MISSING))
      await page.route(`**${path}`, async (route) =>
        route.fulfill({ response: await route.fetch(), status: 200 }),
      );
    const shift = await openForShifts(page, path);
    await Promise.all(counted);
    return { ...sizes, shift, faults: [...(await widthsOf(page)), ...(await axeIn(page, [opened, other]))] };
  });
}

const PARTS: Readonly<Record<string, 'weight' | 'font'>> = {
  document: 'weight',
  stylesheet: 'weight',
  script: 'weight',
  font: 'font',
};

/** The narrowest screen in both themes. */
async function widthsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.setViewportSize(narrow.viewport);
  for (const { colorScheme } of [wide, narrow]) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await tooWide(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

async function axeIn(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.evaluate(`document.querySelectorAll('${FURTHER}').forEach((each) => each.remove())`);
  for (const { colorScheme, viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const found = await axeFaults(page, { rules: { 'target-size': { enabled: true } } });
    faults.push(...found.map((fault) => `${colorScheme}, ${viewport.width} pixels: ${fault}`));
  }
  return faults;
}

/** The test removes rows, items and areas that resemble those before them, because axe needs a minute for a thousand. */
const FURTHER = ['tr', 'li', 'a', 'path'].map((kind) => `${kind}:nth-of-type(n + 40)`).join();
