// What readers of a map expect: names of the largest places, the area below the pointer, a short page, and a link to the current view.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fewer } from '../system/size.js';
import { describeInBrowser } from './open-site.js';

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

const boxOf = (page: Page) =>
  page.evaluate<number[]>(
    "document.querySelector('svg.ground').getAttribute('viewBox').split(' ').map(Number)",
  );
const settled = (page: Page) => page.evaluate('new Promise((resolve) => setTimeout(resolve, 450))');

/** The position on the screen of a place in degrees. */
const onScreen = (page: Page, longitude: number, latitude: number) =>
  page.evaluate<{ x: number; y: number }>(`(() => {
    const svg = document.querySelector('svg.ground');
    const [place] = JSON.parse(svg.dataset.places);
    const at = new DOMPoint(place.left + (${longitude} - place.west) * place.perLongitude, place.top + (place.north - ${latitude}) * place.perLatitude);
    const { x, y } = at.matrixTransform(svg.getScreenCTM());
    return { x, y };
  })()`);

/** Numbers from 0 to 1 that are the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describeInBrowser('the view of the map', (site) => {
  it.each([320, 390])('fits a short page with a department and points at %s', (width) =>
    site.visit({ viewport: { width, height: 844 } }, async (page) => {
      await page.goto('/en/explore?department=2&points=airport,volcano', { waitUntil: 'networkidle' });
      await page.locator('.in-view li').first().waitFor();
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(3000);
    }),
  );

  it.each([320, 390, 768, 900])('fits a short page with few elements at %s', (width) =>
    site.visit({ viewport: { width, height: 844 } }, async (page) => {
      await page.goto('/en/explore?areas=city', { waitUntil: 'networkidle' });
      const [height = 0, nodes = 0] = await page.evaluate<number[]>(
        "[document.documentElement.scrollHeight, document.querySelectorAll('*').length]",
      );
      expect(height).toBeLessThan(3000);
      expect(nodes).toBeLessThan(4000);
      expect(await page.locator('.pane').boundingBox()).toMatchObject({ y: expect.closeTo(150, -2.3) });
    }),
  );

  it.each([
    ['/en/explore', '/api/v1/Department?sortBy=-population&limit=10&fields=name', 10],
    ['/en/explore?areas=city', '/api/v1/City?sortBy=-population&limit=10&fields=name', 9],
  ])('names the largest places: %s', (path, list, least) =>
    site.visit(DESKTOP, async (page) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const found = (await (await fetch(`${site.origin}${list}`)).json()) as { name: string }[];
      const named = await page.locator('.labels text').allTextContents();
      expect(found.map(({ name }) => name).filter((name) => named.includes(name))).toHaveLength(least);
    }),
  );

  it('names the point below the pointer before its area, outlines the area, and forgets both when the pointer leaves', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/explore?points=volcano', { waitUntil: 'networkidle' });
      const volcano = await onScreen(page, -77.72, 1.09);
      await page.mouse.move(volcano.x, volcano.y, { steps: 3 });
      expect(await page.locator('.named').textContent()).toMatch(/Azufral · Volcanoes$/);
      const meta = await onScreen(page, -73, 3.4);
      await page.mouse.move(meta.x, meta.y, { steps: 3 });
      expect(await page.locator('.named').textContent()).toMatch(/^Meta: [\d.]+ inhabitants per km²$/);
      const box = (await page.locator('.named').boundingBox()) ?? { x: 0, y: 0 };
      expect(Math.hypot(box.x - meta.x, box.y - meta.y)).toBeLessThan(60);
      expect(
        await page.evaluate(
          "document.querySelector('svg.ground').compareDocumentPosition(document.querySelector('.outlines .pointed')) & 4",
        ),
      ).toBe(4);
      await page.mouse.click(meta.x, meta.y);
      await page.locator('#picked', { hasText: 'Meta' }).waitFor();
      expect(await page.locator('.named').isVisible()).toBe(false);
      expect(await page.locator('.outlines .pointed').count()).toBe(0);
    }));

  it('restores each view from its URL', async () => {
    const next = random(61);
    const one = <Value>(all: readonly Value[]) => all[Math.floor(next() * all.length)] as Value;
    for (let round = 0; round < fewer(20); round++) {
      const query = one([
        '',
        '?areas=city',
        '?department=2',
        '?by=population&year=1999',
        '?department=22&points=volcano',
      ]);
      const path = `${one(['/en/explore', '/es/explorar'])}${query}`;
      await site.visit(DESKTOP, async (page) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        const { x, y } = await onScreen(page, -78 + next() * 9, -1 + next() * 9);
        await page.mouse.move(x, y);
        for (let times = 0; times < 1 + next() * 4; times++) await page.mouse.wheel(0, -200 - next() * 300);
        await page.locator('.pane').focus();
        for (let times = 0; times < next() * 3; times++)
          await page.keyboard.press(one(['ArrowLeft', 'ArrowUp', '+']));
        await settled(page);
        const [url, box] = [page.url(), await boxOf(page)];
        expect(url).toContain('zoom=');
        await page.goto('about:blank');
        await page.goto(url, { waitUntil: 'networkidle' });
        await settled(page);
        expect(page.url(), path).toBe(url);
        const again = await boxOf(page);
        const pixel = (box[2] ?? 1) / ((await page.locator('.pane').boundingBox())?.width ?? 1);
        for (const [index, value] of box.entries())
          expect(Math.abs((again[index] ?? 0) - value) / pixel, url).toBeLessThan(1);
        // The other language shows the same part.
        expect(await page.locator('a.language').getAttribute('href')).toBeTruthy();
        await page.locator('a.language').click();
        await page.waitForURL((other) => other.search === new URL(url).search);
      });
    }
  });

  it('changes the year with a slider, and keeps the visible part', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/explore?centre=6.2,-75.5&zoom=3', { waitUntil: 'networkidle' });
      const before = await boxOf(page);
      await page.locator('.slider input[type=range]').fill('1993');
      await page.waitForURL('**year=1993**');
      await page.locator('.map-legend', { hasText: 'Density' }).waitFor();
      expect(await page.locator('#year').inputValue()).toBe('1993');
      expect(await page.locator('#map-title').textContent()).toContain('1993');
      for (const [index, value] of (await boxOf(page)).entries())
        expect(value).toBeCloseTo(before[index] ?? 0, 0);
    }));

  it('saves a picture with title, legend, year and sources, and a table with codes', () =>
    site.visit({ ...DESKTOP, acceptDownloads: true }, async (page) => {
      await page.goto('/en/explore?by=population&year=2005&points=airport', { waitUntil: 'networkidle' });
      await page.locator('.in-view li').first().waitFor();
      const kept = async (kind: string) => {
        const file = page.waitForEvent('download');
        await page.locator(`[data-keep=${kind}]`).click();
        const download = await file;
        return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
      };
      const svg = await kept('svg');
      expect(svg.name).toBe('departments-population-2005.svg');
      const text = String(svg.bytes);
      for (const inside of [
        'Departments: population, 2005',
        'inhabitants',
        'Airports',
        'DANE',
        'edition',
        'Antioquia',
      ])
        expect(text, inside).toContain(inside);
      expect(text).not.toMatch(/<image|href=|<script/);
      expect(text.match(/<circle/g)?.length).toBeGreaterThan(50);
      const png = await kept('png');
      expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(png.bytes.readUInt32BE(16)).toBe(2400);
      expect(png.bytes.length).toBeGreaterThan(50_000);
      const csv = String((await kept('csv')).bytes)
        .trimEnd()
        .split('\r\n');
      expect(csv[0]).toBe('\uFEFFid,daneCode,isoCode,Departments,Population (inhabitants) 2005');
      expect(csv).toHaveLength(34);
      expect(csv[1]).toMatch(/^\d+,\d{2},CO-/);
    }));
});
