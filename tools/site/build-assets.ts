// Writes the files that pages load: scripts, stylesheets, typeface, pictures. The service reads their list when it starts.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markFile } from '../../src/site/shell/layout.js';
import type { Assets } from '../../src/site/shell/site.js';
import { assetAddresses, type SiteBuild } from '../../src/site/shell/site-files.js';
import { bundleScripts } from './bundle-scripts.js';
import { bundleOwnStyles, bundleStyle } from './bundle-styles.js';
import { FONT_FILES } from './font.js';
import { copyPictures, previewsIn } from './pictures.js';

export async function buildAssets(root: string, folder: string): Promise<Assets> {
  const write = (path: string, text: string | Uint8Array) => writeFile(join(folder, path), text);
  const writeFont = async (name: keyof typeof FONT_FILES) => {
    const { font, licence } = FONT_FILES[name];
    const bytes = await readFile(join(root, font));
    await write(`${name}.woff2`, bytes);
    await write(`${name}.woff2.txt`, await readFile(join(root, licence)));
    return versioned(assetAddresses.fonts[name], bytes);
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const fonts = {
    headings: await writeFont('headings'),
    text: await writeFont('text'),
  };
  const style = await bundleStyle(root, fonts);
  const styles = await bundleOwnStyles(root);
  const { scripts, modules } = await bundleScripts(root);
  for (const [name, script] of [...scripts, ...modules]) await write(`${name}.js`, script);
  await write('style.css', style);
  for (const [name, css] of styles) await write(`${name}.css`, css);
  await write('mark.svg', markFile);
  await copyPictures(root, folder);
  const assets: Assets = {
    style: versioned(assetAddresses.style, style),
    styles: Object.fromEntries(
      styles.map(([name, css]) => [name, versioned(assetAddresses.ownStyle(name), css)]),
    ),
    fonts,
    scripts: Object.fromEntries(
      scripts.map(([name, script]) => [name, versioned(assetAddresses.script(name), script)]),
    ),
    modules: Object.fromEntries(modules.map(([name, script]) => [name, { version: contentVersion(script) }])),
    previews: await previewsIn(root),
  };
  const withoutPages: SiteBuild = { assets, guides: { en: [], es: [] }, pages: [], pictures: [] };
  await write('site.json', JSON.stringify(withoutPages));
  return assets;
}

/** The URL changes with the content, so that caches can store it forever. */
const versioned = (address: string, content: string | Uint8Array) => `${address}?${contentVersion(content)}`;

const contentVersion = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
