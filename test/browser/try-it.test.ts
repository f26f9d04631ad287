// Operations as people try them: a form that begins with the example, sends a request with the chosen values, and shows the response.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Operation } from '../../src/engine/operations/operation.js';
import { inLanguage, languages, operationAddress } from '../../src/site/shell/addresses.js';
import { describeInBrowser } from './open-site.js';
import { axeFaults, tooWide } from './page-faults.js';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const NARROW = { viewport: { width: 320, height: 700 } };

const request = (page: Page) => page.locator('.try-request a').getAttribute('href');
const snippet = (page: Page) => page.locator('#panel-curl code').textContent();
const status = (page: Page, text: RegExp) =>
  page.locator('.tried-answer .status').filter({ hasText: text }).waitFor();
const answer = (page: Page) => page.locator('.tried-answer .answer code').last().textContent();
const send = (page: Page) => page.locator('.try-form button[type=submit]').click();
const focused = (page: Page) =>
  page.evaluate<string>(
    'document.activeElement.dataset.part ?? Object.keys(document.activeElement.dataset)[0] ?? document.activeElement.id',
  );

/** The five largest cities, by name and population. */
async function chooseCities(page: Page): Promise<void> {
  await page.locator('.try-ticks summary').first().click();
  await page.locator('.try-ticks input[value=name]').check();
  await page.locator('.try-ticks input[value=population]').check();
  await page.locator('button[data-add]').click();
  await page.locator('select[data-part=field]').selectOption('population');
  await page.locator('select[data-part=way]').selectOption('gte');
  await page.locator('input[data-part=value]').fill('1000000');
  await page.locator('#try-sortBy').selectOption('population');
  await page.locator('#try-sortDirection').selectOption('desc');
  await page.locator('#try-limit').fill('5');
}

const CITIES =
  '/api/v1/City?fields=name,population&population%5Bgte%5D=1000000&sortBy=population&sortDirection=desc&limit=5';

