// Every page in a real browser: it fits its screen, asks nobody else, reports no error, and axe finds nothing wrong with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage, type Language } from '../../src/pages/language.js';
import { sitePages } from '../../src/service-site.js';
import { program } from '../system/program.js';
import { type OpenSite, openSite } from './open-site.js';

const executablePath = program('chromium', 'chromium');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AT_ONCE = 3;
const LONG = 180_000;
const WIDEST = 1280;

interface Look {
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Every two of language, theme and width meet, and neighbours are in different languages. */
const looks: readonly Look[] = [
  { language: 'en', colorScheme: 'light', width: WIDEST },
  { language: 'es', colorScheme: 'dark', width: 360 },
  { language: 'en', colorScheme: 'dark', width: 768 },
  { language: 'es', colorScheme: 'light', width: 768 },
  { language: 'en', colorScheme: 'light', width: 360 },
  { language: 'es', colorScheme: 'dark', width: WIDEST },
];

/** Contrast takes axe longer than all the rest, and colours come with the layout, not with the words: seen here, in both themes. */
const layouts = [
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
];

describe.skipIf(executablePath === undefined)('in a browser', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(executablePath as string);
  }, LONG);
  afterAll(() => site?.close());

  /** Goes to every address in its look, several at a time, and returns what is wrong. */
  async function goThrough(
    plan: readonly (readonly [path: string, look: Look])[],
    check: (page: Page, look: Look) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const wrong: string[] = [];
    const byLook = new Map<Look, string[]>();
    for (const [path, look] of plan) byLook.set(look, [...(byLook.get(look) ?? []), path]);
    const waiting = [...byLook].values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [look, paths] of waiting) {
          const { language, colorScheme, width } = look;
          await site.visit({ colorScheme, viewport: { width, height: 900 } }, async (page) => {
            for (const path of paths) {
              const address = inLanguage(language, path);
              await page.goto(address);
              for (const fault of await check(page, look))
                wrong.push(`${address} at ${width}, ${colorScheme}: ${fault}`);
            }
          });
        }
      }),
    );
    return wrong;
  }

  const bare = () => {
    const { model, operations, engine } = site.service;
    return [...new Set(sitePages(model, operations, engine).map((page) => page.bare))];
  };
  const inTurn = (paths: readonly string[], shift: number) =>
    paths.map((path, index) => [path, looks[(index + shift) % looks.length] as Look] as const);

  it(
    'fits its screen and is sound, for axe, in one language',
    async () => {
      const wrong = await goThrough(inTurn(bare(), 0), async (page) => [
        ...(await tooWide(page)),
        ...(await axeFaults(page, { rules: { 'color-contrast': { enabled: false } } })),
      ]);
      expect(wrong).toEqual([]);
    },
    LONG,
  );

  it(
    'fits its screen in the other language and another look',
    async () => {
      expect(await goThrough(inTurn(bare(), 1), tooWide)).toEqual([]);
    },
    LONG,
  );

  it(
    'fits its screen and can be read, in every look, where it is laid out in its own way',
    async () => {
      const plan = layouts.flatMap((path) => looks.map((look) => [path, look] as const));
      const wrong = await goThrough(plan, async (page, { width }) => [
        ...(await tooWide(page)),
        ...(width === WIDEST ? await axeFaults(page, { runOnly: ['color-contrast'] }) : []),
      ]);
      expect(wrong).toEqual([]);
    },
    LONG,
  );
});

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
