// The recipes of the guides work: their pages run in a browser as they are written, against this service.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { transformSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { ORIGIN } from '../../src/site/shell/code.js';
import { sharedService } from '../system/shared-service.js';
import { describeInBrowser } from './open-site.js';

const leaflet = (file: string) => createRequire(import.meta.url).resolve(`leaflet/dist/${file}`);

interface NextHoliday {
  readonly date: string;
  readonly holidays: readonly [{ readonly name: string }];
}

/** The code blocks of a guide in a programming language. */
function blocks(guide: string, language: string): readonly string[] {
  const text = readFileSync(join(projectFolder(), 'docs', 'guides', `${guide}.md`), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code]) => code as string,
  );
}

describeInBrowser('a recipe', (site) => {
  const json = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`${site.origin}${path}`)).json() as Answer;

  /** The page has its own origin, like the site of a reader. */
  async function run(code: string, use: (page: Page) => Promise<void>): Promise<void> {
    const body = code.replaceAll(ORIGIN, site.origin);
    await site.visit({}, async (page) => {
      await page.route('**/recipe.html', (route) => route.fulfill({ contentType: 'text/html', body }));
      for (const file of ['leaflet.js', 'leaflet.css'])
        await page.route(`**/${file}`, (route) => route.fulfill({ path: leaflet(file) }));
      await page.goto('/recipe.html');
      await use(page);
    });
  }

  it('fills the cities of a department', async () => {
    const [form] = blocks('department-city-select', 'html').filter((code) => code.includes('<form>')) as [
      string,
    ];
    await run(form, async (page) => {
      await page.locator('option', { hasText: 'Antioquia' }).waitFor({ state: 'attached' });
      await page.locator('[name=department]').selectOption({ label: 'Antioquia' });
      await page.locator('option', { hasText: 'Medellín' }).waitFor({ state: 'attached' });
      expect(await page.locator('[name=city] option').count()).toBe(126);
    });
  });

  it('shows the date of the next holiday', async () => {
    const [holiday] = blocks('working-days', 'html') as [string];
    const next = await json<NextHoliday>('/api/v1/Holiday/next');
    await run(holiday, async (page) => {
      await page.locator('#next', { hasText: next.holidays[0].name }).waitFor();
      expect(await page.locator('#next').textContent()).toContain(String(Number(next.date.slice(8))));
    });
  });

  it('shows a pin for every volcano', async () => {
    const [map] = blocks('maps', 'html') as [string];
    const withoutTiles = map.replace(/^.*tileLayer.*$/m, '');
    const volcanoes = await json<{ features: unknown[] }>('/api/v1/Volcano?format=geojson');
    await run(withoutTiles, async (page) => {
      await page.locator('path.leaflet-interactive').first().waitFor({ state: 'attached' });
      expect(await page.locator('path.leaflet-interactive').count()).toBe(volcanoes.features.length);
    });
  });
});

it('returns the largest cities in TypeScript', async () => {
  const { address } = await sharedService();
  const [code] = blocks('javascript', 'ts') as [string];
  const { code: script } = transformSync('recipe.ts', code.replaceAll(ORIGIN, address), {
    tsconfig: false,
  });
  const { largestCities } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect((await largestCities(2)).map(({ name }: { name: string }) => name)).toEqual([
    'Medellín',
    'Bello',
    'Itagüí',
  ]);
  await expect(largestCities('x')).rejects.toThrow('departmentId');
});
