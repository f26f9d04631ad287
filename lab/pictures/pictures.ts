// Draws the icons of the site and the pictures that links to it are shown with: `node dist/lab/pictures/pictures.js`, after the mark, the colours or
// the typeface changed. They are checked in, so that a build needs no browser.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createAtlas } from '../../src/app.js';
import { kinds } from '../../src/engine/operations/kinds/index.js';
import { operationOfKind } from '../../src/engine/operations/operation.js';
import { runToEnd } from '../../src/engine/scheduling/yielding-work.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { heroMap } from '../../src/site/home/hero-map.js';
import { PREVIEWS, pagePictures, pictureSize } from '../../src/site/shell/addresses.js';
import { siteFile } from '../../src/site/shell/site-files.js';
import { pictureFolder } from '../../tools/site/pictures.js';
import { startBrowser } from '../start-browser.js';
import { withPalette } from './palette-png.js';
import { iconPage, motifs, picturePage } from './picture-pages.js';
import { previewPages } from './preview-pages.js';

const HEADER = 6;
const ICON_ENTRY_BYTES = 16;

/** One PNG as an icon file: a directory of one entry, and the picture itself, as every browser reads it. */
function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ICON_ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // the type: icon
  head.writeUInt16LE(1, 4); // the number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const FAVICON = 32;
const TOUCH_ICON = 180;

async function draw(browser: Browser, page: string, width: number, height: number): Promise<Buffer> {
  const tab = await browser.newPage({ viewport: { width, height } });
  try {
    await tab.setContent(page);
    await tab.evaluate('document.fonts.ready');
    return await tab.screenshot({ omitBackground: true });
  } finally {
    await tab.close();
  }
}

const folder = pictureFolder(projectFolder());
await mkdir(join(folder, 'pictures'), { recursive: true });
const service = await createAtlas();
const browser = await startBrowser();
try {
  const icon = (size: number, isOpaque: boolean) => draw(browser, iconPage(size, isOpaque), size, size);
  await writeFile(join(folder, 'favicon.ico'), icoFile(await icon(FAVICON, false), FAVICON));
  await writeFile(join(folder, 'apple-touch-icon.png'), await icon(TOUCH_ICON, true));
  const { width, height } = pictureSize;
  const font = (await siteFile('headings.woff2')).toString('base64');
  const { engine } = service;
  const drawn = motifs(runToEnd(heroMap(engine)), await mapOfCountry(service));
  for (const name of pagePictures)
    await writeFile(
      join(folder, 'pictures', `${name}.png`),
      await draw(browser, picturePage(font, drawn[name]), width, height),
    );
  const previews = join(folder, 'pictures', PREVIEWS);
  await rm(previews, { recursive: true, force: true });
  await mkdir(previews);
  for (const { name, page } of previewPages(engine, font))
    await writeFile(join(previews, `${name}.png`), withPalette(await draw(browser, page, width, height)));
} finally {
  await browser.close();
  await service.server.close();
}

/** The first picture that the service itself draws of areas. */
async function mapOfCountry({ server, engine }: typeof service): Promise<string> {
  const drawing = operationOfKind(engine, kinds.mapPicture);
  return (await server.inject(`${drawing?.path}`)).body;
}
