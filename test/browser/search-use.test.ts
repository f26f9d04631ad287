// The search by keyboard alone, with its one field for data and documentation, and without scripts.
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';
import { axeFaults, tooWide } from './page-faults.js';
import { options, search } from './search-field.js';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 320, height: 740 } };

describeInBrowser('the search', (site) => {
  it.each([
    ['en', 'Holidays', 'Calendar of a year'],
    ['es', 'Días festivos', 'Calendario del año'],
  ])('finds a family by its everyday names, in either language: %s', (language, family, tool) =>
    site.visit(DESKTOP, async (page) => {
      await page.goto(`/${language}/docs`);
      await search(page, 'feriado');
      const found = await options(page);
      expect(found[0]).toBe(family);
      expect(found).toContain(tool);
    }),
  );

  it.each([
    ['en', 'holidays 2027', '/en/holidays/2027'],
    ['es', 'festivos 2027', '/es/festivos/2027'],
    ['es', 'calendario 2027', '/es/festivos/2027'],
    ['es', 'semana santa 2027', '/es/festivos/2027'],
  ])('finds the page of a year while the reader types: %s, %s', (language, typed, path) =>
    site.visit(PHONE, async (page) => {
      await page.goto(`/${language}/docs`);
      await search(page, typed);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
    }),
  );

  it.each(['en', 'es'])('finds a guide by a word in it, before names that only resemble it: %s', (language) =>
    site.visit(PHONE, async (page) => {
      await page.goto(`/${language}/docs`);
      await search(page, 'cors');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/${language}/docs/guides/first-request`);
    }),
  );

  it('accepts typos and finds codes', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/docs');
      await search(page, 'bogtoa');
      expect((await options(page))[0]).toBe('Bogotá D.C.');
      await page.locator('#q').fill('');
      await page.locator('#q').pressSequentially('05001');
      await page.locator('.found .all a', { hasText: '05001' }).waitFor();
      expect((await options(page))[0]).toBe('Medellín');
    }));

  it('opens by either key, wraps around, closes, and forgets the previous query', () =>
    site.visit(DESKTOP, async (page) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/v1/search?')) requested.push(request.url());
      });
      await page.goto('/en/tools/match');
      await page.locator('#rows').focus();
      await page.keyboard.press('Control+k');
      expect(await page.evaluate('document.activeElement.id')).toBe('q');
      await page.keyboard.type('medellin');
      await page.locator('.found .all a', { hasText: 'medellin' }).waitFor();
      expect(requested.length).toBeLessThan('medellin'.length);
      await page.keyboard.press('ArrowUp');
      expect(await page.locator('[aria-selected=true]').textContent()).toContain('All results');
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('#q').getAttribute('aria-activedescendant')).toBe('found-0');
      await page.keyboard.press('Escape');
      expect(await page.locator('#found').isVisible()).toBe(false);
      expect(await page.locator('#q').getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en/search?q=medellin');
    }));

  it.each([
    ['en', 'No results for “zzzzqqq”.'],
    ['es', 'No hay resultados para «zzzzqqq».'],
  ])('shows that there are no results, and what to try: %s', (language, nothing) =>
    site.visit(PHONE, async (page) => {
      await page.goto(`/${language}`);
      await page.keyboard.press('/');
      await page.keyboard.type('zzzzqqq');
      await page.locator('.found p', { hasText: nothing }).waitFor();
      expect(await page.locator('.search [role=status]').textContent()).toContain(nothing);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/${language}/{search,buscar}?q=zzzzqqq`);
      expect(await page.locator('main').textContent()).toContain(nothing);
      expect(await page.locator('main li').count()).toBeGreaterThan(3);
    }),
  );

  it.each(['light', 'dark'] as const)(
    'is sound for axe while its list is open, in the %s theme',
    (colorScheme) =>
      site.visit({ ...PHONE, colorScheme }, async (page) => {
        await page.goto('/en/docs');
        await search(page, 'san');
        await page.keyboard.press('ArrowDown');
        expect([...(await tooWide(page)), ...(await axeFaults(page, {}))]).toEqual([]);
      }),
  );

  it('works without scripts', () =>
    site.visit({ ...DESKTOP, javaScriptEnabled: false }, async (page) => {
      await page.goto('/en/docs');
      await page.locator('#q').fill('cali');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en/search?q=cali');
      expect(await page.locator('#results a').first().textContent()).toBe('Cali');
      await page.locator('.pager a[rel=next]').click();
      await page.waitForURL('**/en/search?q=cali&page=2');
      await page.locator('#results a').first().click();
      await page.waitForURL('**/en/data/**');
      await page.goto('/es/docs/search');
      await page.waitForURL('**/es/buscar');
      expect(await page.locator('#all-pages a').count()).toBeGreaterThan(200);
    }));
});
