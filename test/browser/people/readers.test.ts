// Walkthroughs of people who read, run or correct the atlas: from the front page to what they wanted, in counted steps.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { settingsTable } from '../../../src/settings/settings.js';
import { describeInBrowser } from '../open-site.js';
import { announced, namelessControls, wordsOfOtherLanguage } from './heard.js';
import { fill, key, link, option, type, unfold, type Walk, walk } from './walk.js';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The names of the controls are listed only here. */
const walks = {
  teacher: { atMost: 2, steps: [link('See it on a map'), link('Antioquia')] },
  keyboard: { atMost: 4, steps: [key('/'), type('leticia'), key('ArrowDown'), key('Enter')] },
  operatorOfStatus: { atMost: 1, steps: [link('Status')] },
  operatorOfLimits: { atMost: 3, steps: [link('Documentation'), link('Settings'), link('RATE_LIMIT')] },
  wrongValue: {
    atMost: 4,
    steps: [
      fill('Search data and documentation', 'leticia'),
      option('Leticia'),
      unfold('Sources and meaning'),
      unfold('Found an error?'),
    ],
  },
  spanishOnly: { atMost: 3, steps: [link('Datos'), link('Volcanes'), link('Volcán Galeras')] },
} satisfies Record<string, Walk>;

interface Figures {
  readonly population: number;
  readonly elevation: number;
}

const shown = (page: Page) => page.locator('main').innerText();

describeInBrowser('a person who reads', (site) => {
  const api = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`${site.origin}${path}`)).json() as Answer;

  it('shows a teacher on a phone a department with its municipalities and population', () =>
    site.visit(PHONE, async (page) => {
      await page.goto('/en');
      await walk(page, walks.teacher);
      await page.getByRole('heading', { name: 'Antioquia', exact: true }).waitFor();
      const { population } = await api<Figures>('/api/v1/Department/2');
      expect(await shown(page)).toContain(population.toLocaleString('en'));
      const map = page.locator('main svg.ground');
      const cities = await api<readonly { name: string; type: string | null }[]>(
        '/api/v1/City?departmentId=2&fields=name,type',
      );
      await expect.poll(() => map.locator('[data-area^="city-"]').count()).toBe(cities.length);
      expect((await map.boundingBox())?.width).toBeGreaterThan(300);
    }));

  it('announces the results to a screen reader, opens one by keyboard, and names every control there', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en');
      await walk(page, walks.keyboard, async (step) => {
        if (step === 2) {
          await page
            .getByRole('option', { name: /^Leticia/ })
            .first()
            .waitFor();
          expect(await announced(page)).toMatch(/^\d+ results$/);
        }
        if (step === 3) {
          const field = page.getByRole('combobox', { expanded: true });
          const active = (await field.getAttribute('aria-activedescendant')) as string;
          expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
        }
      });
      await page.getByRole('heading', { level: 1, name: 'Leticia', exact: true }).waitFor();
      const { population } = await api<Figures>('/api/v1/City/1');
      const heard = await page.locator('body').ariaSnapshot();
      for (const landmark of ['banner', 'navigation', 'search', 'main', 'contentinfo'])
        expect(heard).toMatch(new RegExp(`^\\s*- ${landmark}\\b`, 'm'));
      expect(heard).toMatch(
        new RegExp(`term: "?Population[^\\n]*\\n\\s*- definition: "?${population.toLocaleString('en')}`),
      );
      expect(await namelessControls(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN');
    }));

  it('shows an operator that the service is ready, and which limit applies', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en');
      await walk(page, walks.operatorOfStatus);
      const { edition } = await api<{ edition: string }>('/api/v1/dataset');
      expect(await shown(page)).toContain(edition);
      await page.goto('/en');
      await walk(page, walks.operatorOfLimits);
      expect(await shown(page)).toContain(String(settingsTable.rateLimit.fallback));
    }));

  it('shows the reader of a wrong value its source and the text of a report', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en');
      await walk(page, walks.wrongValue);
      interface Provenance {
        readonly edition: string;
        readonly fields: readonly {
          readonly field: string;
          readonly source: { readonly publisher: string };
        }[];
      }
      const { edition, fields } = await api<Provenance>('/api/v1/City/1/provenance');
      const source = fields.find(({ field }) => field === 'population')?.source.publisher as string;
      const row = page.locator('tr', { has: page.locator('code', { hasText: /^population$/ }) });
      expect(await row.first().innerText()).toContain(source);
      const report = await page.locator('main').innerText();
      for (const part of ['City 1', 'Leticia', edition]) expect(report).toContain(part);
    }));

  it('leads a reader of Spanish to a value without any English', () =>
    site.visit({ ...DESKTOP, locale: 'es-CO' }, async (page) => {
      await page.goto('/es');
      const english = [...(await wordsOfOtherLanguage(page))];
      await walk(page, walks.spanishOnly, async () => {
        english.push(...(await wordsOfOtherLanguage(page)));
      });
      await page.getByRole('heading', { level: 1, name: 'Volcán Galeras', exact: true }).waitFor();
      const { elevation } = await api<Figures>('/api/v1/Volcano/10');
      expect(await shown(page)).toContain(`${elevation.toLocaleString('es-CO')}\u00a0m`);
      expect(english).toEqual([]);
    }));
});
