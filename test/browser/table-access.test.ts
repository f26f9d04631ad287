// Access to tables, in a real browser: by keyboard, without scripts, without rows, on paper, on every width.
import { describe, expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';
import { axeFaults } from './page-faults.js';
import { ANTIOQUIA, DESKTOP, names, query, resultCount, whole, wholeTables } from './table-page.js';

describeInBrowser('a table', (site) => {
  const open = wholeTables(site);

  it('works with the keyboard alone', () =>
    open('/en/data/populated-centres', async (page) => {
      const focus = () =>
        page.evaluate<string>(
          'document.activeElement.getAttribute("data-sort") ?? document.activeElement.className',
        );
      await page.locator('.skip-table').focus();
      expect(await page.evaluate('getComputedStyle(document.querySelector(".skip-table")).clipPath')).toBe(
        'none',
      );
      await page.keyboard.press('Tab');
      expect(await focus()).toBe('rows whole');
      await page.keyboard.press('End');
      await page.waitForURL(/page=169/);
      await page.keyboard.press('Home');
      await page.waitForURL((url) => url.search === '');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('[aria-sort=ascending]').waitFor();
      expect(await focus()).toBe('name');
      for (let step = 0; step < 60; step++) await page.keyboard.press('Tab');
      const row = await page.evaluate<number>(
        'Number(document.activeElement.closest("tr").getAttribute("aria-rowindex"))',
      );
      expect(row).toBeGreaterThan(28);
      expect(
        await page.evaluate(`(() => { const row = document.activeElement.getBoundingClientRect();
          const region = document.querySelector('.rows').getBoundingClientRect();
          return row.top >= region.top && row.bottom <= region.bottom; })()`),
      ).toBe(true);
      // The focused row scrolls out of sight, and the focus stays in the table.
      await page.keyboard.press('End');
      await expect.poll(focus).toBe('rows whole');
      await page.locator('.skip-table').focus();
      await page.keyboard.press('Enter');
      expect(await focus()).toBe('pager');
    }));

  it('works without scripts, with a form, links and pages', () =>
    site.visit({ ...DESKTOP, javaScriptEnabled: false }, async (page) => {
      await page.goto('/en/data/municipalities');
      expect(await page.locator('.records tbody tr').count()).toBe(50);
      await page.getByText('Filters', { exact: true }).click();
      await page.locator('select[name=departmentId]').selectOption({ label: 'Antioquia (125)' });
      await page.locator('.columns summary').click();
      await page.locator('[name=fields][value=elevation]').check();
      await page.getByRole('button', { name: 'Show' }).click();
      await resultCount(page, '125 of 1,123');
      expect(query(page)).toBe(
        '?departmentId=2&fields=name,population,departmentId,populationDensity,surfaceKm2,daneCode,postalCode,elevation',
      );
      await page.locator('thead a', { hasText: 'Population' }).click();
      expect(await names(page)).toEqual(ANTIOQUIA);
      await page.locator('[rel=next]').click();
      expect(query(page)).toContain('page=2');
      expect(await page.locator('.records tbody tr').first().getAttribute('aria-rowindex')).toBe('52');
      await page.locator('a.language').click();
      expect(query(page)).toContain('sortBy=-population');
      await resultCount(page, '125 de 1.123');
    }));

  it('shows the table of the server if its rows do not load', () =>
    site
      .visit(DESKTOP, async (page) => {
        await page.route('**/api/**', (route) => route.abort());
        await page.goto('/en/data/municipalities').catch(() => undefined);
        await page.locator('[data-sort=population]').click();
        await page.waitForURL(/sortBy=-population/);
        expect((await names(page))[0]).toBe('Bogotá D.C.');
      })
      .catch((error: Error) => expect(error.message).toContain('ERR_FAILED')));

  it('prints all of its content', () =>
    open('/en/data/departments', async (page) => {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate('dispatchEvent(new Event("beforeprint"))');
      expect(await page.locator('.records tbody tr[aria-rowindex]').count()).toBe(33);
      for (const gone of ['.table-form', '.take', '.pager'])
        expect(await page.locator(gone).isVisible()).toBe(false);
      expect(await page.evaluate('getComputedStyle(document.querySelector(".rows")).overflowY')).toBe(
        'visible',
      );
    }));

  describe.each([
    [320, 'light', '/en/data/populated-centres?name[contains]=san'],
    [320, 'dark', '/es/datos/municipios?fields=name,population,website,pdet&departmentId=2'],
    [768, 'dark', '/en/data/presidents'],
    [768, 'light', '/es/datos/dias-festivos'],
    [1440, 'light', '/en/data/municipalities?near=4.6,-74.08&radius=30'],
    [1440, 'dark', '/es/datos/codigos-postales'],
    [320, 'light', '/es/datos/poblacion-por-ano'],
    [768, 'dark', '/en/data/municipalities?sortBy=foo&populaton=5'],
  ] as const)('%i px wide, %s, at %s', (width, colorScheme, path) => {
    it('fits its screen, has targets for a finger and no accessibility faults', () =>
      site
        .visit({ viewport: { width, height: 800 }, colorScheme }, async (page) => {
          const response = await page.goto(path);
          if (response?.status() === 200 && (await page.locator('.rows').count()) > 0) await whole(page);
          for (const summary of await page.locator('main summary').all()) await summary.click();
          expect(
            await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
          ).toBeLessThanOrEqual(0);
          const small =
            await page.evaluate(`[...document.querySelectorAll('main :is(button, input:not([type=hidden]), select, summary, thead a, .pager a, .files a, .clear)')]
            .filter((each) => each.checkVisibility()).filter((each) => {
              const { width, height } = (each.type === 'checkbox' ? each.parentElement : each).getBoundingClientRect();
              return width < 24 || height < 24; }).map((each) => each.outerHTML.slice(0, 80))`);
          expect(small).toEqual([]);
          expect(await axeFaults(page, {})).toEqual([]);
        })
        .catch((error: Error) => {
          // Chromium reports a response with 400 as an error, but the test expects it.
          if (!error.message.includes('status of 400')) throw error;
        }));
  });
});
