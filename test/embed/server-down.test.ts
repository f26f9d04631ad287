// The field without its server works after one visit. Before the first visit it shows a message and a button to try again.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../browser/page-faults.js';
import { describePages, formWith, sentBy } from './open-pages.js';

const NAMES = 'name="city" department-name="department"';
const DAY = 86_400_000;

describePages('the form field', (pages) => {
  const address = (attributes = NAMES) => pages.put('/down', formWith(pages.service, attributes));
  const isReady = (page: Page) =>
    page.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
  const message = (page: Page) => page.locator('[part=message]');
  /** Only the storage of this service. */
  const stored = () => `atlas-places ${pages.service}/places.json`;
  /** The cache contains only the script, as after a reader has cleared it. */
  const withoutList = (page: Page) => page.route('**/places.json', (route) => route.abort());

  it('works at the next visit while the server is down, even if its short script has expired', () =>
    pages.visit({}, async (page) => {
      pages.age = 86_400 * 29;
      await page.goto(address());
      await isReady(page);
      await pages.close();
      try {
        await page.goto(address());
        await isReady(page);
        await page.locator('select').first().selectOption({ label: 'Quindío' });
        await page.locator('select').last().selectOption({ label: 'Armenia' });
        expect(await sentBy(page)).toBe('department=25&city=885');
      } finally {
        pages.age = 0;
        await pages.open();
      }
    }));

  it('requests its list once for all fields of a page, and not on the next page', () =>
    pages.visit({}, async (page) => {
      const html = formWith(pages.service, NAMES, `<atlas-place-select name="other"></atlas-place-select>`);
      pages.requests.length = 0;
      for (const path of ['/first', '/second']) {
        await page.goto(pages.put(path, html));
        await page.locator('option', { hasText: 'Vichada' }).last().waitFor({ state: 'attached' });
      }
      expect(pages.requests.filter((path) => path.endsWith('/places.json'))).toHaveLength(1);
      expect(pages.requests.length).toBe(3);
    }));

  it('uses the list of the last visit for thirty days', () =>
    pages.visit({}, async (page) => {
      await page.goto(address());
      await isReady(page);
      await withoutList(page);
      const visited = async (days: number) => {
        await page.evaluate(`{ const text = localStorage.getItem('${stored()}');
          localStorage.setItem('${stored()}', (Date.now() - ${days * DAY}) + text.slice(text.indexOf('{'))) }`);
        await page.reload();
      };
      await visited(29);
      await isReady(page);
      const other =
        await page.evaluate(`new Promise((done) => { const field = document.createElement('atlas-place-select');
        field.setAttribute('service', 'http://127.0.0.1:1'); document.body.append(field);
        const look = () => field.shadowRoot.textContent.includes('No se pudo') ? done(field.shadowRoot.querySelectorAll('option').length) : setTimeout(look, 20);
        look(); })`);
      expect(other).toBe(2);
      await page.evaluate(`document.body.lastElementChild.remove()`);
      await visited(31);
      await message(page).getByText('No se pudo cargar').waitFor();
      expect(await page.locator('option', { hasText: 'Vichada' }).count()).toBe(0);
    }));

  it.each(['not JSON', '1{"rows":[]}', `${Date.now()}{"rows":[{}]}`])(
    'ignores a stored text that is something else: %s',
    (text) =>
      pages.visit({}, async (page) => {
        await withoutList(page);
        await page.goto(address());
        await page.evaluate(`localStorage.setItem('${stored()}', ${JSON.stringify(text)})`);
        await page.reload();
        await message(page).getByText('No se pudo cargar').waitFor();
      }),
  );

  it('works without storage', () =>
    pages.visit({}, async (page) => {
      const forbidden = `<script>Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('forbidden') } })</script>`;
      await page.goto(pages.put('/forbidden', formWith(pages.service, NAMES, forbidden)));
      await isReady(page);
    }));

  it.each([
    ['es', 'No se pudo cargar la lista de municipios. Revisa tu conexión.', 'Reintentar'],
    ['en', 'The list of municipalities could not be loaded. Check your connection.', 'Try again'],
  ])('shows a message and tries again if there is no list: %s', (lang, text, retry) =>
    pages.visit({}, async (page) => {
      await withoutList(page);
      await page.goto(address(`${NAMES} required lang="${lang}"`));
      await message(page).getByText(text).waitFor();
      expect(await message(page).getAttribute('role')).toBe('alert');
      expect(await axeFaults(page, {})).toEqual([]);
      await page.locator('#send').click();
      expect(page.url()).toContain('/down');
      const state = `[document.forms[0].checkValidity(), document.querySelector('atlas-place-select').validationMessage]`;
      expect(await page.evaluate(state)).toEqual([false, text]);

      const button = page.getByRole('button', { name: retry });
      await button.click();
      await message(page).getByText(text).waitFor();
      await page.unroute('**/places.json');
      await button.click();
      await isReady(page);
      expect(await message(page).innerText()).toBe('');
      expect(
        await page.evaluate(`document.activeElement.shadowRoot?.activeElement?.getAttribute('part')`),
      ).toBe('select department');
    }),
  );

  it('still submits a preset choice if its list cannot be loaded', () =>
    pages.visit({}, async (page) => {
      await withoutList(page);
      await page.goto(address(`${NAMES} required department="2" value="12"`));
      await message(page).getByText('No se pudo').waitFor();
      expect(await sentBy(page)).toBe('department=2&city=12');
      await page.locator('#send').click();
      await page.waitForURL('**/sent?department=2&city=12');
    }));
});
