// The console in a real browser: it shows the description, and no request leaves the origin.
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';

describeInBrowser('the console', (site) => {
  it('is drawn from our own origin, without an error', () =>
    site.visit({}, async (page) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto('/docs/console');
      await page.getByRole('heading', { name: 'Atlas Colombia' }).waitFor();
      await page.getByText('PostalCode', { exact: true }).first().waitFor();
      expect(requested).toContain(`${site.origin}/openapi.json`);
      await page.getByRole('link', { name: 'Documentation', exact: true }).click();
      await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
    }));

  it('links to readable documentation if scripts are off', () =>
    site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/docs/console');
      await page.getByRole('link', { name: 'The documentation' }).click();
      await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
      expect(page.url()).toBe(`${site.origin}/docs`);
    }));
});
