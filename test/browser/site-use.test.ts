// The site as it is used: by keyboard alone, without scripts, in both languages and themes, on paper.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { snippets } from '../../src/site/shell/code.js';
import { describeInBrowser } from './open-site.js';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 } };

const focused = (page: Page) =>
  page.evaluate<string>(
    'document.activeElement.className || document.activeElement.id || document.activeElement.tagName',
  );

describeInBrowser('the site', (site) => {
  describe('by keyboard alone', () => {
    it('begins with a link that skips the header', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto('/en/docs');
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('skip');
        expect(await page.locator('.skip').isVisible()).toBe(true);
        await page.keyboard.press('Enter');
        expect(await focused(page)).toBe('content');
      }));

    it('shows the focus on every control', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto('/en');
        const seen = new Set<string>();
        for (let step = 0; step < 25; step++) {
          await page.keyboard.press('Tab');
          seen.add(await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle'));
        }
        expect([...seen]).toEqual(['solid']);
      }));

    it('moves from tab to tab, and keeps the choice', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto('/en/docs/operations/cityById');
        await page.locator('#tab-curl').focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        expect(await focused(page)).toBe('tab-python');
        expect(await page.locator('#panel-python').isVisible()).toBe(true);
        expect(await page.locator('#panel-curl').isVisible()).toBe(false);
        await page.goto('/en');
        expect(await page.locator('#panel-python').isVisible()).toBe(true);
      }));

    it('opens the sections on a phone, and comes back', () =>
      site.visit(PHONE, async (page) => {
        await page.goto('/en/docs/families/city');
        expect(await page.locator('#sections').isVisible()).toBe(false);
        await page.locator('button.menu').focus();
        await page.keyboard.press('Enter');
        expect(await page.locator('#sections').isVisible()).toBe(true);
        await page.keyboard.press('Tab');
        expect(await page.evaluate('document.activeElement.closest("#sections") !== null')).toBe(true);
        await page.keyboard.press('Escape');
        expect(await page.locator('#sections').isVisible()).toBe(false);
        expect(await focused(page)).toBe('menu');
      }));
  });

  describe('the request on the front page', () => {
    const status = (page: Page) => page.locator('.live .status');

    it('is sent as it was typed, and shows the response', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto('/en');
        await page.locator('#path').fill('/api/v1/Region/1');
        await page.keyboard.press('Enter');
        await status(page)
          .filter({ hasText: /^200 · \d+ ms$/ })
          .waitFor();
        expect(await page.locator('.live .answer').textContent()).toContain('"name": "Caribe"');
        for (const { id } of snippets)
          expect(await page.locator(`#panel-${id} code`).textContent()).toContain(
            `${site.origin}/api/v1/Region/1`,
          );
      }));

    it('lists the parameters that had no effect', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto('/es');
        await page.locator('#path').fill('/api/v1/Region?q=caribe&limit=1');
        await page.keyboard.press('Enter');
        await status(page)
          .filter({ hasText: /^200 · \d+ ms · se ignoró: q$/ })
          .waitFor();
      }));

    it('shows a problem in the language of the page', () =>
      site.visit({ ...DESKTOP, locale: 'en-US' }, async (page) => {
        await page.goto('/es');
        await page.locator('#path').fill('/api/v1/Regon');
        await page.locator('.ask button').click();
        await status(page).filter({ hasText: '404' }).waitFor();
        expect(await status(page).getAttribute('class')).toContain('bad');
        expect(await page.locator('.live .answer').textContent()).toContain(
          '¿Quisiste decir /api/v1/Region?',
        );
      }));

    it('can be chosen from examples, and never leaves this service', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto('/en');
        const example = page.locator('.examples a').nth(1);
        await example.click();
        await status(page).filter({ hasText: 'ms' }).waitFor();
        expect(await example.getAttribute('aria-current')).toBe('true');
        expect(await page.locator('#path').inputValue()).toBe(await example.getAttribute('href'));
        for (const typed of [
          'https://example.org/api/v1/Map/1',
          '//example.org/api/v1/Map/1',
          'http://[',
          ' api/v1/Map/1 ',
        ]) {
          await page.locator('#path').fill(typed);
          const answered = page.waitForResponse(`${site.origin}/**`);
          await page.keyboard.press('Enter');
          expect((await answered).url()).toMatch(site.origin);
        }
      }));

    it('is copied as it is shown, without the prompt of a terminal', () =>
      site.visit({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
        await page.goto('/en');
        await page.locator('#panel-curl .copy').click();
        await page.locator('#panel-curl .copy', { hasText: 'Copied' }).waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
          `curl '${site.origin}/api/v1/Holiday/year/2026/month/7'`,
        );
        await page.locator('.run .copy').first().click();
        await page.locator('.run .copy', { hasText: 'Copied' }).waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe('npm start');
      }));
  });

  describe('the choice of a reader', () => {
    it('is the language at all URLs that name none', () =>
      site.visit({ ...DESKTOP, locale: 'en-US' }, async (page) => {
        await page.goto('/docs/problems');
        expect(await page.locator('html').getAttribute('lang')).toBe('en');
        await page.locator('a.language').click();
        await page.waitForURL('**/es/docs/problems');
        await page.goto('/');
        expect(await page.locator('html').getAttribute('lang')).toBe('es');
        await page.locator('a.language').click();
        await page.waitForURL('**/en');
        await page.goto('/docs');
        expect(await page.locator('html').getAttribute('lang')).toBe('en');
      }));

    it('defaults to the language of the browser', () =>
      site.visit({ ...DESKTOP, locale: 'es-CO' }, async (page) => {
        await page.goto('/');
        expect(await page.locator('html').getAttribute('lang')).toBe('es');
      }));

    it.each(['light', 'dark'] as const)('is the theme, if the system has the %s one', (colorScheme) =>
      site.visit({ ...DESKTOP, colorScheme }, async (page) => {
        const paper = () =>
          page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
        await page.goto('/en');
        const [before, button] = [await paper(), page.locator('button.theme')];
        expect(await button.getAttribute('aria-pressed')).toBe(String(colorScheme === 'dark'));
        await button.press('Space');
        const after = await paper();
        expect(after).not.toBe(before);
        await page.goto('/es/docs');
        expect(await paper()).toBe(after);
        await page.locator('button.theme').click();
        expect(await paper()).toBe(before);
      }),
    );
  });

  describe('without scripts', () => {
    const scriptless = { ...DESKTOP, javaScriptEnabled: false };

    it('shows the request in every language, its response, and no control that needs scripts', () =>
      site.visit(scriptless, async (page) => {
        await page.goto('/en');
        for (const { id } of snippets)
          expect(await page.locator(`[data-tab=${id}] pre`).isVisible()).toBe(true);
        expect(await page.locator('.live .answer').textContent()).toContain('2026-07-20');
        expect(
          await page.locator('.ask, button:not([type=submit]), .copy').filter({ visible: true }).count(),
        ).toBe(0);
        expect(await page.locator('.line a').getAttribute('href')).toBe('/api/v1/Holiday/year/2026/month/7');
      }));

    it('has the sections at the end of a page on a phone, and a link to them', () =>
      site.visit({ ...PHONE, javaScriptEnabled: false }, async (page) => {
        await page.goto('/es/docs/families/city');
        await page.locator('a.to-menu').click();
        expect(page.url()).toMatch(/#sections$/);
        expect(await page.locator('#sections a').first().isVisible()).toBe(true);
      }));
  });

  it('shows only the text on paper', () =>
    site.visit({ ...DESKTOP, colorScheme: 'dark' }, async (page) => {
      await page.goto('/en/docs/operations/cityById');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const gone of ['.search', '#sections', '.foot', '.copy', '.tablist', '.choices'])
        expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
      for (const { id } of snippets) expect(await page.locator(`#panel-${id}`).isVisible()).toBe(true);
      expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
        'rgb(255, 255, 255)',
      );
    }));
});
