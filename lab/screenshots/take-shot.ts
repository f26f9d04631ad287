// Takes one screenshot of a whole page, and returns whether the page is wider than its screen.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Shot } from './shot.js';

const HEIGHT = 900;

export async function takeShot(
  browser: Browser,
  origin: string,
  folder: string,
  shot: Shot,
): Promise<boolean> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: HEIGHT },
    colorScheme: shot.theme,
    javaScriptEnabled: shot.scripts,
  });
  try {
    const page = await context.newPage();
    await page.emulateMedia({ media: shot.media });
    await page.goto(`${origin}${shot.path}`);
    await shot.prepare(page);
    await page.screenshot({ path: join(folder, `${shot.name}.png`), fullPage: true });
    const widths = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    return shot.scripts && (await page.evaluate<boolean>(widths));
  } finally {
    await context.close();
  }
}
