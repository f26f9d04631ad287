// A journalist who compares municipalities: the map and its list, the picture, the table and the citation, in six steps.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../open-site.js';
import { button, choose, link, unfold, type Walk, walk } from './walk.js';

const DESKTOP = { viewport: { width: 1280, height: 900 }, acceptDownloads: true };

/** The names of the controls are listed only here. */
const walks = {
  en: {
    atMost: 6,
    steps: [
      link('Map'),
      choose('Areas', 'Municipalities'),
      choose('Colour by', 'Population'),
      button('Picture PNG'),
      button('Table CSV'),
      unfold('Cite'),
    ],
  },
  es: {
    atMost: 6,
    steps: [
      link('Mapa'),
      choose('Áreas', 'Municipios'),
      choose('Colorear según', 'Población'),
      button('Imagen PNG'),
      button('Tabla CSV'),
      unfold('Citar'),
    ],
  },
} satisfies Record<string, Walk>;

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
  }
  throw new Error(`The keyboard does not reach ${selector} at ${page.url()}`);
}

describeInBrowser('a journalist', (site) => {
  it.each(['en', 'es'] as const)(
    'keeps a map of municipalities with its table and citation: %s',
    (language) =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(`/${language}`);
        const kept = new Map<string, Promise<string>>();
        page.on('download', (file) =>
          kept.set(file.suggestedFilename().split('.').at(-1) ?? '', file.path()),
        );
        await walk(page, walks[language], async (step) => {
          // The list follows the choice before the next one is made.
          if (step === 2) await page.locator('.all-areas').waitFor();
          if (step === 3)
            await page
              .locator('#map-title', { hasText: /population|población/ })
              .waitFor({ state: 'attached' });
        });
        await expect.poll(() => kept.size).toBe(2);
        expect((await readFile(await (kept.get('png') as Promise<string>))).length).toBeGreaterThan(50_000);
        const rows = (await readFile(await (kept.get('csv') as Promise<string>), 'utf8'))
          .trimEnd()
          .split('\r\n');
        expect(rows).toHaveLength(1123);
        expect(rows[1]).toMatch(/^167,11001,.*Bogotá D\.C\.,Bogotá,\d{7}$/);
        expect(await page.locator('.map-cite').innerText()).toContain(new URL(page.url()).search);
      }),
  );

  it('works with the keyboard alone', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/explore?areas=city');
      for (const kind of ['png', 'csv']) {
        await tabTo(page, `[data-keep=${kind}]`);
        const file = page.waitForEvent('download');
        await page.keyboard.press('Enter');
        expect((await file).suggestedFilename()).toBe(`municipalities-density-2025.${kind}`);
      }
      await tabTo(page, '.map-cite summary');
      await page.keyboard.press('Enter');
      expect(await page.locator('.map-cite').innerText()).toContain('/en/explore?areas=city');
      await tabTo(page, '#by');
      await tabTo(page, '.all-areas a');
      await page.keyboard.press('Enter');
      await page.locator('.whole-list').waitFor();
      expect(await page.locator('.whole-list tbody tr').count()).toBe(1122);
    }));
});
