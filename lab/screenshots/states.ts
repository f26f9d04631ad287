// States of a page other than the one it opens in, and pages that are made when they are requested.
import type { Page } from 'playwright-core';
import { type Address, addresses, calculatorAddresses } from '../../src/site/shell/addresses.js';
import type { Shot } from './shot.js';

interface PageState extends Partial<Pick<Shot, 'scripts' | 'media'>> {
  readonly name: string;
  readonly path: Address;
  readonly prepare: (page: Page) => Promise<unknown>;
}

const nothing = async () => {};

const pathBelow = (path: Exclude<Address, string>, rest: string) => ({
  en: `${path.en}${rest}`,
  es: `${path.es}${rest}`,
});
const municipalities = { en: '/data/municipalities', es: '/datos/municipios' };

export const states: readonly PageState[] = [
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
  { name: 'search-results', path: pathBelow(addresses.search, '?q=cali'), prepare: nothing },
  { name: 'search-nothing', path: pathBelow(addresses.search, '?q=zzzz'), prepare: nothing },
  { name: 'tools', path: addresses.calculators, prepare: nothing },
  { name: 'calendar', path: pathBelow(calculatorAddresses.calendar, '?year=2026'), prepare: nothing },
  {
    name: 'working-days',
    path: pathBelow(calculatorAddresses.workingDays, '?from=2026-12-24&days=10'),
    prepare: nothing,
  },
  { name: 'match', path: pathBelow(calculatorAddresses.match, '?example=1'), prepare: nothing },
  { name: 'locate', path: pathBelow(calculatorAddresses.locate, '?example=1'), prepare: nothing },
  { name: 'data', path: addresses.data, prepare: nothing },
  { name: 'table', path: municipalities, prepare: nothing },
  { name: 'table-without-scripts', path: municipalities, scripts: false, prepare: nothing },
  { name: 'record', path: pathBelow(municipalities, '/bogota-d-c-167'), prepare: nothing },
  {
    name: 'record-of-volcano',
    path: { en: '/data/volcanoes/volcan-galeras-10', es: '/datos/volcanes/volcan-galeras-10' },
    prepare: nothing,
  },
  {
    name: 'record-of-department',
    path: { en: '/data/departments/antioquia-2', es: '/datos/departamentos/antioquia-2' },
    prepare: nothing,
  },
  { name: 'record-of-country', path: { en: '/data/country', es: '/datos/pais' }, prepare: nothing },
  { name: 'table-of-holidays', path: { en: '/data/holidays', es: '/datos/dias-festivos' }, prepare: nothing },
  { name: 'search-empty', path: addresses.search, prepare: nothing },
  { name: 'explore', path: addresses.explore, prepare: nothing },
  {
    name: 'explore-elevation',
    path: pathBelow(addresses.explore, '?areas=city&by=elevation'),
    prepare: nothing,
  },
  { name: 'explore-department', path: pathBelow(addresses.explore, '?department=2'), prepare: nothing },
  { name: 'status', path: addresses.status, prepare: nothing },
  { name: 'missing', path: '/nothing-is-here', prepare: nothing },
  {
    name: 'tried',
    path: '/docs/operations/cityList',
    prepare: async (page) => {
      await page.locator('.try-form button[type=submit]').click();
      await page.locator('.status', { hasText: 'ms' }).waitFor();
    },
  },
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
