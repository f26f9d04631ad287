// One flow in a real browser for `npm test`, from the front page through the search to a record, by keyboard.
import { expect, it } from 'vitest';
import { describeInBrowser } from '../browser/open-site.js';
import { options, search } from '../browser/search-field.js';

const DESKTOP = { viewport: { width: 1440, height: 900 } };

describeInBrowser('the search', (site) => {
  it('finds a record by the beginning of its name, and opens it by keyboard', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en');
      await search(page, 'cali');
      expect((await options(page))[0]).toBe('Cali');
      const answer = await fetch(`${site.origin}/api/v1/search?q=cali&limit=8`);
      const { hits } = (await answer.json()) as { hits: { name: string; certain: boolean; score: number }[] };
      const names = hits.filter(({ certain, score }) => certain && score >= 0.9).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(2);
      expect((await options(page)).slice(0, names.length)).toEqual(names);
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('#q').getAttribute('aria-activedescendant')).toBe('found-0');
      expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(1);
      expect(await page.locator('.search [role=status]').textContent()).toMatch(/^\d+ results$/);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en/data/**/cali-1093');
      expect(await page.locator('h1').textContent()).toBe('Cali');
    }));
});
