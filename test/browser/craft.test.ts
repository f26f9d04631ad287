// Pages of every kind on the narrowest screens, on paper, for fingers and on plain http. Nothing scrolls sideways or is cut off.
import { expect, it } from 'vitest';
import { part } from '../system/size.js';
import { describeInBrowser } from './open-site.js';
import { axeFaults, unreadable, WITHOUT_CONTRAST } from './page-faults.js';

const NARROW = { width: 320, height: 700 };

const kinds = [
  '/en',
  '/es/docs',
  '/es/docs/sources',
  '/es/estado',
  '/en/docs/guides/department-city-select',
  '/en/docs/operations/cityList',
  '/es/docs/families/city',
  '/es/datos',
  '/es/datos/municipios',
  '/en/data/municipalities/bogota-d-c-167',
];

describeInBrowser('in a browser', (site) => {
  // By default views.test.ts opens the others.
  it.each(part(kinds, 5))(
    'fits %s into 320 pixels, with targets for a finger and no accessibility faults in both themes',
    async (path) => {
      await site.visit({ viewport: NARROW }, async (page) => {
        await page.goto(path);
        const { scrollWidth, font } = await page.evaluate<{ scrollWidth: number; font: boolean }>(
          `document.fonts.ready.then(() => ({ scrollWidth: document.documentElement.scrollWidth, font: document.fonts.check('600 20px "Atlas Headings"') }))`,
        );
        expect([scrollWidth, font]).toEqual([NARROW.width, true]);
        const rules = { ...WITHOUT_CONTRAST.rules, 'target-size': { enabled: true } };
        expect([...(await axeFaults(page, { rules })), ...(await unreadable(page))]).toEqual([]);
      });
    },
  );

  it('copies code on plain http, where browsers give scripts no clipboard', async () => {
    await site.visit({ permissions: ['clipboard-read'] }, async (page) => {
      await page.addInitScript(
        "globalThis.clipboard = navigator.clipboard; Object.defineProperty(navigator, 'clipboard', { value: undefined })",
      );
      await page.goto('/en/docs/guides/department-city-select');
      const whole = page.locator('figure:has(.language-html)', { hasText: '<!doctype html>' });
      const button = whole.locator('button.copy');
      await button.click();
      await page.locator('button.copy', { hasText: 'Copied' }).waitFor();
      expect(await page.evaluate<string>('clipboard.readText()')).toContain('<!doctype html>');
      expect(await button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    });
  });

  it('prints the URLs of links to other sites, and none of its paths', async () => {
    await site.visit({}, async (page) => {
      await page.goto('/en/docs/sources');
      await page.emulateMedia({ media: 'print' });
      const after = (link: string) =>
        page.evaluate<string>(`getComputedStyle(document.querySelector('${link}'), '::after').content`);
      expect(await after('main a[href^="http"]:not(:has(code))')).toContain('http');
      expect(await after('main p a[href^="/en/docs/families"]')).toBe('none');
    });
  });
});
