// Takes screenshots of every page and state of the site: `npm run screenshots`, or some of them with `-- --only TEXT`.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { createAtlas } from '../src/app.js';
import { projectFolder } from '../src/settings/project-folder.js';
import { readSettings } from '../src/settings/settings.js';
import { findProgram } from './bench/find-program.js';
import { plannedShots } from './screenshots/planned-shots.js';
import { takeShot } from './screenshots/take-shot.js';

const AT_ONCE = 3;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const executablePath = findProgram('chromium-headless-shell', 'chromium-headless-shell');
if (executablePath === undefined) process.exit(1);

const folder = join(projectFolder(), 'screenshots');
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const service = await createAtlas(readSettings({ RATE_LIMIT: '0' }));
const origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const shots = plannedShots(service).filter(({ name }) => name.includes(values.only));
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
