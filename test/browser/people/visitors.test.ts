// Walkthroughs of people who look something up: from the front page to the answer, in counted steps, in both languages.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { describeInBrowser } from '../open-site.js';
import { choose, fill, key, link, option, unfold, type Walk, walk } from './walk.js';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The names of the controls are listed only here. */
const walks = {
  en: {
    nextHoliday: { atMost: 2, steps: [fill('Search data and documentation', 'next holiday'), key('Enter')] },
    yearOfHolidays: {
      atMost: 2,
      steps: [fill('Search data and documentation', 'holidays 2027'), option('Holidays in Colombia, 2027')],
    },
    population: {
      atMost: 2,
      steps: [fill('Search data and documentation', 'population of Cali'), key('Enter')],
    },
    teacher: { atMost: 3, steps: [link('Volcanoes'), unfold('Filters'), choose('Department', 'Nariño')] },
    analystOfBorders: { atMost: 3, steps: [link('Departments')] },
  },
  es: {
    nextHoliday: {
      atMost: 2,
      steps: [fill('Buscar en los datos y la documentación', 'próximo festivo'), key('Enter')],
    },
    yearOfHolidays: {
      atMost: 2,
      steps: [
        fill('Buscar en los datos y la documentación', 'festivos 2027'),
        option('Festivos de Colombia, 2027'),
      ],
    },
    population: {
      atMost: 2,
      steps: [fill('Buscar en los datos y la documentación', 'población de Cali'), key('Enter')],
    },
    teacher: { atMost: 3, steps: [link('Volcanes'), unfold('Filtros'), choose('Departamento', 'Nariño')] },
    analystOfBorders: { atMost: 3, steps: [link('Departamentos')] },
  },
} satisfies Record<string, Record<string, Walk>>;

const shown = (page: Page) => page.locator('main').innerText();

describeInBrowser('a person who looks something up', (site) => {
  const api = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`${site.origin}${path}`)).json() as Answer;

  describe.each(['en', 'es'] as const)('in %s', (language) => {
    const written = (value: number) => value.toLocaleString(language === 'es' ? 'es-CO' : 'en');

    it('shows when the next holiday is, on the front page and in the search', () =>
      site.visit(DESKTOP, async (page) => {
        const { date } = await api<{ date: string }>('/api/v1/Holiday/next');
        await page.goto(`/${language}`);
        expect(await page.locator('.present time').first().getAttribute('datetime')).toBe(date);
        await walk(page, walks[language].nextHoliday);
        await page.locator('.answered').waitFor();
        expect(await page.locator('.answered time').getAttribute('datetime')).toBe(date);
      }));

    it('shows the holidays of a year', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(`/${language}`);
        await walk(page, walks[language].yearOfHolidays);
        await page.waitForURL(/\/2027$/);
        expect(await shown(page)).toContain('2027');
      }));

    it('shows the population of a city in the line of the result', () =>
      site.visit(PHONE, async (page) => {
        await page.goto(`/${language}`);
        await walk(page, walks[language].population);
        const { population } = await api<{ population: number }>('/api/v1/City/1093');
        await page.locator('.answered', { hasText: written(population) }).waitFor();
      }));

    it('shows a teacher on a phone the volcanoes of Nariño with their elevation', () =>
      site.visit(PHONE, async (page) => {
        await page.goto(`/${language}`);
        await walk(page, walks[language].teacher);
        const volcanoes = await api<readonly { name: string; elevation: number }[]>(
          '/api/v1/Volcano?departmentId=22&fields=name,elevation',
        );
        await page.locator('.tally', { hasText: new RegExp(`^${volcanoes.length} (of|de)`) }).waitFor();
        for (const { name, elevation } of volcanoes) {
          const row = page.locator('.records tr', { hasText: name }).first();
          expect(await row.innerText()).toContain(written(elevation));
          const box = await row.locator('td').first().boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        }
      }));

    it('gives an analyst a file with the borders of the departments', () =>
      site.visit(DESKTOP, async (page) => {
        await page.goto(`/${language}`);
        await walk(page, walks[language].analystOfBorders);
        const name = language === 'es' ? 'GeoJSON (límites)' : 'GeoJSON (borders)';
        const href = await page.getByRole('link', { name }).getAttribute('href');
        const { features } = await api<{ features: readonly { geometry: { type: string } }[] }>(
          href as string,
        );
        expect(features).toHaveLength(33);
        for (const { geometry } of features) expect(geometry.type).toMatch(/Polygon$/);
      }));
  });
});
