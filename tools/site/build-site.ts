// Writes the finished pages of the site in every language, and their search index, next to the files that they load.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Service } from '../../src/app.js';
import { inLanguage, languages } from '../../src/site/shell/addresses.js';
import type { Assets } from '../../src/site/shell/site.js';
import { planSite, type SitePlan } from './plan-site.js';
import { writeSiteFiles } from './write-site-files.js';

export async function buildSite(
  root: string,
  service: Service,
  folder: string,
  assets: Assets,
): Promise<number> {
  const plan = await planSite(root, service, assets);
  const counts = await Promise.all(languages.map((language) => writePages(folder, plan, language)));
  await writeSiteFiles(folder, plan, assets);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function writePages(folder: string, plan: SitePlan, language: keyof SitePlan): Promise<number> {
  const { pages } = plan[language];
  await Promise.all(pages.map(({ path, html }) => writePage(folder, inLanguage(language, path), html())));
  return pages.length;
}

/** `path` is that of the page, with its language. */
export async function writePage(folder: string, path: string, html: string): Promise<void> {
  const file = join(folder, `${path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
