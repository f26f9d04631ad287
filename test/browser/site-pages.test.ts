// Every page in a real browser: it fits its screen, sends no request to other origins, reports no error, and axe finds nothing wrong with it.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { inLanguage, type Language } from '../../src/site/shell/addresses.js';
import { wholeSite } from '../../src/site/site.js';
import { part } from '../system/size.js';
import { type Alike, coveringPages } from './covering-pages.js';
import { describeInBrowser, type OpenSite } from './open-site.js';
import { pageElements } from './page-elements.js';
import { axeFaults, tooWide, unreadable, WITHOUT_CONTRAST } from './page-faults.js';

const AT_ONCE = 2;
const HEIGHT = 900;
const PHONE = 360;
const WIDTHS = [PHONE, 768, 1280];

interface Look {
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Each pair of language, theme and width occurs, and neighbouring pages have different languages. */
const looks: readonly Look[] = [
  { language: 'en', colorScheme: 'light', width: 1280 },
  { language: 'es', colorScheme: 'dark', width: PHONE },
  { language: 'en', colorScheme: 'dark', width: 768 },
  { language: 'es', colorScheme: 'light', width: 768 },
  { language: 'en', colorScheme: 'light', width: PHONE },
  { language: 'es', colorScheme: 'dark', width: 1280 },
];

/** Axe needs more time for contrast than for all other rules, and colours depend on the layout and not on the words. */
const layouts = [
  '/',
  '/docs',
  '/docs/guides/errors',
  '/docs/families',
  '/docs/families/department',
  '/docs/operations',
  '/docs/operations/postalCodePage',
  '/docs/problems/bad-parameter',
  '/docs/settings/database-url',
];

describeInBrowser('in a browser', (site) => {
  let pages: readonly Alike[];
  beforeAll(async () => {
    pages = await alikePages(site);
  });

  /** Visits every page, several at a time and similar pages in alternating looks, and returns the faults. */
  async function goThrough(
    pages: readonly Alike[],
    shift: number,
    check: (page: Page, path: string) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const wrong: string[] = [];
    const plan = looks.map((look, turn) => ({
      look,
      alike: pages.filter((_, index) => (index + shift) % looks.length === turn),
    }));
    const waiting = plan.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const { look, alike } of waiting) {
          const { language, colorScheme, width } = look;
          await site.visit({ colorScheme, viewport: { width, height: HEIGHT } }, async (page) => {
            for (const { first, others } of alike) {
              const address = inLanguage(language, first);
              await page.goto(address, { waitUntil: 'domcontentloaded' });
              const faults = [...(await tooWide(page)), ...(await check(page, first))];
              wrong.push(...faults.map((fault) => `${address} at ${width}, ${colorScheme}: ${fault}`));
              wrong.push(...(await tooWideAmong(page, width, inTree(language, others))));
              await page.setViewportSize({ width, height: HEIGHT });
              await page.emulateMedia({ colorScheme });
            }
          });
        }
      }),
    );
    return wrong;
  }

  it('fits its screen without accessibility faults, in one language', async () => {
    const wrong = await goThrough(pages, 0, (page) => axeFaults(page, WITHOUT_CONTRAST));
    expect(wrong).toEqual([]);
  });

  it('fits its screen in the other language, and every screen and both themes if it has its own layout', async () => {
    const hasLayout = ({ first }: Alike) => layouts.includes(first);
    const some = [
      ...pages.filter(hasLayout),
      ...part(
        pages.filter((each) => !hasLayout(each)),
        3,
      ),
    ];
    const wrong = await goThrough(some, 1, async (page, path) =>
      layouts.includes(path) ? everyLook(page) : [],
    );
    expect(wrong).toEqual([]);
  });
});

const inTree = (language: Language, paths: readonly string[]) =>
  paths.map((path) => inLanguage(language, path));

async function alikePages({ service, origin }: OpenSite): Promise<readonly Alike[]> {
  const all = wholeSite.pages(service.engine).map(({ bare }) => bare);
  const elements = new Map<string, ReadonlySet<string>>();
  for (const path of new Set([...layouts, ...all]))
    elements.set(path, pageElements(await fetch(`${origin}${path}`).then((answer) => answer.text())));
  const alike = coveringPages(elements, layouts);
  console.log(`${new Set(all).size} pages in each language, ${alike.length} that have every element of all`);
  return alike;
}

/** The pages that do not fit, here or on a phone, when their content is placed into the open page. */
async function tooWideAmong(
  page: Page,
  here: number,
  addresses: readonly string[],
): Promise<readonly string[]> {
  if (addresses.length === 0) return [];
  // Each page is fetched and parsed once for all widths.
  await page.evaluate(`Promise.all(${JSON.stringify(addresses)}.map(async (address) => {
    const text = await fetch(address).then((answer) => answer.text());
    return { address, main: new DOMParser().parseFromString(text, 'text/html').querySelector('main') };
  })).then((all) => { globalThis.others = all; })`);
  const faults: string[] = [];
  for (const width of new Set([here, PHONE])) {
    await page.setViewportSize({ width, height: HEIGHT });
    faults.push(
      ...(await page.evaluate<string[]>(`others.flatMap(({ address, main }) => {
        document.querySelector('main').replaceWith(main);
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth ? [address + ' at ${width}: ' + (scrollWidth - clientWidth) + ' pixels too wide'] : [];
      })`)),
    );
  }
  return faults;
}

async function everyLook(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    faults.push(...(await tooWide(page)).map((fault) => `made ${width} wide, ${fault}`));
  }
  return [...faults, ...(await unreadable(page))];
}
