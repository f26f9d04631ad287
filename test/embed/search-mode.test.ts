// One field with suggestions: any spelling of a name finds it, and a name of several places is never sent.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults, unreadable } from '../browser/page-faults.js';
import { describePages, formWith, sentBy } from './open-pages.js';

const SEARCH = 'mode="search" name="city" department-name="department"';

describePages('a field with suggestions', (pages) => {
  const withField = (attributes: string, use: (page: Page) => Promise<void>) =>
    pages.visit({}, async (page) => {
      await page.goto(pages.put('/search', formWith(pages.service, attributes)));
      await page.locator('input[placeholder=""]').waitFor();
      await page.keyboard.press('Tab');
      await use(page);
    });
  const options = (page: Page) => page.getByRole('option').allInnerTexts();
  const press = async (page: Page, keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const valid = (page: Page) =>
    page.evaluate(
      `(field => [field.checkValidity(), field.validationMessage])(document.querySelector('atlas-place-select'))`,
    );

  it('chooses a place with at most five keys', () =>
    withField(SEARCH, async (page) => {
      await press(page, ['m', 'e', 'd', 'ArrowDown', 'Enter']);
      expect(await sentBy(page)).toBe('department=2&city=12');
      expect(await page.getByRole('combobox').inputValue()).toBe('Medellín, Antioquia');
      expect(await options(page)).toEqual([]);
      expect(page.url()).toContain('/search');
    }));

  it('distinguishes equal names, and sends none before a choice', () =>
    withField(SEARCH, async (page) => {
      await page.keyboard.type('armenia');
      expect(await options(page)).toEqual(['Armenia, Antioquia', 'Armenia, Quindío']);
      expect(await sentBy(page)).toBe('department=&city=');
      expect(await valid(page)).toEqual([false, 'Elige un municipio de la lista.']);
      // It closes the list, which covers the button.
      await page.keyboard.press('Escape');
      await page.locator('#send').click();
      expect(page.url()).toContain('/search');
      await page.getByRole('combobox').fill('armenia qui');
      await page.keyboard.press('ArrowDown');
      const active = await page.getByRole('combobox').getAttribute('aria-activedescendant');
      expect(await page.locator(`#${active}`).innerText()).toBe('Armenia, Quindío');
      await page.keyboard.press('Enter');
      expect(await sentBy(page)).toBe('department=25&city=885');
      expect(await valid(page)).toEqual([true, '']);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/sent?department=25&city=885');
    }));

  it.each([
    ['MEDELLIN', 'department=2&city=12', 'Medellín, Antioquia'],
    ['armenia, quindio', 'department=25&city=885', 'Armenia, Quindío'],
    ['bogota dc', 'department=5&city=167', 'Bogotá D.C., Bogotá'],
    ['no such place', 'department=&city=', 'no such place'],
  ])('reads a typed name: %s', (typed, sent, shown) =>
    withField(SEARCH, async (page) => {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
      expect([await sentBy(page), await page.getByRole('combobox').inputValue()]).toEqual([sent, shown]);
      expect(await options(page)).toEqual([]);
    }),
  );

  it.each([
    ['medelin', 'Medellín, Antioquia'],
    ['bucarmanga', 'Bucaramanga, Santander'],
    ['san migel putumayo', 'San Miguel, Putumayo'],
    ['sta marta', 'Santa Marta, Magdalena'],
    ['bogota', 'Bogotá D.C., Bogotá'],
    ['05001', 'Medellín, Antioquia'],
    ['medallo', 'Medellín, Antioquia'],
  ])('finds a name with a typing error, in short, by its code, or another name: %s', (typed, expected) =>
    withField(SEARCH, async (page) => {
      await page.keyboard.type(typed);
      expect(await options(page)).toContain(expected);
      expect(await sentBy(page)).toBe('department=&city=');
      await page.getByRole('option', { name: expected }).click();
      expect(await page.getByRole('combobox').inputValue()).toBe(expected);
    }),
  );

  it.each([
    ['es', 'Sin resultados.'],
    ['en', 'No results.'],
  ])('says that nothing is found, where it is seen and announced: %s', (lang, message) =>
    withField(`${SEARCH} lang="${lang}"`, async (page) => {
      const status = page.getByRole('status');
      const isSeen = () =>
        page.evaluate(
          `getComputedStyle(document.querySelector('atlas-place-select').shadowRoot.querySelector('output')).clipPath`,
        );
      expect(await isSeen()).toBe('inset(50%)');
      await page.keyboard.type('zzzz');
      expect([await status.innerText(), await isSeen()]).toEqual([message, 'none']);
      expect((await status.boundingBox())?.height).toBeGreaterThan(20);
      expect([...(await axeFaults(page, {})), ...(await unreadable(page))]).toEqual([]);
      // The message lies over the button, which is still clicked.
      await page.locator('#send').click();
      expect(await valid(page)).toEqual([false, expect.any(String)]);
      await page.getByRole('combobox').fill('');
      await page.keyboard.type('zzzz');
      await page.keyboard.press('Escape');
      expect([await status.innerText(), await isSeen()]).toEqual(['', 'inset(50%)']);
      await page.getByRole('combobox').fill('medel');
      expect([await options(page), await isSeen()]).toEqual([['Medellín, Antioquia'], 'inset(50%)']);
    }),
  );

  it('loads the list with other names, which two selects do without', () =>
    withField(SEARCH, async (page) => {
      const lists = () => pages.requests.flatMap((path) => /[\w-]*places.json$/.exec(path) ?? []);
      expect(lists().at(-1)).toBe('named-places.json');
      await page.evaluate(`document.querySelector('atlas-place-select').removeAttribute('mode')`);
      await page.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
      await expect.poll(() => lists().at(-1)).toBe('places.json');
    }));

  it('works with a mouse, closes with Escape, and reports input and change', () =>
    withField(SEARCH, async (page) => {
      await page.keyboard.type('pasto');
      await page.keyboard.press('Escape');
      expect(await options(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.evaluate(`globalThis.seen = []; for (const type of ['input', 'change'])
        document.addEventListener(type, ({ target }) => seen.push([type, target.localName, target.value].join()))`);
      await page.getByRole('option', { name: 'Pasto, Nariño' }).click();
      const chosen = ['input', 'change'].map((type) =>
        expect.stringMatching(`^${type},atlas-place-select,\\d+$`),
      );
      expect(await page.evaluate('seen')).toEqual(chosen);
    }));

  it('is required, preset and reset like other fields', () =>
    withField(`${SEARCH} required value="885"`, async (page) => {
      const text = () => page.getByRole('combobox').inputValue();
      expect([await text(), await sentBy(page)]).toEqual(['Armenia, Quindío', 'department=25&city=885']);
      await page.getByRole('combobox').fill('');
      expect(await valid(page)).toEqual([false, 'Elige un municipio.']);
      await page.locator('#reset').click();
      expect([await text(), await sentBy(page)]).toEqual(['Armenia, Quindío', 'department=25&city=885']);
    }));

  it('has no accessibility faults while its list is open', () =>
    withField(SEARCH, async (page) => {
      await page.keyboard.type('san');
      await page.keyboard.press('ArrowDown');
      expect(await options(page)).toHaveLength(10);
      expect([...(await axeFaults(page, {})), ...(await unreadable(page))]).toEqual([]);
    }));
});
