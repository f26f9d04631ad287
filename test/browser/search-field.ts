// The search field of the site, as a reader uses it.
import type { Page } from 'playwright-core';

/** Types and waits for the list of exactly this. */
export async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await page.locator('.found .all a', { hasText: text }).waitFor();
}

/** The names in the list, without the link to all results. */
export const options = (page: Page) => page.locator('#found > [role=option] > span').allTextContents();
