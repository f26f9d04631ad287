// Reads the parts of a page that the tests of tables need.
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { OpenSite } from './open-site.js';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const whole = (page: Page) => page.locator('.rows.whole').waitFor();
export const names = (page: Page, most = 5) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('.records tbody th')].slice(0, ${most}).map((each) => each.textContent)`,
  );
export const resultCount = (page: Page, text: string) => page.locator('.tally', { hasText: text }).waitFor();
export const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
export const ANTIOQUIA = ['Medellín', 'Bello', 'Itagüí', 'Envigado', 'Rionegro'];

/** Opens a page and waits for all rows of its table. */
export const wholeTables =
  (site: OpenSite) =>
  <Result>(
    path: string,
    use: (page: Page) => Promise<Result>,
    options: BrowserContextOptions = DESKTOP,
  ): Promise<Result> =>
    site.visit(options, async (page) => {
      await page.goto(path);
      await whole(page);
      return use(page);
    });
