// Takes screenshots of every page and state of the site: `node dist/lab/screenshots/screenshots.js`.
//
//   -- --only TEXT     those whose name contains it
//   -- --views         only one page of each kind and the states, not every other page
//   -- --into FOLDER   a folder outside the project
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { createAtlas } from '../../src/app.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { findProgram } from '../bench/find-program.js';
import { plannedShots, shotsOfViews } from './planned-shots.js';
import { takeShot } from './take-shot.js';

const AT_ONCE = 3;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    views: { type: 'boolean', default: false },
    into: { type: 'string' },
  },
});
const executablePath = findProgram('chromium-headless-shell', 'chromium-headless-shell');
if (executablePath === undefined) process.exit(1);

const folder = values.into === undefined ? join(projectFolder(), 'screenshots') : resolve(values.into);
// Only our own folder is emptied: another one may have more in it.
if (values.into === undefined) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const service = await createAtlas(readSettings({ RATE_LIMIT: '0' }));
const origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
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
