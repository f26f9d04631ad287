// What is wrong with a page as it is shown: wider than its screen, or not sound for axe.
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
  await page.evaluate(axe);
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options });
  return page.evaluate<string[]>(`axe.run(document, ${asked}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`);
}
