// Faults that people met on the first edition of the site. Those of the map, the header and the tables are in their own tests.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';
import { wordsOfOtherLanguage } from './people/heard.js';

const DESKTOP = { viewport: { width: 1280, height: 900 } };

describeInBrowser('in a browser', (site) => {
  const visit = <Result>(path: string, look: (page: Page) => Promise<Result>) =>
    site.visit(DESKTOP, async (page) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      return look(page);
    });

  it.each([
    '/es/datos/municipios/bogota-d-c-167',
    '/es/datos/designaciones-internacionales/sistema-de-conocimiento-ancestral-de-los-cuatro-pueblos-21',
    '/es/datos/poblacion-por-ano',
  ])('%s has no English', (path) =>
    visit(path, async (page) => expect(await wordsOfOtherLanguage(page)).toEqual([])),
  );

  it.each([
    '/en/tools/calendar?year=2026',
    '/en/data/holidays?year=2026',
    '/en/tools/working-days?from=2026-12-31&days=10',
  ])('%s has the English names of holidays', (path) =>
    visit(path, async (page) => {
      const text = await page.locator('main').innerText();
      expect(text).toContain('New Year’s Day');
      expect(text).not.toMatch(/Año Nuevo|Navidad|Reyes Magos|Jueves Santo/);
    }),
  );

  it('has a report to send on a record, with its name and edition', () =>
    visit('/en/data/municipalities/leticia-1', async (page) => {
      await page.locator('summary', { hasText: 'Found an error?' }).click({ timeout: 10_000 });
      const dataset = await (await fetch(`${site.origin}/api/v1/dataset`)).json();
      const { edition } = dataset as { edition: string };
      const report = page.locator('details', { hasText: 'Found an error?' }).last();
      for (const part of ['City 1', 'Leticia', edition]) expect(await report.innerText()).toContain(part);
    }));

  it.each([
    ['/en/data/volcanos', '/en/data/volcanoes'],
    ['/es/datos/munisipios', '/es/datos/municipios'],
    ['/en/docs/nowhere', '/en/docs'],
  ])('a missing page, %s, leads only to pages that exist, and to %s', (path, meant) =>
    site.visit(DESKTOP, async (page) => {
      // Chromium reports the status of a missing page as an error of the page.
      await page.route(`**${path}`, async (route) =>
        route.fulfill({ response: await route.fetch(), status: 200 }),
      );
      await page.goto(path);
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.map((each) => (each as unknown as { href: string }).href));
      expect(links.map((url) => new URL(url).pathname)).toContain(meant);
      for (const url of links)
        expect((await fetch(url, { headers: { accept: 'text/html' } })).status, url).toBe(200);
    }),
  );

  it.each(['/en', '/en/docs/guides/paging', '/en/tools', '/en/explore', '/en/data/volcanoes', '/en/status'])(
    '%s promises no Markdown that is missing, and has no canonical URL without an origin',
    (path) =>
      visit(path, async (page) => {
        const urls = await page
          .locator('link[type="text/markdown"]')
          .evaluateAll((all) => all.map((each) => (each as unknown as { href: string }).href));
        for (const url of urls) {
          const { status, headers } = await fetch(url);
          expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
        }
        expect(await page.locator('link[rel=canonical]').count()).toBe(0);
      }),
  );

  it('saves the result of a tool for Excel, with a byte order mark and the zeros of codes', () =>
    visit('/en/tools/match', async (page) => {
      await page.locator('#rows').fill('Medellín');
      await page.locator('form.batch button[type=submit]').first().click();
      const saved = page.waitForEvent('download');
      await page.locator('button[name=as]').first().click();
      const file = await readFile(await (await saved).path(), 'utf8');
      expect(file.startsWith('\uFEFF')).toBe(true);
      expect(file).toContain('"=""05001"""');
    }));

  it('reports that the first day is a holiday in working days', () =>
    visit('/en/tools/working-days?from=2026-12-25&days=1', async (page) =>
      expect(await page.locator('main').innerText()).toContain(
        'The first day, Friday, 25 December 2026, is not a working day: Christmas Day',
      ),
    ));

  // Dark themes show dark colours with less contrast.
  it.each([
    ['light', 1.4],
    ['dark', 1.6],
  ] as const)('classes of the map can be told apart: %s', (colorScheme, least) =>
    site.visit({ ...DESKTOP, colorScheme }, async (page) => {
      await page.goto('/en/explore?by=surfaceKm2');
      const lights = await page.evaluate<number[]>(`[1, 2, 3, 4, 5].map((each) => {
        const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        probe.setAttribute('class', 'c' + each);
        document.querySelector('.pane svg').append(probe);
        const parts = getComputedStyle(probe).fill.match(/[\\d.]+/g).map((part) => part / 255);
        const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      })`);
      const steps = lights.slice(1).map((light, index) => {
        const [low = 0, high = 0] = [light, lights[index] as number].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      });
      expect(Math.min(...steps)).toBeGreaterThan(least);
    }),
  );
});
