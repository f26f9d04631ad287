// Long pages fold sources and editions into a line each, which anchors open. The page of the search begins with examples, and facts come
// first on a phone.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';

const PHONE = { viewport: { width: 320, height: 700 } };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Screens of a phone; sources took seventy, and pages of the search twenty. Every year in a text has its source, so there are six hundred. */
const screens = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollHeight / document.documentElement.clientHeight');
const isOnScreen = (page: Page, id: string) =>
  page.evaluate<boolean>(`(() => {
    const { top, bottom, height } = document.getElementById(${JSON.stringify(id)}).getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  })()`);

describeInBrowser('a long page', (site) => {
  // The page has a line for each publisher, and the rows of the newest edition, one for each changed family.
  it.each([
    ['/en/docs/sources', 'source-dane-divipola', 36],
    ['/es/docs/sources', 'source-dane-divipola', 36],
    ['/en/docs/changes', 'edition-2026.11.16', 12],
  ])('%s folds, and an anchor opens its part', async (path, id, most) => {
    await site.visit({ ...PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto(path);
      expect(await screens(page)).toBeLessThan(most);
      await page.goto(`${path}#${id}`);
      await expect.poll(() => isOnScreen(page, id)).toBe(true);
      const fold = page.locator('.fold').last();
      expect(await fold.locator('a').first().isVisible()).toBe(false);
      await fold.locator('summary').click();
      expect(await fold.locator('a').first().isVisible()).toBe(true);
    });
  });

  it('shows examples, tools and data in a search without a query, and folds the documentation', async () => {
    await site.visit({ ...PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto('/en/search');
      expect(await screens(page)).toBeLessThan(5);
      const heads = await page.locator('#all-pages > h2').allTextContents();
      expect(heads).toEqual(['Tools', 'Site', 'The data', 'Documentation']);
      const seen = page.locator('#all-pages a');
      const shown = await Promise.all((await seen.all()).slice(-20).map((link) => link.isVisible()));
      expect(shown).not.toContain(true);
      const examples = page.locator('main .links a');
      expect(await examples.count()).toBeGreaterThan(3);
      for (const example of await examples.allTextContents()) {
        const found = await (await fetch(`${site.origin}/en/search?q=${encodeURIComponent(example)}`)).text();
        expect(found, example).toContain('id="results"');
      }
    });
  });

  it.each([
    ['/en/data/municipalities/bogota-d-c-167', PHONE],
    ['/es/datos/volcanes/volcan-galeras-10', PHONE],
    ['/en/data/municipalities/bogota-d-c-167', DESKTOP],
  ] as const)('%s has its key facts before its text', async (path, look) => {
    await site.visit(look, async (page) => {
      await page.goto(path);
      const tops = await page.evaluate<number[]>(
        "['.headline', '.texts'].map((name) => document.querySelector('.record ' + name).getBoundingClientRect().top)",
      );
      expect(tops[0] as number).toBeLessThan(tops[1] as number);
    });
  });

  it('names the parameters of a form, and explains each in whole sentences', async () => {
    await site.visit(PHONE, async (page) => {
      await page.goto('/en/docs/operations/cityList');
      const fields = await page.evaluate<{ label: string; name: string; help: string; row: string }[]>(
        `[...document.querySelectorAll('.try-form [data-name]')].map((entry) => ({
          label: (entry.closest('.try-field')?.querySelector('label > code') ?? entry.closest('details').querySelector('summary > code')).textContent,
          name: entry.dataset.name,
          help: document.getElementById(entry.getAttribute('aria-describedby')).textContent.trim(),
          row: [...document.querySelectorAll('.parameters tr')].find((row) => row.querySelector('th code')?.textContent === entry.dataset.name).cells[2].textContent.trim(),
        }))`,
      );
      expect(fields.length).toBeGreaterThan(8);
      expect(fields.filter(({ label, name, help, row }) => label !== name || help !== row)).toEqual([]);
    });
  });
});
