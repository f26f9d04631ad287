// Walkthroughs of people who build something with the data: from the front page to what they wanted, in counted steps.
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Download, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../open-site.js';
import { button, choose, fill, link, unfold, type Walk, walk } from './walk.js';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const CLIPBOARD = { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] };

/** The names of the controls are listed only here. */
const walks = {
  student: { atMost: 2, steps: [link('The five largest cities'), button('Copy')] },
  formDeveloper: {
    atMost: 3,
    steps: [link('Documentation'), link('A department and city select'), button('Copy', '<!doctype html>')],
  },
  payroll: {
    atMost: 5,
    steps: [
      link('Tools'),
      link('Working days'),
      fill('From', '2026-12-01', 'Count working days'),
      fill('To', '2026-12-31', 'Count working days'),
      button('Count'),
    ],
  },
  analystOfNames: {
    atMost: 5,
    steps: [
      link('Tools'),
      link('Names to codes'),
      fill('Names, one per line', 'Medellin\nSanta fe de bogota\nCALI (VALLE)\nzzzz'),
      button('Match'),
      button('Download CSV'),
    ],
  },
  analystOfTables: {
    atMost: 5,
    steps: [
      link('Data'),
      link('Municipalities'),
      unfold('Filters'),
      choose('Department', 'Antioquia'),
      link('CSV'),
    ],
  },
} satisfies Record<string, Walk>;

interface City {
  readonly name: string;
  readonly daneCode: string;
  readonly population: number;
}

const copied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
const text = async (download: Download) => readFile(await download.path(), 'utf8');
/** The rows of a file for a spreadsheet, which may begin with a byte order mark. */
const rows = (file: string) =>
  parse(file, { bom: true, columns: true, delimiter: [',', ';'] }) as Record<string, string>[];

describeInBrowser('a person who builds something', (site) => {
  const api = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`${site.origin}${path}`)).json() as Answer;

  it('gives a student a request that works in a terminal', () =>
    site.visit(CLIPBOARD, async (page) => {
      await page.goto('/en');
      await walk(page, walks.student);
      const address = /^curl '([^']+)'$/.exec(await copied(page))?.[1] ?? 'nothing';
      const answer = (await (await fetch(address)).json()) as { data: City[] };
      const [largest] = await api<City[]>('/api/v1/City?sortBy=-population&limit=1');
      expect(answer.data[0]?.name).toBe(largest?.name);
      for (const { name } of answer.data) await page.locator('main', { hasText: name }).waitFor();
    }));

  it('gives the developer of a form a page with departments and their cities', () =>
    site.visit(CLIPBOARD, async (page) => {
      await page.goto('/en');
      await walk(page, walks.formDeveloper);
      const body = await copied(page);
      await page.route('**/form.html', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/form.html');
      await page.locator('option', { hasText: 'Antioquia' }).waitFor({ state: 'attached' });
      await page.locator('[name=department]').selectOption({ label: 'Antioquia' });
      const cities = await api<City[]>('/api/v1/City?departmentId=2&fields=name&sortBy=name');
      const options = page.locator('[name=city] option:not([value=""])');
      await expect.poll(() => options.allTextContents()).toEqual(cities.map(({ name }) => name));
    }));

  it('shows a payroll clerk the working days of December and the holidays in it', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en');
      await walk(page, walks.payroll);
      interface Count {
        readonly workingDays: number;
        readonly skipped: readonly { readonly holidays: readonly { readonly law: string }[] }[];
      }
      const { workingDays, skipped } = await api<Count>(
        '/api/v1/WorkingDay/count?from=2026-11-30&to=2026-12-31',
      );
      const shown = await page.locator('main').innerText();
      expect(workingDays).toBe(21);
      expect(shown).toContain(`${workingDays} working days`);
      const holidays = skipped.flatMap((day) => day.holidays);
      expect(holidays.length).toBe(2);
      expect(shown.split('Ley 51 de 1983').length - 1).toBe(holidays.length);
      for (const day of ['Tuesday, 8 December', 'Friday, 25 December']) expect(shown).toContain(day);
    }));

  it('gives an analyst the code of each name in a column', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en');
      const saved = page.waitForEvent('download');
      await walk(page, walks.analystOfNames);
      const names = ['Medellín', 'Bogotá D.C.', 'Cali'];
      const cities = await api<City[]>('/api/v1/City?fields=name,daneCode');
      const codes = names.map((name) => cities.find((city) => city.name === name)?.daneCode);
      const column = rows(await text(await saved)).map((row) => row['DANE code']?.replace(/[="']/g, ''));
      expect(column).toEqual([...codes, '']);
    }));

  it('gives an analyst a file of the municipalities of a department with their population', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en');
      const saved = page.waitForEvent('download');
      await walk(page, walks.analystOfTables);
      const cities = await api<City[]>('/api/v1/City?departmentId=2&fields=name,population');
      const found = rows(await text(await saved)).map((row) => [row.name, Number(row.population)]);
      expect(found.length).toBe(125);
      expect(new Set(found.map(String))).toEqual(
        new Set(cities.map(({ name, population }) => String([name, population]))),
      );
    }));
});
