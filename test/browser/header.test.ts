// The header on a phone is one row, with a menu that also works without scripts, and nothing on a page moves while it loads.
import { expect, it } from 'vitest';
import { openForShifts } from './layout-shifts.js';
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

describeInBrowser('the header', (site) => {
  it.each(paths)('shows %s in one row on a phone, without a layout shift', (path) =>
    site.visit(PHONE, async (page) => {
      const shift = await openForShifts(page, path);
      expect(await page.evaluate('document.querySelector(".bar").offsetHeight')).toBeLessThan(80);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(shift).toBe(0);
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

  it('keeps query and anchor when the language changes', () =>
    site.visit({}, async (page) => {
      await page.goto('/en/docs/operations/cityList?x=1#parameters');
      await page.locator('a.language').click();
      await page.waitForURL('**/es/docs/operations/cityList?x=1#parameters');
    }));
});
