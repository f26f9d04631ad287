// Every page in a real browser: it fits its screen, asks nobody else, reports no error, and axe finds nothing wrong with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage, type Language } from '../../src/pages/language.js';
import { sitePages } from '../../src/service-site.js';
import { program } from '../system/program.js';
import { type OpenSite, openSite } from './open-site.js';
import { pageSkeleton } from './page-skeleton.js';

const executablePath = program('chromium', 'chromium');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AT_ONCE = 3;
const LONG = 180_000;
const HEIGHT = 900;
const WIDTHS = [360, 768, 1280];

interface Look {
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Every two of language, theme and width meet, and neighbours are in different languages. */
const looks: readonly Look[] = [
  { language: 'en', colorScheme: 'light', width: 1280 },
  { language: 'es', colorScheme: 'dark', width: 360 },
  { language: 'en', colorScheme: 'dark', width: 768 },
  { language: 'es', colorScheme: 'light', width: 768 },
  { language: 'en', colorScheme: 'light', width: 360 },
  { language: 'es', colorScheme: 'dark', width: 1280 },
];

/** Contrast takes axe longer than all the rest, and colours come with the layout, not with the words. */
const layouts = new Set([
  '/',
  '/docs',
  '/docs/search',
  '/docs/guides/errors',
  '/docs/families',
  '/docs/families/department',
  '/docs/operations',
  '/docs/operations/postalCodePage',
  '/docs/problems/bad-parameter',
  '/docs/settings/database-url',
]);

describe.skipIf(executablePath === undefined)('in a browser', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(executablePath as string);
  }, LONG);
  afterAll(() => site?.close());

  /** Goes to every page, each in the next look, several at a time, and returns what is wrong. */
  async function goThrough(
    shift: number,
    check: (page: Page, path: string) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const wrong: string[] = [];
    const plan = looks.map((look, turn) => ({
      look,
      paths: paths().filter((_, index) => (index + shift) % looks.length === turn),
    }));
    const waiting = plan.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const { look, paths } of waiting) {
          const { language, colorScheme, width } = look;
          await site.visit({ colorScheme, viewport: { width, height: HEIGHT } }, async (page) => {
            for (const path of paths) {
              const address = inLanguage(language, path);
              await page.goto(address, { waitUntil: 'domcontentloaded' });
              for (const fault of [...(await tooWide(page)), ...(await check(page, path))])
                wrong.push(`${address} at ${width}, ${colorScheme}: ${fault}`);
              await page.setViewportSize({ width, height: HEIGHT });
              await page.emulateMedia({ colorScheme });
            }
          });
        }
      }),
    );
    return wrong;
  }

  const paths = () => {
    const { model, operations, engine } = site.service;
    return [...new Set(sitePages(model, operations, engine).map((page) => page.bare))];
  };

  it(
    'fits its screen, and is sound for axe, in one language',
    async () => {
      const seen = new Set<string>();
      const wrong = await goThrough(0, async (page) => {
        const skeleton = pageSkeleton(await page.content());
        if (seen.has(skeleton)) return [];
        seen.add(skeleton);
        return axeFaults(page, { rules: { 'color-contrast': { enabled: false } } });
      });
      console.log(
        `axe looked at ${seen.size} of ${paths().length} pages: those that differ in more than words`,
      );
      expect(wrong).toEqual([]);
    },
    LONG,
  );

  it(
    'fits its screen in the other language; where it is laid out in its own way, every screen, and can be read in both themes',
    async () => {
      const wrong = await goThrough(1, async (page, path) => (layouts.has(path) ? everyLook(page) : []));
      expect(wrong).toEqual([]);
    },
    LONG,
  );
});

async function everyLook(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    faults.push(...(await tooWide(page)).map((fault) => `made ${width} wide, ${fault}`));
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await axeFaults(page, { runOnly: ['color-contrast'] })));
  }
  return faults;
}

async function tooWide(page: Page): Promise<readonly string[]> {
  const by = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return by > 0 ? [`${by} pixels too wide`] : [];
}

async function axeFaults(page: Page, options: object): Promise<readonly string[]> {
  await page.evaluate(axe);
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options });
  return page.evaluate<string[]>(`axe.run(document, ${asked}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`);
}
