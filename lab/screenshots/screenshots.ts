// Takes screenshots of every page and state of the site: `node dist/lab/screenshots/screenshots.js`.
//
//   -- --only TEXT     those whose name contains it
//   -- --views         only one page of each kind and the states, not every other page
//   -- --into FOLDER   a folder outside the project
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { createAtlas } from '../../src/app.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { startBrowser } from '../start-browser.js';
import { plannedShots, shotsOfViews } from './planned-shots.js';
import type { Shot } from './shot.js';

const HEIGHT = 900;

/** Takes one screenshot of a whole page, and returns whether the page is wider than its screen. */
async function takeShot(browser: Browser, origin: string, folder: string, shot: Shot): Promise<boolean> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: HEIGHT },
    colorScheme: shot.theme,
    javaScriptEnabled: shot.scripts,
  });
  try {
    const page = await context.newPage();
    await page.emulateMedia({ media: shot.media });
    await page.goto(`${origin}${shot.path}`);
    await shot.prepare(page);
    await page.screenshot({ path: join(folder, `${shot.name}.png`), fullPage: true });
    const widths = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    return shot.scripts && (await page.evaluate<boolean>(widths));
  } finally {
    await context.close();
  }
}

const AT_ONCE = 3;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    views: { type: 'boolean', default: false },
    into: { type: 'string' },
  },
});
const folder = values.into === undefined ? join(projectFolder(), 'screenshots') : resolve(values.into);
// Empties only the default folder, because another one can have other files.
if (values.into === undefined) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const service = await createAtlas(readSettings({ RATE_LIMIT: '0' }));
const origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
const browser = await startBrowser();
try {
  const planned = values.views ? shotsOfViews() : plannedShots(service);
  const shots = planned.filter(({ name }) => name.includes(values.only));
  const waiting = shots.values();
  const wide: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const shot of waiting) if (await takeShot(browser, origin, folder, shot)) wide.push(shot.name);
    }),
  );
  console.log(`${shots.length} pictures in ${folder}.`);
  if (wide.length > 0) console.log(`Pages wider than the screen: ${wide.join(', ')}`);
} finally {
  await browser.close();
  await service.server.close();
}
