// Faults of a page on the screen: it is wider than the screen, or axe reports it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function tooWide(page: Page): Promise<readonly string[]> {
  const by = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return by > 0 ? [`${by} pixels too wide`] : [];
}

export async function axeFaults(page: Page, options: object): Promise<readonly string[]> {
  // It stays in the page until the next one opens.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe);
  const axeOptions = JSON.stringify({ resultTypes: ['violations'], ...options });
  return page.evaluate<string[]>(`axe.run(document, ${axeOptions}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`);
}

/** Axe needs more time for contrast than for all other rules. */
const CONTRAST = 'color-contrast';
export const WITHOUT_CONTRAST = { rules: { [CONTRAST]: { enabled: false } } };

/** Texts with too little contrast in one of the themes. */
export async function unreadable(
  page: Page,
  themes = ['light', 'dark'] as const,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const found = await axeFaults(page, { runOnly: [CONTRAST] });
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

/**
 * At every width it checks all rules of axe except contrast. It checks both themes at the last width, because colours do not depend on the
 * width.
 */
export async function faultsOnScreens(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = [...(await tooWide(page)), ...(await axeFaults(page, WITHOUT_CONTRAST))];
    faults.push(...found.map((fault) => `at ${width}: ${fault}`));
  }
  return [...faults, ...(await unreadable(page))];
}