describeInBrowser('an operation', (site) => {
  it('begins with an example that succeeds unchanged, for every kind of operation', () =>
    site.visit(DESKTOP, async (page) => {
      const kinds = new Map<Operation['kind'], Operation>();
      for (const operation of site.service.operations) kinds.set(operation.kind, operation);
      for (const [index, operation] of [...kinds.values()].entries()) {
        await page.goto(inLanguage(languages[index % 2] ?? 'en', operationAddress(operation)));
        const before = await request(page);
        // Events in the form read untouched fields again.
        await page.locator('.try-form').dispatchEvent('input');
        expect(await request(page)).toBe(before);
        const sent = page.waitForRequest((each) => each.url() === `${site.origin}${before}`);
        await send(page);
        await sent;
        await status(page, /^200 · \d+ ms/);
      }
      expect(kinds.size).toBeGreaterThan(15);
    }));

  it.each(languages)('requests the chosen values, and returns to the example: %s', (language) =>
    site.visit(DESKTOP, async (page) => {
      await page.goto(inLanguage(language, '/docs/operations/cityList'));
      const example = await answer(page);
      await chooseCities(page);
      expect(await request(page)).toBe(CITIES);
      expect(await snippet(page)).toBe(`curl '${site.origin}${CITIES}'`);
      expect(await page.locator('.try-ticks .try-count').first().textContent()).toBe('2');
      // Until the form is sent, the page shows the response of the example and says so.
      expect(await answer(page)).toBe(example);
      await send(page);
      await status(page, /^200 · \d+ ms$/);
      const found = JSON.parse((await answer(page)) ?? '') as { name: string; population: number }[];
      const direct = await (await fetch(`${site.origin}${CITIES}`)).json();
      expect(found).toEqual(direct);
      expect(found.map((city) => Object.keys(city))).toEqual(Array(5).fill(['name', 'population']));
      expect(found.every(({ population }) => population >= 1_000_000)).toBe(true);
      expect(await page.locator('.tried-answer figcaption a').getAttribute('href')).toBe(CITIES);
      await page.locator('button[data-back]').click();
      expect(await request(page)).toBe('/api/v1/City');
      expect(await snippet(page)).toBe(`curl '${site.origin}/api/v1/City'`);
      expect(await answer(page)).toBe(example);
      expect(await page.locator('.try-row').count()).toBe(0);
      expect(await page.locator('.tried-answer .status').textContent()).toBe('');
    }),
  );

  it.each([
    ['en', 'limit must be an integer'],
    ['es', 'limit debe ser un entero'],
  ] as const)('explains the error, in the language of the page: %s', (language, words) =>
    site.visit({ ...DESKTOP, locale: language === 'en' ? 'es-CO' : 'en-US' }, async (page) => {
      await page.goto(inLanguage(language, '/docs/operations/cityList'));
      await page.locator('#try-limit').fill('0');
      await send(page);
      await status(page, /^400/);
      expect(await page.locator('.tried-answer .status').getAttribute('class')).toContain('bad');
      expect(await answer(page)).toContain(words);
      await page.goto(inLanguage(language, '/docs/operations/cityById'));
      await page.locator('#try-id').fill('');
      expect(await request(page)).toBe('/api/v1/City/{id}');
      await send(page);
      const missing = { en: 'Fill in: id', es: 'Falta completar: id' }[language];
      await page.locator('.try-missing', { hasText: missing }).waitFor();
      expect([await focused(page), await page.locator('#try-id').getAttribute('aria-invalid')]).toEqual([
        'in',
        'true',
      ]);
      await page.locator('#try-id').fill('167');
      expect(await page.locator('.try-missing').textContent()).toBe('');
      await send(page);
      await status(page, /^200/);
      // The response is longer than a page should show, so it is cut with a note.
      expect(await answer(page)).toMatch(/^{\n {2}"id": 167,/);
      expect(await page.locator('.shown .note').isVisible()).toBe(true);
    }),
  );

  it('offers for each field the comparisons that it supports', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/es/docs/operations/presidentList');
      await page.locator('button[data-add]').click();
      const [field, way] = [page.locator('select[data-part=field]'), page.locator('select[data-part=way]')];
      const value = page.locator('input[data-part=value]');
      await field.selectOption('startPeriodDate');
      expect(await way.locator('option').allTextContents()).toContain('es a partir de [gte]');
      expect(await value.getAttribute('type')).toBe('date');
      await way.selectOption('gte');
      await value.fill('2002-08-07');
      expect(await request(page)).toBe('/api/v1/President?startPeriodDate%5Bgte%5D=2002-08-07');
      await way.selectOption('null');
      expect(await value.isVisible()).toBe(false);
      await page.locator('select[data-part=switch]').selectOption('false');
      expect(await request(page)).toBe('/api/v1/President?startPeriodDate%5Bnull%5D=false');
      await field.selectOption('id');
      await way.selectOption('in');
      await value.fill('1,2');
      await send(page);
      await status(page, /^200/);
      expect(JSON.parse((await answer(page)) ?? '').map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    }));

  it('shows pictures as pictures, and tables and calendars as text', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/docs/operations/departmentMap');
      await page.locator('#try-by').selectOption('population');
      await send(page);
      await status(page, /^200/);
      expect(await page.locator('.tried-answer img').getAttribute('src')).toBe(
        '/api/v1/Department/map.svg?by=population',
      );
      expect(await page.locator('code .path').first().textContent()).toBe(
        '/api/v1/Department/map.svg?by=population',
      );
      expect(
        await page.evaluate("document.querySelector('.tried-answer img').decode().then(() => true)"),
      ).toBe(true);
      await page.locator('#try-regionId').fill('99999');
      await send(page);
      await status(page, /^404/);
      expect(await answer(page)).toContain('"status": 404');
      await page.goto('/en/docs/operations/holidayCalendarOfYear');
      await send(page);
      await status(page, /^200/);
      expect(await answer(page)).toMatch(/^BEGIN:VCALENDAR/);
      await page.goto('/es/docs/operations/regionList');
      await page.locator('#try-format').selectOption('csv');
      await send(page);
      await status(page, /^200/);
      expect(await answer(page)).toMatch(/^id,name,description/);
    }));

  it('works with the keyboard alone, and never loses the focus', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/docs/operations/regionList');
      await page.locator('.try-ticks summary').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      expect(await request(page)).toBe('/api/v1/Region?fields=id');
      await page.locator('button[data-add]').focus();
      await page.keyboard.press('Enter');
      expect(await focused(page)).toBe('field');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('way');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      expect(await request(page)).toBe('/api/v1/Region?fields=id&id=2');
      await page.locator('button[data-add]').press('Enter');
      await page.locator('.try-remove').first().press('Enter');
      expect([await focused(page), await page.locator('.try-row').count()]).toEqual(['remove', 1]);
      await page.keyboard.press('Enter');
      expect([await focused(page), await page.locator('.try-row').count()]).toEqual(['add', 0]);
      await page.locator('#try-limit').focus();
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
      await status(page, /^200/);
      expect(JSON.parse((await answer(page)) ?? '')).toEqual([{ id: 1 }]);
      expect(await focused(page)).toBe('in');
    }));

  it.each([
    ['/es/docs/operations/cityList', NARROW],
    ['/en/docs/operations/cityList', DESKTOP],
  ])('fits its screen with everything open, and is sound for axe in both themes: %s', (path, screen) =>
    site.visit(screen, async (page) => {
      await page.goto(path);
      await chooseCities(page);
      for (const summary of await page.locator('.try-form summary').all())
        if ((await summary.locator('xpath=..').getAttribute('open')) === null) await summary.click();
      await send(page);
      await status(page, /^200/);
      const sizes = { rules: { 'target-size': { enabled: true } } };
      const faults = [...(await tooWide(page)), ...(await axeFaults(page, sizes))];
      await page.emulateMedia({ colorScheme: 'dark' });
      faults.push(...(await axeFaults(page, { runOnly: ['color-contrast'] })));
      expect(faults).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.try-form').isVisible()).toBe(false);
      expect(await page.locator('.tried-answer .answer').isVisible()).toBe(true);
    }),
  );

  it('shows the example and no form without scripts', () =>
    site.visit({ ...DESKTOP, javaScriptEnabled: false }, async (page) => {
      await page.goto('/en/docs/operations/cityById');
      expect(await page.locator('.try-form').isVisible()).toBe(false);
      expect(await page.locator('.tried-answer .answer').isVisible()).toBe(true);
    }));
});
