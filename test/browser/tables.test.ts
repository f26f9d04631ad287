// Tables as people use them, in a real browser: sorted, narrowed, paged, requested again.
import { describe, expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';
import { ANTIOQUIA, names, query, resultCount, whole, wholeTables } from './table-page.js';

const words = {
  en: {
    table: '/en/data/municipalities',
    part: 'Name contains',
    found: '125 of 1,123',
    columns: 'Columns',
    filters: 'Filters',
  },
  es: {
    table: '/es/datos/municipios',
    part: 'Nombre contiene',
    found: '125 de 1.123',
    columns: 'Columnas',
    filters: 'Filtros',
  },
} as const;

describeInBrowser('a table', (site) => {
  const open = wholeTables(site);

  describe.each(['en', 'es'] as const)('shows the table in %s', (language) => {
    const { table, part, found, columns, filters } = words[language];

    it('is filtered and sorted at once and in its URL, also after a reload and on the way back', () =>
      open(table, async (page) => {
        const first = await names(page);
        await page.getByText(filters, { exact: true }).click();
        await page.locator('select[name=departmentId]').selectOption({ label: 'Antioquia (125)' });
        await resultCount(page, found);
        expect(query(page)).toBe('?departmentId=2');
        await page.locator('[data-sort=population]').click();
        await page.locator('[aria-sort=descending]').waitFor();
        expect(query(page)).toBe('?departmentId=2&sortBy=-population');
        expect(await names(page)).toEqual(ANTIOQUIA);
        await page.locator('[data-sort=population]').click();
        await page.locator('[aria-sort=ascending]').waitFor();
        await page.goBack();
        expect(await names(page)).toEqual(ANTIOQUIA);
        await page.reload();
        await whole(page);
        expect(await names(page)).toEqual(ANTIOQUIA);
        expect(await page.locator('select[name=departmentId]').inputValue()).toBe('2');
        await page.goBack();
        await page.goBack();
        await whole(page);
        expect(query(page)).toBe('');
        await expect.poll(() => names(page)).toEqual(first);
        expect(await page.locator('select[name=departmentId]').inputValue()).toBe('');
      }));

    it('finds a part of the name while it is typed, as one entry of the history', () =>
      open(table, async (page) => {
        await page.getByLabel(part, { exact: true }).pressSequentially('popayan');
        await expect.poll(() => names(page)).toEqual(['Popayán']);
        expect(query(page)).toBe('?name[contains]=popayan');
        await page.goBack();
        expect(query(page)).toBe('');
        await expect.poll(() => page.getByLabel(part, { exact: true }).inputValue()).toBe('');
        await page.getByLabel(part, { exact: true }).fill('zzzz');
        await page.locator('.nothing').waitFor();
      }));

    it('has the ticked columns, and stores them in the URL', () =>
      open(table, async (page) => {
        await page.locator('summary', { hasText: columns }).click();
        await page.locator('[name=fields][value=elevation]').check();
        await page.locator('[data-sort=elevation]').waitFor();
        await page.locator('[name=fields][value=postalCode]').uncheck();
        await expect
          .poll(() => query(page))
          .toBe('?fields=name,population,departmentId,populationDensity,surfaceKm2,daneCode,elevation');
        expect(await page.locator('[data-sort=postalCode]').count()).toBe(0);
        expect(await page.locator('[data-field=elevation]').getAttribute('hidden')).toBeNull();
        const head = await page.locator('thead').innerText();
        await page.reload();
        await whole(page);
        expect(await page.locator('thead').innerText()).toBe(head);
      }));

    it('is sorted by the density, which only the table has', () =>
      open(table, async (page) => {
        await page.locator('[data-sort=populationDensity]').click();
        await expect.poll(() => query(page)).toBe('?sortBy=-populationDensity');
        const served = await (await fetch(page.url())).text();
        const inOrder = [...served.matchAll(/<th scope="row"><a [^>]*>([^<]*)</g)].map(([, name]) => name);
        await expect.poll(() => names(page, 10)).toEqual(inOrder.slice(0, 10));
      }));

    it('downloads the rows and columns that it shows', () =>
      open(`${table}?departmentId=2&population[gte]=100000`, async (page) => {
        await page.locator('[data-sort=name]').first().click();
        await page.locator('th[aria-sort]').waitFor();
        const shown = await names(page, 100);
        expect(shown.length).toBeGreaterThan(5);
        const read = async (format: string) => {
          const link = page.locator('.files a').filter({ hasText: new RegExp(`^${format}`) });
          return (
            await fetch(new URL((await link.first().getAttribute('href')) as string, site.origin))
          ).text();
        };
        expect(JSON.parse(await read('JSON')).map(({ name }: { name: string }) => name)).toEqual(shown);
        expect(
          JSON.parse(await read('GeoJSON')).features.map(
            (each: { properties: { name: string } }) => each.properties.name,
          ),
        ).toEqual(shown);
        const [head, ...lines] = (await read('CSV')).trim().split('\r\n');
        expect(head).toBe(
          'id,name,population,departmentId,department.name,populationDensity,surfaceKm2,daneCode,postalCode',
        );
        expect(lines.map((line) => line.split(',')[1])).toEqual(shown);
        const request = await page.locator('#panel-curl code').textContent();
        expect(request).toContain(
          `${site.origin}/api/v1/City?departmentId=2&population%5Bgte%5D=100000&sortBy=name`,
        );
      }));
  });

  it('scrolls through thousands of rows with only a few dozen in the page', () =>
    open('/es/datos/centros-poblados', async (page) => {
      const rows = page.locator('.records tbody tr[aria-rowindex]');
      expect(await page.locator('.records').getAttribute('aria-rowcount')).toBe('8421');
      await page.evaluate('document.querySelector(".rows").scrollTop = 200000');
      await page.waitForURL(/page=\d+/);
      expect(await rows.count()).toBeLessThan(80);
      const [first, page1] = await Promise.all([rows.first().getAttribute('aria-rowindex'), query(page)]);
      expect(Number(first)).toBeGreaterThan(4000);
      const seen = await page.evaluate<string>(
        `(() => { const { left, top } = document.querySelector('.rows').getBoundingClientRect();
          return document.elementFromPoint(left + 30, top + 80).closest('tr').getAttribute('aria-rowindex'); })()`,
      );
      await page.reload();
      await whole(page);
      expect(query(page)).toBe(page1);
      expect(Math.abs(Number(seen) - 50 * Number(page1.replace('?page=', '')))).toBeLessThan(60);
      await page.evaluate('document.querySelector(".rows").scrollTop = 1e9');
      await page.waitForURL(/page=169/);
      expect(await rows.last().getAttribute('aria-rowindex')).toBe('8421');
      // The box scrolls through all rows, so it has no pages. The line below it gives the visible rows.
      await page.locator('.pager', { hasText: /^Filas 8\.4\d\d a 8\.420 de 8\.420$/ }).waitFor();
      expect(await page.locator('.pager a').count()).toBe(0);
    }));

  it('keeps a filter that it cannot apply itself, and requests the rows', () =>
    open('/en/data/municipalities?near=4.6,-74.08&radius=30&sortBy=name', async (page) => {
      const before = await page.locator('.tally').textContent();
      expect(before).toMatch(/^\d+ of 1,123$/);
      await page.getByLabel('Name contains', { exact: true }).fill('bog');
      await expect.poll(() => names(page)).toEqual(['Bogotá D.C.']);
      expect(query(page)).toBe('?near=4.6,-74.08&radius=30&name[contains]=bog&sortBy=name');
      await page.locator('.carried a').first().click();
      await page.waitForURL((url) => !url.search.includes('near'));
    }));

  it('counts the rows of each choice and of each group, and narrows by the area around a record', () =>
    open('/en/data/populated-centres', async (page) => {
      const type = () => page.locator('[data-field=type] option').allTextContents();
      expect(await type()).toEqual(['Any', 'Seat of its municipality (1,104)', 'Populated centre (7,316)']);
      await page.getByText('Filters', { exact: true }).click();
      await page.locator('select[name="city.departmentId"]').selectOption({ label: 'Antioquia' });
      await resultCount(page, '768 of 8,420');
      expect(query(page)).toBe('?city.departmentId=2');
      await expect.poll(type).toEqual(['Any', 'Seat of its municipality (125)', 'Populated centre (643)']);
      await page.locator('select[name=group]').selectOption('type');
      await page.locator('.groups li').first().waitFor();
      expect(await page.locator('.groups').innerText()).toMatch(
        /^Rows by type\s+Populated centre\s*643\s+Seat of its municipality\s*125$/,
      );
      expect(query(page)).toBe('?city.departmentId=2&group=type');
      expect(await page.locator('.to-map').getAttribute('href')).toBe(
        '/en/explore?points=urbanCenter&urbanCenter.city.departmentId=2',
      );
      await page.locator('.groups a', { hasText: 'Seat' }).click();
      await resultCount(page, '125 of 8,420');
    }));

  it.each([
    ['/en/data/volcanoes?sortBy=-elevation', 'Elevation'],
    ['/es/datos/areas-protegidas?sortBy=-totalArea', 'Superficie total'],
    ['/en/data/intangible-heritage-traditions?sortBy=unescoYear', 'UNESCO'],
    ['/es/datos/municipios?sortBy=-populationDensity', 'Densidad'],
  ])('has whole names on a phone, and beside them the fact that decides the order: %s', (path, fact) =>
    open(
      path,
      async (page) => {
        const cut = () =>
          page.evaluate<string[]>(
            `[...document.querySelectorAll('.records tbody:not([aria-hidden]) th')]
              .filter((th) => th.scrollWidth > th.clientWidth || th.scrollHeight > th.clientHeight + 1)
              .map((th) => th.textContent)`,
          );
        expect(await cut()).toEqual([]);
        const [, second] = await page.locator('.records thead th').all();
        expect(await second?.innerText()).toContain(fact);
        expect(await second?.getAttribute('aria-sort')).not.toBeNull();
        const box = await second?.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        await page.evaluate('document.querySelector(".rows").scrollTop = 1e9');
        const all = Number(await page.locator('.records').getAttribute('aria-rowcount'));
        const rows = page.locator('.records tbody tr[aria-rowindex]');
        await expect
          .poll(async () => all - Number(await rows.last().getAttribute('aria-rowindex')))
          .toBeLessThanOrEqual(1);
        expect(await cut()).toEqual([]);
      },
      { viewport: { width: 390, height: 844 } },
    ),
  );

  it('adds up its rows again after each filter', () =>
    open('/en/data/municipalities', async (page) => {
      await page.getByLabel('Name contains', { exact: true }).fill('san');
      await expect.poll(() => query(page)).toBe('?name[contains]=san');
      const counted = await fetch(`${site.origin}/api/v1/City/count?sum=population&name[contains]=san`);
      const { sum } = (await counted.json()) as { sum: { population: number } };
      await page.locator('tfoot td', { hasText: sum.population.toLocaleString('en') }).waitFor();
    }));

  it('shows its rows on the map', () =>
    open('/en/data/airports?deparmentId=2', async (page) => {
      const shown = Number((await page.locator('.tally').innerText()).split(' ')[0]);
      const loaded = page.waitForResponse((response) => response.url().includes('format=geojson'));
      await page.locator('.to-map').click();
      const { features } = (await (await loaded).json()) as { features: unknown[] };
      expect(features).toHaveLength(shown);
      await page.locator('.in-view li').first().waitFor();
      expect(query(page)).toBe('?points=airport&airport.deparmentId=2');
      await page.locator('.filtered').click();
      await page.waitForURL('**/en/data/airports?deparmentId=2');
    }));

  it('shows the filters of its columns, and those in use', () =>
    open('/en/data/municipalities?departmentId=2', async (page) => {
      const hidden = (field: string) => page.locator(`.filters [data-field=${field}]`).getAttribute('hidden');
      expect([await hidden('departmentId'), await hidden('population')]).toEqual([null, null]);
      await page.locator('summary', { hasText: 'Columns' }).click();
      for (const field of ['departmentId', 'population'])
        await page.locator(`[name=fields][value=${field}]`).uncheck();
      await expect.poll(() => hidden('population')).toBe('');
      expect(await hidden('departmentId')).toBe(null);
    }));

  it('requests another year of a calendar', () =>
    open('/en/data/holidays?year=2030', async (page) => {
      await page.locator('[name=year]').fill('2031');
      await page.locator('[name=year]').press('Enter');
      await page.waitForURL('**/holidays?year=2031');
      await page.locator('time[datetime="2031-01-01"]').waitFor();
    }));
});
