// Walkthroughs of a person who knows the right month of a festival: from the wrong value to the text of a pull request, without a terminal.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../open-site.js';
import { faultsOnScreens } from '../page-faults.js';
import { namelessControls } from './heard.js';
import { button, choose, fill, link, type Walk, walk } from './walk.js';

const REPOSITORY = 'https://github.com/owner/name';
const SOURCE = 'https://www.example.org/feria';
const FILE = 'traditional-fairs-and-festivals.json';
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const CLIPBOARD = { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] };
const PHONE = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true };

const RECORDS = {
  en: '/en/data/fairs-and-festivals/feria-de-manizales-1',
  es: '/es/datos/ferias-y-fiestas/feria-de-manizales-1',
} as const;
const CORRECT = {
  en: '/en/correct/fairs-and-festivals/feria-de-manizales-1',
  es: '/es/corregir/ferias-y-fiestas/feria-de-manizales-1',
} as const;

/** The names of the controls are listed only here. */
const walks = {
  en: {
    atMost: 4,
    steps: [
      link('Correct: Month'),
      choose('Correct value', 'August'),
      fill('Source of the correct value', SOURCE),
      button('Prepare the correction'),
    ],
  },
  es: {
    atMost: 4,
    steps: [
      link('Corregir: Mes'),
      choose('Valor correcto', 'Agosto'),
      fill('Fuente del valor correcto', SOURCE),
      button('Preparar la corrección'),
    ],
  },
} satisfies Record<string, Walk>;

const oldLine = readFileSync(join(import.meta.dirname, '../../../data', FILE), 'utf8').split(
  '\n',
)[1] as string;
const newLine = oldLine.replace('"month":"Enero"', '"month":"Agosto"');

/** The text of the block with this caption, which its button copies. */
async function copied(page: Page, caption: string): Promise<string> {
  const block = page.locator('figure.code').filter({ has: page.locator('figcaption', { hasText: caption }) });
  await block.getByRole('button', { name: 'Copy', exact: true }).click();
  return page.evaluate<string>('navigator.clipboard.readText()');
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = `document.activeElement.matches(${JSON.stringify(selector)})`;
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate<boolean>(isThere)) return;
  }
  throw new Error(`The keyboard does not reach ${selector} at ${page.url()}`);
}

describeInBrowser(
  'a person who corrects a month',
  (site) => {
    it('shows a journalist the line and the text of the pull request after four steps with the mouse', () =>
      site.visit(CLIPBOARD, async (page) => {
        await page.goto(RECORDS.en);
        await walk(page, walks.en);
        await page.getByRole('heading', { name: 'Your correction is ready' }).waitFor();
        expect(await copied(page, 'Line 2 with the correction')).toBe(newLine);
        expect(await copied(page, 'Title')).toBe(
          'data: month of Feria de Manizales (TraditionalFairAndFestival 1)',
        );
        const text = await copied(page, 'Text');
        for (const part of ['Current value: "Enero"', 'Correct value: "Agosto"', `Source: ${SOURCE}`])
          expect(text).toContain(part);
        expect(JSON.parse(/```json\n(.+)\n```/.exec(text)?.[1] ?? '')).toMatchObject({ is: 'Agosto' });
        const editor = page.getByRole('link', { name: 'Open line 2 in the editor of GitHub' });
        expect(await editor.getAttribute('href')).toBe(`${REPOSITORY}/edit/main/data/${FILE}#L2`);
      }));

    it('shows both in Spanish on a phone without JavaScript', () =>
      site.visit({ ...PHONE, javaScriptEnabled: false }, async (page) => {
        await page.goto(RECORDS.es);
        await walk(page, walks.es);
        const shown = await page.locator('main').innerText();
        for (const part of ['Tu corrección está lista', newLine, 'Valor correcto: "Agosto"'])
          expect(shown).toContain(part);
      }));

    it('works with the keyboard alone', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(RECORDS.es);
        await tabTo(page, '.values a.correct[href$="field=month"]');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${CORRECT.es}?field=month`);
        await tabTo(page, '#value');
        await page.keyboard.type('ag');
        await tabTo(page, '#source');
        await page.keyboard.type(SOURCE);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Tu corrección está lista' }).waitFor();
        await tabTo(page, `a.button[href^="${REPOSITORY}/edit/"]`);
        expect(await namelessControls(page)).toEqual([]);
      }));

    const ready = `field=month&value=Agosto&source=${encodeURIComponent(SOURCE)}`;
    it.each([
      RECORDS.en,
      CORRECT.en,
      `${CORRECT.es}?field=month`,
      `${CORRECT.en}?${ready}`,
      `${CORRECT.es}?field=month&value=13&source=x`,
      '/es/docs/guides/correct-a-value',
    ])('reads %s on every screen', (path) =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await faultsOnScreens(page, [320, 1280])).toEqual([]);
      }),
    );
  },
  { REPOSITORY_URL: REPOSITORY },
);
