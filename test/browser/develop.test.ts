// `npm run dev` on a copy of the project: a browser shows each change, and a fault of the code with its place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DevRun, startDev } from '../../tools/dev/start-dev.js';
import { newFolder } from '../system/new-folder.js';
import { program } from '../system/program.js';

const executablePath = program('chromium-headless-shell');

describe.skipIf(executablePath === undefined)('npm run dev', () => {
  const folder = newFolder('dev');
  let [dev, browser, page]: [DevRun?, Browser?, Page?] = [];
  beforeAll(async () => {
    dev = await startDev(folder);
    browser = await chromium.launch({
      executablePath: executablePath as string,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    page = await browser.newPage();
    // Only the limit of the test applies.
    page.setDefaultTimeout(0);
  });
  afterAll(async () => {
    await browser?.close();
    await dev?.stop();
  });
  const open = async (path: string) => {
    await page?.goto(`${dev?.origin}${path}`);
    return page as Page;
  };
  const change = (file: string, before: string, after: string) => dev?.change(file, before, after);

  it('shows a change of a style without a reload', async () => {
    const home = await open('/en');
    await home.evaluate('window.isSamePage = true');
    change('src/site/home/home.style.css', 'max-width: 14em;', 'max-width: 14em; scroll-margin-top: 7px;');
    const margin = () => home.evaluate("getComputedStyle(document.querySelector('h1')).scrollMarginTop");
    await expect.poll(margin, { timeout: 60_000 }).toBe('7px');
    expect(await home.evaluate('window.isSamePage')).toBe(true);
  });

  it('shows a change of a family', async () => {
    const table = await open('/en/data/volcanoes');
    change('src/country/volcano.ts', "en: 'Volcanoes'", "en: 'Fire mountains'");
    await table.locator('h1', { hasText: 'Fire mountains' }).waitFor();
  });

  it('shows a change of a guide, whose page is made by the build', async () => {
    const guide = await open('/en/docs/guides/paging');
    change('docs/guides/paging.md', '# ', '# Leafing: ');
    await guide.locator('h1', { hasText: 'Leafing' }).waitFor();
  });

  it('shows a fault of the code with its place, keeps serving, and continues after the fix', async () => {
    const home = await open('/en');
    change('src/site/home/strings.ts', "headline: '", "headline: = '");
    const fault = home.locator('#dev-fault');
    await fault.waitFor();
    const lines = readFileSync(join(folder, 'src/site/home/strings.ts'), 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes("headline: = '")) + 1;
    expect(await fault.textContent()).toContain(`src/site/home/strings.ts:${line}:`);
    expect((await fetch(`${dev?.origin}/api/v1/City/167`)).status).toBe(200);
    // Another change does not hide the fault.
    change('docs/guides/paging.md', '# ', '# ');
    await home.reload();
    await fault.waitFor();
    change('src/site/home/strings.ts', "headline: = '", "headline: 'Mended: ");
    await home.locator('h1', { hasText: 'Mended' }).waitFor();
  });

  it('shows a fault of the data with its file and line', async () => {
    const table = await open('/en/data/volcanoes');
    change('data/volcanoes.json', '{"id":1,', '{"id":1;');
    const fault = table.locator('#dev-fault');
    await fault.waitFor();
    expect(await fault.textContent()).toMatch(/volcanoes\.json.*2/);
    change('data/volcanoes.json', '{"id":1;', '{"id":1,');
    await fault.waitFor({ state: 'detached' });
  });
});
