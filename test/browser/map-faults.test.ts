// Faults that readers of the map met: frames, hidden points, shifts, paper, small targets.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';
import { smallTargets } from './small-targets.js';

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const middle = async (page: Page) => {
  const { x, y, width, height } = (await page.locator('.pane').boundingBox()) as NonNullable<
    Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>
  >;
  return { x: x + width / 2, y: y + height / 2 };
};

/** The outline of the focused link, if it is on the map. */
const frame = (page: Page) =>
  page.evaluate<string>(
    `(() => { const held = document.activeElement.closest('.pane a, .pane path'); return held === null ? 'none' : getComputedStyle(held).outlineStyle; })()`,
  );

describeInBrowser('the map', (site) => {
  it('draws no frame around an area after a drag, a tap or a key', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/explore?points=airport');
      await page.locator('.in-view li').first().waitFor();
      const { x, y } = await middle(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 20, { steps: 5 });
      await page.mouse.up();
      expect(await frame(page)).toBe('none');
      await page.keyboard.press('ArrowRight');
      expect(await frame(page)).toBe('none');
      // Readers with a keyboard see the focus on the map as a whole and in the list.
      for (const selector of ['.pane', '.areas-listed tbody a']) {
        await page.locator(selector).first().focus();
        await page.keyboard.press('Shift');
        expect(
          await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle'),
          selector,
        ).toBe('solid');
      }
    }));

  it.each([DESKTOP, PHONE])('cuts no name at its edge at any zoom, at $viewport.width', (look) =>
    site.visit(look, async (page) => {
      const cut = () =>
        page.evaluate<string[]>(`(() => {
          const pane = document.querySelector('.pane').getBoundingClientRect();
          return [...document.querySelectorAll('.labels text')].filter((label) => {
            const { left, right, top, bottom } = label.getBoundingClientRect();
            const isOutside = right < pane.left || left > pane.right || bottom < pane.top || top > pane.bottom;
            return !isOutside && (left < pane.left || right > pane.right || top < pane.top || bottom > pane.bottom);
          }).map((label) => label.textContent);
        })()`);
      for (const path of ['/en/explore', '/en/explore?department=2', '/en/explore?areas=city']) {
        await page.goto(path);
        expect(await cut(), path).toEqual([]);
        for (let times = 0; times < 4; times++) {
          await page.locator('.pane').focus();
          await page.keyboard.press('+');
          await page.keyboard.press('ArrowRight');
          await expect.poll(cut, { message: path }).toEqual([]);
        }
      }
    }),
  );

  it('draws small families above large ones, each as large as its own number of records allows', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/explore?points=airport,volcano,urbanCenter');
      await page.locator('.in-view li').first().waitFor();
      const colours = await page.evaluate<Record<string, string>>(`Object.fromEntries(
        [...document.querySelectorAll('input[name=points]')].map(({ value, dataset }) => [value, getComputedStyle(document.documentElement).getPropertyValue(dataset.colour)]))`);
      for (const [family, path] of [
        ['volcano', 'Volcano'],
        ['airport', 'Airport'],
      ] as const) {
        const { features } = (await (
          await fetch(`${site.origin}/api/v1/${path}?format=geojson&fields=id`)
        ).json()) as { features: { geometry: { coordinates: [number, number] } | null }[] };
        const points = features.flatMap(({ geometry }) => (geometry === null ? [] : [geometry.coordinates]));
        const seen = await page.evaluate<string[]>(`(() => {
          const svg = document.querySelector('svg.ground');
          const canvas = document.querySelector('.pane canvas');
          const { left, top } = canvas.getBoundingClientRect();
          const places = JSON.parse(svg.dataset.places);
          return ${JSON.stringify(points)}.map(([longitude, latitude]) => {
            const place = places.slice(1).find((each) => longitude > each.west - 0.01 && longitude < each.east + 0.01 && latitude > each.south - 0.01 && latitude < each.north + 0.01) ?? places[0];
            const at = new DOMPoint(place.left + (longitude - place.west) * place.perLongitude, place.top + (place.north - latitude) * place.perLatitude).matrixTransform(svg.getScreenCTM());
            const [red, green, blue] = canvas.getContext('2d').getImageData(Math.round(at.x - left), Math.round(at.y - top), 1, 1).data;
            return '#' + [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
          });
        })()`);
        const found = seen.filter((colour) => colour === colours[family]).length;
        // The edge of one point may cover the centre of another.
        expect(found / points.length, family).toBeGreaterThan(0.6);
      }
      const listed = await page.locator('.in-view li').allTextContents();
      for (const family of ['Airports', 'Volcanoes', 'Populated centres'])
        expect(listed.filter((line) => line.endsWith(family)).length, family).toBeGreaterThan(1);
    }));

  it.each([
    [DESKTOP, '/en/explore?areas=city'],
    [PHONE, '/es/explorar?areas=city'],
    [PHONE, '/en/explore?department=2&points=airport'],
  ])('does not move while it loads: %j %s', (options, path) =>
    site.visit(options, async (page) => {
      await page.addInitScript(`globalThis.moved = [];
        new PerformanceObserver((list) => { for (const { sources } of list.getEntries())
          for (const { node } of sources) if (node?.parentElement?.closest('main')) moved.push(node.className); }).observe({ type: 'layout-shift', buffered: true });`);
      // A slow line, so that the page is drawn before all of it has arrived.
      const line = await page.context().newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 20,
        downloadThroughput: 100_000,
        uploadThroughput: 100_000,
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(
        'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
      );
      expect(await page.evaluate('moved')).toEqual([]);
    }),
  );

  it('prints its title, legend and sources, without its controls', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/explore?by=surfaceKm2&points=airport');
      await page.emulateMedia({ media: 'print' });
      for (const gone of [
        '.tools',
        'form.view select',
        'form.view fieldset',
        '.areas-listed',
        '.in-view',
        '.crumbs',
      ])
        expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
      for (const kept of ['svg.ground', '.map-legend', '.map-figure figcaption'])
        expect(await page.locator(kept).isVisible(), kept).toBe(true);
      expect(await page.locator('.map-figure figcaption').innerText()).toContain('Departments: area');
    }));

  it.each([
    '/en/explore?department=2&points=airport,volcano',
    '/es/explorar?areas=city',
    '/en/data/municipalities?of=Department/2/cities',
    '/es/datos/centros-poblados',
  ])('has no target in its lists that a finger misses: %s', (path) =>
    site.visit(PHONE, async (page) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await smallTargets(page)).toEqual([]);
    }),
  );

  it.each([
    ['/en/explore?city=167', '1 area'],
    ['/es/explorar?city=167', '1 área'],
    ['/en/explore', '33 areas'],
    ['/es/explorar?areas=city', '1.122 áreas'],
  ])('counts in words: %s', async (path, words) => {
    const text = await (await fetch(`${site.origin}${path}`)).text();
    expect(text).toContain(` ${words}.`);
    expect(text).not.toMatch(/[( ]1 (areas|áreas)/);
  });
});
