// Takes the pictures of the README and of guides from the running site: `node dist/lab/pictures/guide-pictures.js`, after its pages changed. They
// are checked in, so that a build needs no browser.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createAtlas } from '../../src/app.js';
import { type Language, languages } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { guidePictureFolder } from '../../tools/site/pictures.js';
import { startBrowser } from '../start-browser.js';

const [WIDTH, QUALITY, MARGIN] = [640, 60, 8];
/** The part of the home page that a laptop shows first. */
const HOME = { width: 1280, height: 780 };
const RECORD = {
  en: '/en/data/fairs-and-festivals/feria-de-manizales-1',
  es: '/es/datos/ferias-y-fiestas/feria-de-manizales-1',
} as const;
const SOURCE = 'https://www.example.org/feria';

/** The part of the page from the top of one element to the end of another. */
async function takePicture(page: Page, from: string, to: string): Promise<Buffer> {
  await page.addStyleTag({
    content: '.bar, .foot, .eyebrow { display: none } * { caret-color: transparent }',
  });
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (found === null) throw new Error(`${page.url()} has no ${selector}.`);
    return found;
  };
  const [start, end] = [await box(from), await box(to)];
  const y = Math.max(0, start.y - MARGIN);
  const clip = { x: 0, y, width: WIDTH, height: Math.ceil(end.y + end.height + MARGIN - y), scale: 1 };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip,
    captureBeyondViewport: true,
  });
  return Buffer.from(data, 'base64');
}

async function steps(page: Page, language: Language): Promise<readonly Buffer[]> {
  await page.goto(RECORD[language]);
  const first = await takePicture(page, 'h1', '.values');
  await page.locator('a.correct[href$="field=month"]').first().click();
  await page.locator('#value').selectOption('Febrero');
  await page.locator('#source').fill(SOURCE);
  const second = await takePicture(page, 'main h2', 'form.correcting');
  await page.locator('form.correcting button').click();
  const third = await takePicture(page, '.ready', '.ready li:nth-of-type(2) .button');
  return [first, second, third];
}

/** Hides the counts of the data, which change with each edition and would contradict the README. */
async function homePicture(page: Page, language: Language): Promise<Buffer> {
  await page.setViewportSize(HOME);
  await page.goto(`/${language}`);
  await page.addStyleTag({ content: '.hero .facts { display: none }' });
  await page.evaluate('document.fonts.ready');
  return page.screenshot();
}

const service = await createAtlas(readSettings({ REPOSITORY_URL: 'https://github.com/owner/name' }));
const browser = await startBrowser();
try {
  const baseURL = await service.server.listen({ host: '127.0.0.1', port: 0 });
  for (const language of languages) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: WIDTH, height: 900 },
      bypassCSP: true,
    });
    const suffix = language === 'en' ? '' : `.${language}`;
    const save = async (name: string, bytes: Buffer) => {
      await writeFile(join(guidePictureFolder(projectFolder()), name), bytes);
      console.log(`${name}: ${bytes.length} bytes`);
    };
    await save(`site${suffix}.png`, await homePicture(await context.newPage(), language));
    const taken = await steps(await context.newPage(), language);
    for (const [index, bytes] of taken.entries())
      await save(`correct-a-value-${index + 1}${suffix}.webp`, bytes);
  }
} finally {
  await browser.close();
  await service.stop(0);
}
