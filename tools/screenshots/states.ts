// States of a page other than the one it opens in.
import type { Page } from 'playwright-core';
import type { Shot } from './shot.js';

export interface State extends Partial<Pick<Shot, 'scripts' | 'media'>> {
  readonly name: string;
  readonly path: string;
  readonly prepare: (page: Page) => Promise<unknown>;
}

const nothing = async () => {};

export const states: readonly State[] = [
  {
    name: 'live-answer',
    path: '/',
    prepare: async (page) => {
      await page.locator('.examples a').nth(2).click();
      await page.locator('.status', { hasText: 'ms' }).waitFor();
    },
  },
  {
    name: 'live-error',
    path: '/',
    prepare: async (page) => {
      await page.locator('.ask input').fill('/api/v1/Department/pagedList?Page=0');
      await page.locator('.ask input').press('Enter');
      await page.locator('.status.bad').waitFor();
    },
  },
  {
    name: 'tab-python',
    path: '/docs/operations/cityById',
    prepare: (page) => page.locator('#tab-python').click(),
  },
  {
    name: 'search-open',
    path: '/docs',
    prepare: async (page) => {
      await page.locator('#q').fill('ci');
      await page.locator('#found-0').waitFor();
      await page.locator('#q').press('ArrowDown');
    },
  },
  { name: 'search-results', path: '/search?q=cali', prepare: nothing },
  { name: 'search-nothing', path: '/search?q=zzzz', prepare: nothing },
  { name: 'tools', path: '/tools', prepare: nothing },
  { name: 'calendar', path: '/tools/calendar?year=2026', prepare: nothing },
  { name: 'working-days', path: '/tools/working-days?from=2026-12-24&days=10', prepare: nothing },
  { name: 'match', path: '/tools/match?example=1', prepare: nothing },
  { name: 'locate', path: '/tools/locate?example=1', prepare: nothing },
  {
    name: 'menu-open',
    path: '/docs/families/city',
    prepare: async (page) => {
      const menu = page.locator('button.menu');
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'keyboard', path: '/', prepare: (page) => page.keyboard.press('Tab') },
  { name: 'without-scripts', path: '/', scripts: false, prepare: nothing },
  { name: 'without-scripts-operation', path: '/docs/operations/cityById', scripts: false, prepare: nothing },
  { name: 'print', path: '/docs/operations/cityById', media: 'print', prepare: nothing },
  { name: 'print-home', path: '/', media: 'print', prepare: nothing },
];
