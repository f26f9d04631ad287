// The pages of every kind on the narrowest screens and on paper, for fingers and on plain http: nothing scrolls sideways or is lost.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../system/program.js';
import { type OpenSite, openSite } from './open-site.js';

const executablePath = program('chromium-headless-shell');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 180_000;
const NARROW = { width: 320, height: 700 };

const kinds = [
  '/en',
  '/es/docs',
  '/es/docs/sources',
  '/es/estado',
  '/en/docs/guides/recipes',
  '/en/docs/operations/cityList',
  '/es/docs/families/city',
  '/es/datos',
  '/es/datos/municipios',
  '/en/data/municipalities/bogota-d-c-167',
];

describe.skipIf(executablePath === undefined)('in a browser', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(executablePath as string);
  }, LONG);
  afterAll(() => site?.close());

  it.each(kinds)(
    '%s fits 320 pixels, has targets that a finger hits, and is sound in both themes',
    async (path) => {
      for (const colorScheme of ['light', 'dark'] as const)
        await site.visit({ viewport: NARROW, colorScheme }, async (page) => {
          await page.goto(path);
          const { scrollWidth, font } = await page.evaluate<{ scrollWidth: number; font: boolean }>(
            `document.fonts.ready.then(() => ({ scrollWidth: document.documentElement.scrollWidth, font: document.fonts.check('600 20px "Atlas Headings"') }))`,
          );
          expect([scrollWidth, font]).toEqual([NARROW.width, true]);
          expect(await faults(page)).toEqual([]);
        });
    },
    LONG,
  );

  it(
    'code can be copied on plain http, where browsers keep the clipboard from scripts',
    async () => {
      await site.visit({ permissions: ['clipboard-read'] }, async (page) => {
        await page.addInitScript(
          "globalThis.clipboard = navigator.clipboard; Object.defineProperty(navigator, 'clipboard', { value: undefined })",
        );
        await page.goto('/en/docs/guides/recipes');
        const button = page.locator('button.copy').first();
        await button.click();
        await page.locator('button.copy', { hasText: 'Copied' }).waitFor();
        expect(await page.evaluate<string>('clipboard.readText()')).toContain('<!doctype html>');
        expect(await button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(
          true,
        );
      });
    },
    LONG,
  );

  it(
    'a page on paper keeps the addresses of its links',
    async () => {
      await site.visit({}, async (page) => {
        await page.goto('/en/docs/sources');
        await page.emulateMedia({ media: 'print' });
        const shown = await page.evaluate<string>(
          "getComputedStyle(document.querySelector('main p a[href^=\"/en/docs/families\"]'), '::after').content",
        );
        expect(shown).toContain('/en/docs/families');
      });
    },
    LONG,
  );
});

async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate<
    string[]
  >(`axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`);
}
