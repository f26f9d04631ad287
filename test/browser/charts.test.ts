// The chart of a series as it is read: with a pointer, with a finger, with the keyboard, and without scripts.
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';
import { faultsOnScreens } from './page-faults.js';

const PATH = '/en/data/municipalities/bogota-d-c-167';

describeInBrowser('a chart', (site) => {
  it('shows the year and the value below the pointer, and the figure of the record after it leaves', () =>
    site.visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(PATH, { waitUntil: 'networkidle' });
      const readout = page.locator('.chart-value').first();
      const before = await readout.textContent();
      expect(before).toContain('2025: ');
      const plot = page.locator('.plot').first();
      const { width } = (await plot.boundingBox()) ?? { width: 0 };
      await plot.hover({ position: { x: width * 0.08, y: 50 } });
      expect(await readout.textContent()).toMatch(/^1985: 4,225,649 inhabitants · Estimates 1985-2005/);
      await page.locator('#series').hover();
      expect(await readout.textContent()).toBe(before);
    }));

  it('moves from year to year with the keyboard, and announces each', () =>
    site.visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(PATH, { waitUntil: 'networkidle' });
      const slider = page.getByRole('slider').first();
      await slider.focus();
      await page.keyboard.press('Home');
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/^1985: 4,225,649 inhabitants/);
      await page.keyboard.press('ArrowRight');
      expect(await slider.getAttribute('aria-valuenow')).toBe('1986');
      await page.keyboard.press('End');
      expect(await slider.getAttribute('aria-valuenow')).toBe('2025');
    }));

  it('has figures that can be read on the narrowest phone', () =>
    site.visit({ viewport: { width: 320, height: 800 } }, async (page) => {
      await page.goto(PATH, { waitUntil: 'networkidle' });
      const { height = 0 } = (await page.locator('.plot .year').first().boundingBox()) ?? {};
      expect(height).toBeGreaterThan(10);
    }));

  it('keeps the value below a finger after it is lifted, and fits every screen', () =>
    site.visit({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }, async (page) => {
      await page.goto(PATH, { waitUntil: 'networkidle' });
      const plot = page.locator('.plot').first();
      await plot.scrollIntoViewIfNeeded();
      const box = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.touchscreen.tap(box.x + box.width * 0.12, box.y + 60);
      expect(await page.locator('.chart-value').first().textContent()).toMatch(/^198\d: /);
      expect(await page.locator('.legend').first().isVisible()).toBe(true);
      expect(await faultsOnScreens(page, [320, 1280])).toEqual([]);
    }));
});
