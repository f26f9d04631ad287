// The form field in a plain page of another origin behaves as native fields do.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults, unreadable } from '../browser/page-faults.js';
import { describePages, formWith, sentBy } from './open-pages.js';

const NAMES = 'name="city" department-name="department"';

describePages('a plain page', (pages) => {
  const open = async (page: Page, attributes: string, more?: string) => {
    const address = pages.put('/plain', formWith(pages.service, attributes, more));
    await page.goto(address);
    await page.locator('atlas-place-select:defined').waitFor({ state: 'attached' });
    await page
      .locator('option', { hasText: /Vichada|Quindío|Bogotá/ })
      .or(page.locator('input[placeholder=""]'))
      .first()
      .waitFor({ state: 'attached' });
  };
  const withField = (attributes: string, use: (page: Page) => Promise<void>, more?: string) =>
    pages.visit({}, async (page) => {
      await open(page, attributes, more);
      await use(page);
    });
  const field = <Result>(page: Page, code: string) =>
    page.evaluate<Result>(`(field => ${code})(document.querySelector('atlas-place-select'))`);
  const press = async (page: Page, keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it.each<[place: string, keys: readonly string[], sent: string]>([
    ['Medellín', ['a', 'n', 'Tab', 'm', 'e'], 'department=2&city=12'],
    ['Cali', ['v', 'Tab', 'c', 'a', 'l'], 'department=31&city=1093'],
    ['Bogotá, the only one of its department', ['b'], 'department=5&city=167'],
    ['Leticia', ['a', 'Tab', 'l', 'e'], 'department=1&city=1'],
  ])('takes at most five keys to choose %s', (_, keys, sent) =>
    withField(NAMES, async (page) => {
      expect(keys.length).toBeLessThanOrEqual(5);
      await page.keyboard.press('Tab');
      await press(page, keys);
      expect(await sentBy(page)).toBe(sent);
    }),
  );

  it('submits codes on request, and reports input and change', () =>
    withField(`${NAMES} values="dane"`, async (page) => {
      await page.evaluate(`globalThis.seen = []; for (const type of ['input', 'change'])
        document.addEventListener(type, ({ target }) => seen.push([type, target.localName, target.value].join()))`);
      await page.locator('select').first().selectOption({ label: 'Quindío' });
      await page.locator('select').last().selectOption({ label: 'Armenia' });
      expect(await page.evaluate('seen')).toEqual([
        'input,atlas-place-select,',
        'change,atlas-place-select,',
        'input,atlas-place-select,63001',
        'change,atlas-place-select,63001',
      ]);
      await page.locator('#send').click();
      await page.waitForURL('**/sent?department=63&city=63001');
    }));

  it('is checked before the form is sent, with a message at the select that lacks a choice', () =>
    withField(`${NAMES} required`, async (page) => {
      const state = () =>
        field<unknown[]>(
          page,
          `[field.checkValidity(), field.validity.valueMissing, field.validationMessage, field.matches(':invalid')]`,
        );
      const active = () =>
        field(
          page,
          `document.activeElement === field && field.shadowRoot.activeElement.getAttribute('part')`,
        );
      const marked = () =>
        page
          .locator('select[aria-invalid=true]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('part')));
      expect(await marked()).toEqual([]);
      await page.locator('#send').click();
      expect(await state()).toEqual([false, true, 'Elige un departamento.', true]);
      expect([await active(), await marked()]).toEqual(['select department', ['select department']]);
      await page.locator('select').first().selectOption({ label: 'Antioquia' });
      await page.locator('#send').click();
      expect(await state()).toEqual([false, true, 'Elige un municipio.', true]);
      expect([await active(), await marked()]).toEqual(['select city', ['select city']]);
      expect(page.url()).toContain('/plain');
      await page.locator('select').last().selectOption({ label: 'Medellín' });
      expect(await state()).toEqual([true, false, '', false]);
      expect(await marked()).toEqual([]);
      await page.locator('#send').click();
      await page.waitForURL('**/sent?department=2&city=12');
    }));

  it('returns to its preset choice and forgets its message when the form is reset', () =>
    withField(`${NAMES} value="12" required`, async (page) => {
      expect(await sentBy(page)).toBe('department=2&city=12');
      expect(await page.locator('select').first().inputValue()).toBe('2');
      await page.locator('select').first().selectOption('');
      expect(await sentBy(page)).toBe('department=&city=');
      await field(page, 'field.reportValidity()');
      await page.locator('#reset').click();
      expect(await sentBy(page)).toBe('department=2&city=12');
      expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    }));

  it.each([
    ['', 'value="99999"', '99999'],
    ['', 'department="99"', ''],
    ['', 'value="12" values="dane"', '12'],
    ['', 'value="12" departments="5, 11"', '12'],
    ['mode="search"', 'value="99999"', '99999'],
  ])('keeps a preset that is not in its list, and reports it: %s %s', (mode, preset, value) =>
    pages.visit({}, async (page) => {
      const warned: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warned.push(message.text());
      });
      await open(page, `${NAMES} ${mode} ${preset}`);
      await expect.poll(() => warned.length).toBe(1);
      expect(warned[0]).toContain(`Not in the list: ${value}`);
      expect(await sentBy(page)).toContain(`city=${value}`);
      expect(await field(page, '[field.validity.badInput, field.validationMessage]')).toEqual([
        true,
        'Elige un municipio de la lista.',
      ]);
      await page.locator('#send').click();
      expect(page.url()).toContain('/plain');
      if (mode) await page.getByRole('combobox').fill('');
      else await field(page, `field.value = field.department = ''`);
      expect(await field(page, 'field.checkValidity()')).toBe(true);
      expect(warned.length).toBe(1);
    }),
  );

  it('takes the department of a preset municipality, and reports another one', () =>
    pages.visit({}, async (page) => {
      const warned: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warned.push(message.text());
      });
      await open(page, `${NAMES} value="885" department="2"`);
      expect(await sentBy(page)).toBe('department=25&city=885');
      expect(warned).toEqual([expect.stringContaining('Not in department 2: 885')]);
      await open(page, `${NAMES} value="885" department="25"`);
      expect(await sentBy(page)).toBe('department=25&city=885');
      expect(warned).toHaveLength(1);
    }));

  it('lists only some departments and types of units, with its own empty choice', () =>
    withField(
      `${NAMES} departments=" 1,\n25 " types="Municipio , Isla" placeholder="Ninguno"`,
      async (page) => {
        const texts = (at: number) => page.locator('select').nth(at).locator('option').allInnerTexts();
        expect(await texts(0)).toEqual(['Ninguno', 'Amazonas', 'Quindío']);
        await page.locator('select').first().selectOption({ label: 'Amazonas' });
        expect(await texts(1)).toEqual(['Ninguno', 'Leticia', 'Puerto Nariño']);
        await field(page, `field.setAttribute('types', 'Área no municipalizada')`);
        await expect.poll(() => texts(0)).toEqual(['Ninguno', 'Amazonas']);
        await field(page, `field.removeAttribute('departments')`);
        await expect.poll(() => texts(0)).toEqual(['Ninguno', 'Amazonas', 'Guainía', 'Vaupés']);
      },
    ));

  it('has its choice again when the reader returns to the page', () =>
    withField(NAMES, async (page) => {
      await page.locator('select').first().selectOption({ label: 'Quindío' });
      await page.locator('select').last().selectOption({ label: 'Armenia' });
      await page.locator('#send').click();
      await page.waitForURL('**/sent**');
      await page.goBack();
      await page.locator('option', { hasText: 'Armenia' }).waitFor({ state: 'attached' });
      expect(await sentBy(page)).toBe('department=25&city=885');
      expect(await page.locator('select').last().inputValue()).toBe('885');
    }));

  it('is not sent, checked or focused while it or its fieldset is disabled', () =>
    withField(`${NAMES} required value="12" disabled`, async (page) => {
      const state = () => field(page, `[field.matches(':disabled'), field.willValidate]`);
      expect([await sentBy(page), await state()]).toEqual(['', [true, false]]);
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.id')).toBe('send');
      await field(page, 'field.disabled = false');
      expect([await sentBy(page), await state()]).toEqual(['department=2&city=12', [false, true]]);
      await page.evaluate(`{ const set = document.createElement('fieldset'); set.disabled = true;
          document.forms[0].prepend(set); set.append(document.querySelector('atlas-place-select')) }`);
      expect([await sentBy(page), await state()]).toEqual(['', [true, false]]);
    }));

  it('can be set by programs before and after its script loads, and keeps unknown values', () =>
    pages.visit({}, async (page) => {
      const html = `<!doctype html><title>Set</title><form></form><script>
        const early = document.createElement('atlas-place-select');
        early.setAttribute('name', 'city'); early.value = 885; document.forms[0].append(early);</script>
        <script type="module" src="${pages.service}/embed/place-select.js"></script>`;
      await page.goto(pages.put('/early', html));
      await page.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
      const state = () => field(page, `[field.department, field.value]`);
      expect(await state()).toEqual(['25', '885']);
      await field(page, `field.department = 2`);
      expect(await state()).toEqual(['2', '']);
      await field(page, `field.value = 12`);
      expect(await state()).toEqual(['2', '12']);
      await field(page, `field.value = 'no such place'`);
      expect(await state()).toEqual(['2', 'no such place']);
      expect(await field(page, 'field.validity.badInput')).toBe(true);
      await field(page, `field.department = null`);
      expect(await state()).toEqual(['', '']);
    }));

  it('is replaced by plain fields on pages without its script, and can be labelled and styled from outside', () =>
    pages.visit({}, async (page) => {
      const html = formWith(pages.service, `${NAMES} label="Ciudad" department-label="Depto."`)
        .replace('></atlas-place-select>', '><input name="city" value="typed"></atlas-place-select>')
        .replace(
          '<main>',
          `<style>atlas-place-select { --atlas-background: rgb(1, 2, 3) }
          ::part(label) { font-weight: 700 } ::part(city) { border-width: 5px }</style><main>`,
        );
      await page.goto(pages.put('/styled', html));
      await page.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
      expect(await sentBy(page)).toBe('department=&city=');
      expect(await page.locator('label').allInnerTexts()).toEqual([
        expect.stringContaining('Depto.'),
        expect.stringContaining('Ciudad'),
      ]);
      const styled = (selector: string, name: string) =>
        field(
          page,
          `getComputedStyle(field.shadowRoot.querySelector('${selector}')).getPropertyValue('${name}')`,
        );
      expect(await styled('[part~=city]', 'border-top-width')).toBe('5px');
      expect(await styled('[part~=department]', 'background-color')).toBe('rgb(1, 2, 3)');
      expect(await styled('[part=label]', 'font-weight')).toBe('700');
    }));

  it.each(['es', 'en'])('is sound for axe in both themes, also if it is invalid: %s', (lang) =>
    pages.visit({ viewport: { width: 390, height: 800 } }, async (page) => {
      const html = formWith(pages.service, `${NAMES} required lang="${lang}"`)
        .replace('lang="es"', `lang="${lang}"`)
        .replace('<main>', '<style>:root { color-scheme: light dark }</style><main>');
      await page.goto(pages.put(`/axe-${lang}`, html));
      await page.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
      expect(await page.locator('label').first().innerText()).toContain(
        lang === 'es' ? 'Departamento' : 'Department',
      );
      expect(await axeFaults(page, {})).toEqual([]);
      await page.locator('#send').click();
      expect([...(await axeFaults(page, {})), ...(await unreadable(page))]).toEqual([]);
    }),
  );
});
