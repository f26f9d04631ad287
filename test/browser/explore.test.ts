// The map as it is used: by mouse, by keyboard and by touch, without scripts, in both languages and themes.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { areasIn } from '../explore/read-explore.js';
import { describeInBrowser } from './open-site.js';
import { faultsOnScreens } from './page-faults.js';

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const trees = [
  { path: '/en/explore', there: /^This point is in / },
  { path: '/es/explorar', there: /^Este punto está en / },
];

const viewBox = async (page: Page) =>
  (await page.locator('svg.ground').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
const picked = (page: Page, name: string) => page.locator('#picked', { hasText: name }).waitFor();

/** The position of a place on the screen, by the map's own projection. */
const onScreen = (page: Page, longitude: number, latitude: number) =>
  page.evaluate<{ x: number; y: number }>(`(() => {
    const svg = document.querySelector('svg.ground');
    const [place] = JSON.parse(svg.dataset.places);
    const at = new DOMPoint(place.left + (${longitude} - place.west) * place.perLongitude, place.top + (place.north - ${latitude}) * place.perLatitude);
    const { x, y } = at.matrixTransform(svg.getScreenCTM());
    return { x, y };
  })()`);

describeInBrowser('the map', (site) => {
  const api = async (path: string) => (await fetch(`${site.origin}${path}`)).json();

  describe.each(trees)('opens the map at $path', ({ path, there }) => {
    it('selects an area by mouse and shows the location of the point, as the API returns it', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(path);
        const at = await onScreen(page, -75.6, 6.5);
        const located = page.waitForResponse((response) => response.url().includes('/api/v1/locate'));
        await page.mouse.click(at.x, at.y);
        await picked(page, 'Antioquia');
        expect(new URL(page.url()).search).toBe('?department=2');
        const answer = (await (await located).json()) as Record<string, { name: string }>;
        await page.locator('.told', { hasText: there }).waitFor();
        const names = await page.locator('.told a').allTextContents();
        expect(names).toEqual([answer.city?.name, answer.department?.name, answer.region?.name]);
        expect(answer).toEqual(
          await api(new URL((await located).url()).pathname + new URL((await located).url()).search),
        );
        const [, , width = 0] = await viewBox(page);
        expect(width).toBeLessThan(500);
        await page.goBack();
        await page.locator('.areas-listed tr[data-area="department-2"]').waitFor();
        expect(await page.locator('#picked').count()).toBe(0);
      }));

    it('picks an area by keyboard, down to a municipality, and comes back to it after a reload', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(path);
        await page.locator('tr[data-area="department-2"] a').focus();
        expect(await page.locator('.outlines .pointed').count()).toBe(1);
        expect(await page.locator('.named').textContent()).toContain('Antioquia');
        await page.keyboard.press('Enter');
        await picked(page, 'Antioquia');
        await page.waitForFunction('document.activeElement.id === "picked"');
        await page.locator('tr[data-area="city-12"] a').focus();
        await page.keyboard.press('Enter');
        await picked(page, 'Medellín');
        expect(new URL(page.url()).search).toBe('?city=12');
        await page.reload();
        await picked(page, 'Medellín');
        expect(await page.locator('.outlines .chosen').count()).toBe(1);
      }));

    it('shows the same map after its pane had no size for a while', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(path);
        const drawn = () => page.locator('svg.ground').getAttribute('viewBox');
        const resized = (display: string) =>
          page.evaluate(`new Promise((resolve) => {
            const pane = document.querySelector('.pane');
            pane.style.display = '${display}';
            new ResizeObserver((_, observer) => { observer.disconnect(); requestAnimationFrame(resolve); }).observe(pane);
          })`);
        const before = await drawn();
        await resized('none');
        await resized('');
        expect(await drawn()).toBe(before);
      }));

    it('changes the measure, and with it map, legend, table and URL', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(path);
        await page.evaluate("document.querySelector('.areas path').dataset.kept = 'yes'");
        await page.locator('#by').focus();
        await page.locator('#by').selectOption('surfaceKm2');
        await page.waitForURL('**?by=surfaceKm2');
        const first = page.locator('.areas-listed tbody tr').first();
        await first.filter({ hasText: 'Amazonas' }).waitFor();
        const rows = (await api('/api/v1/Department?fields=id,name,surfaceKm2')) as {
          id: number;
          surfaceKm2: number;
        }[];
        const shown = areasIn(await page.locator('.areas-listed').innerHTML());
        const largest = rows.toSorted((a, b) => b.surfaceKm2 - a.surfaceKm2).map(({ id }) => id);
        expect(shown.map(({ id }) => id)).toEqual(largest);
        for (const { id, colour } of shown)
          expect(await page.locator(`.pane path[data-area="department-${id}"]`).getAttribute('class')).toBe(
            `c${colour}`,
          );
        expect(await page.locator('.map-legend li').count()).toBe(5);
        expect(await page.evaluate('document.activeElement.id')).toBe('by');
        // The areas stay the same elements, so their colours can fade.
        expect(await page.locator('.pane path[data-kept]').count()).toBe(1);
        await page.reload();
        expect(await page.locator('#by').inputValue()).toBe('surfaceKm2');
        await page.locator('#areas').selectOption('city');
        await page.waitForURL('**areas=city');
        await page.locator('.all-areas').waitFor();
        await page.locator('.pane path[data-area="city-12"]').waitFor({ state: 'attached' });
        expect(await page.locator('.pane path[data-area]').count()).toBe(1122);
      }));

    it('shows records as points, and opens one', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(path);
        await page.locator('input[value=volcano]').check();
        await page.locator('.in-view li').first().waitFor();
        expect(new URL(page.url()).search).toBe('?points=volcano');
        const volcanoes = (await api('/api/v1/Volcano?format=geojson&fields=name')) as {
          features: {
            id: number;
            geometry: { coordinates: [number, number] };
            properties: { name: string };
          }[];
        };
        // A place without another one near it.
        const [alone] = volcanoes.features.filter(({ properties: { name } }) => name.includes('Azufral'));
        const at = await onScreen(page, ...(alone?.geometry.coordinates ?? [0, 0]));
        await page.mouse.click(at.x, at.y);
        await page.locator('.told a', { hasText: 'Azufral' }).click();
        await page.getByRole('heading', { level: 1, name: 'Azufral' }).waitFor();
        await page.goBack();
        await page.locator('.in-view li').first().waitFor();
        expect(await page.locator('input[value=volcano]').isChecked()).toBe(true);
      }));

    it('zooms and moves with buttons, keys, wheel and drag', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(path);
        const [x = 0, y = 0, whole = 0] = await viewBox(page);
        await page.locator('button[data-do=in]').click();
        const [, , nearer = 0] = await viewBox(page);
        expect(nearer).toBeCloseTo(whole / 1.6, 3);
        await page.locator('button[data-do=out]').click();
        expect(await viewBox(page)).toEqual([x, y, whole, expect.any(Number)]);
        await page.locator('.pane').focus();
        await page.keyboard.press('+');
        const before = await viewBox(page);
        await page.keyboard.press('ArrowRight');
        const [right = 0] = await viewBox(page);
        expect(right).toBeGreaterThan(before[0] ?? 0);
        await page.keyboard.press('0');
        expect((await viewBox(page))[2]).toBeCloseTo(whole, 6);
        const middle = await onScreen(page, -74, 4);
        await page.mouse.move(middle.x, middle.y);
        await page.mouse.wheel(0, -300);
        await page.waitForFunction(
          `document.querySelector('svg.ground').viewBox.baseVal.width < ${whole * 0.9}`,
        );
        const [dragged = 0] = await viewBox(page);
        await page.mouse.down();
        await page.mouse.move(middle.x - 100, middle.y, { steps: 4 });
        await page.mouse.up();
        expect((await viewBox(page))[0]).toBeGreaterThan(dragged);
        // A drag is not a tap.
        expect(await page.locator('#picked').count()).toBe(0);
      }));

    it('requests the position only on demand, and moves there', () =>
      site.visit(
        { ...DESKTOP, geolocation: { latitude: 3.42, longitude: -76.52 }, permissions: ['geolocation'] },
        async (page) => {
          await page.goto(path);
          expect(await page.locator('.told').isVisible()).toBe(false);
          await page.locator('button[data-do=position]').click();
          await picked(page, 'Valle del Cauca');
          expect(await page.locator('.told a').first().textContent()).toBe('Cali');
        },
      ));

    it('works without scripts', () =>
      site.visit({ ...DESKTOP, javaScriptEnabled: false }, async (page) => {
        await page.goto(path);
        expect(await page.locator('.areas path').count()).toBe(33);
        await page.locator('#by').selectOption('surfaceKm2');
        await page.locator('form.view button').click();
        await page.locator('.areas-listed tr', { hasText: 'Bogotá' }).locator('a').click();
        await picked(page, 'Bogotá');
        expect(await page.locator('#by').inputValue()).toBe('surfaceKm2');
        await page.locator('.picked .button').click();
        await page.getByRole('heading', { level: 1, name: 'Bogotá' }).waitFor();
      }));

    it.each(['', '?department=2&points=airport'])(
      'fits every screen, and is sound for axe in both themes%s',
      (query) =>
        site.visit({ reducedMotion: 'reduce' }, async (page) => {
          await page.goto(`${path}${query}`);
          expect(await faultsOnScreens(page, [320, 768, 1440])).toEqual([]);
        }),
    );
  });

  it('keeps the view when the language changes', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/explore?department=2&by=surfaceKm2');
      await page.locator('a.language').click();
      await page.waitForURL('**/es/explorar?department=2&by=surfaceKm2');
      await picked(page, 'Antioquia');
    }));

  it('picks with a tap and zooms with two fingers on a phone', () =>
    site.visit(
      { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
      async (page) => {
        await page.goto('/es/explorar');
        await page.locator('.pane').scrollIntoViewIfNeeded();
        const { x, y } = await onScreen(page, -71, 1);
        await page.touchscreen.tap(x, y);
        await page.locator('#picked').waitFor();
        await page.goto('/es/explorar');
        await page.locator('.pane').scrollIntoViewIfNeeded();
        const [, , whole = 0] = await viewBox(page);
        const at = await onScreen(page, -73, 4);
        const touch = await page.context().newCDPSession(page);
        const send = (type: string, apart: number) =>
          touch.send('Input.dispatchTouchEvent', {
            type: type as 'touchStart',
            touchPoints:
              type === 'touchEnd'
                ? []
                : [
                    { x: at.x - apart, y: at.y, id: 1 },
                    { x: at.x + apart, y: at.y, id: 2 },
                  ],
          });
        await send('touchStart', 20);
        for (const apart of [30, 45, 60, 80]) await send('touchMove', apart);
        await send('touchEnd', 0);
        expect((await viewBox(page))[2]).toBeLessThan(whole / 2);
      },
    ));
});
