// The header on a phone is one row, with a menu that also works without scripts, and nothing on a page moves while it loads.
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';

const PHONE = { viewport: { width: 320, height: 640 } };
const paths = [
  '/en',
  '/es',
  '/es/datos',
  '/es/docs',
  '/en/docs/guides/paging',
  '/es/buscar?q=cali',
  '/en/status',
];

/** Adds up the layout shifts from the beginning of a page on. */
const COUNT_SHIFTS = `window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
}).observe({ type: 'layout-shift', buffered: true });`;

describeInBrowser('the header', (site) => {
  it.each(paths)('of %s is one row on a phone, and nothing moves', (path) =>
    site.visit(PHONE, async (page) => {
      await page.addInitScript(COUNT_SHIFTS);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready');
      expect(await page.evaluate('document.querySelector(".bar").offsetHeight')).toBeLessThan(80);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(await page.evaluate('window.shifted')).toBeCloseTo(0, 2);
    }),
  );

  it.each([true, false])('opens its menu with scripts: %s', (javaScriptEnabled) =>
    site.visit({ ...PHONE, javaScriptEnabled }, async (page) => {
      await page.goto('/es/datos');
      const map = page.locator('nav.main a', { hasText: 'Mapa' });
      expect(await map.isVisible()).toBe(false);
      await page.locator(javaScriptEnabled ? 'button.menu' : 'a.to-menu').click();
      expect(await map.isVisible()).toBe(true);
      await map.click();
      await page.waitForURL('**/es/explorar');
    }),
  );

  it('keeps query and place when the language changes', () =>
    site.visit({}, async (page) => {
      await page.goto('/en/docs/operations/cityList?x=1#parameters');
      await page.locator('a.language').click();
      await page.waitForURL('**/es/docs/operations/cityList?x=1#parameters');
    }));
});
