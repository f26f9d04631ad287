// Writes the site into a folder: finished pages in every language, script, style, and what the search looks through.
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { about } from '../../src/about.js';
import type { Service } from '../../src/app.js';
import { createSite } from '../../src/pages/create-site.js';
import { inLanguage, type Language, languages } from '../../src/pages/language.js';
import { markFile } from '../../src/pages/mark.js';
import type { GuideEntry } from '../../src/pages/site.js';
import { assetAddresses, type SiteManifest } from '../../src/site-files.js';
import { bundleScript, bundleStyle } from './bundle-assets.js';
import { GUIDES, guideNames } from './guides.js';
import { drawRelief } from './relief.js';
import { examplesOf, sitePages } from './site-pages.js';
import { writtenPage } from './written-pages.js';

export async function buildSite(root: string, service: Service, folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  const write = async (path: string, text: string) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const [script, style] = await Promise.all([bundleScript(root), bundleStyle(root)]);
  await write('site.js', script);
  await write('style.css', style);
  await write('mark.svg', markFile);
  const assets = {
    style: `${assetAddresses.style}?${fingerprint(style)}`,
    script: `${assetAddresses.script}?${fingerprint(script)}`,
  };
  const names = await guideNames(root);
  const examples = examplesOf(service);
  const guides: Partial<Record<Language, readonly GuideEntry[]>> = {};
  const pages = new Set<string>();
  for (const language of languages) {
    const written = await Promise.all(
      names.map((name) => writtenPage(root, join(GUIDES, `${name}.md`), language)),
    );
    guides[language] = written.map(({ name, title, summary }) => ({
      name,
      title,
      summary: firstSentence(summary),
    }));
    const site = createSite(language, {
      title: about.title,
      model: service.model,
      assets,
      guides: guides[language],
    });
    const changelog = await writtenPage(root, 'CHANGELOG.md', language);
    const built = sitePages(site, service, written, changelog, examples);
    for (const { path, html } of built.pages) {
      pages.add(path);
      await write(`${inLanguage(language, path)}.html`, html);
    }
    const entries = built.search.map(({ path, title, summary, words }) => [
      path,
      title,
      firstSentence(summary),
      words,
    ]);
    await write(`search-${language}.json`, JSON.stringify(entries));
  }
  const manifest: SiteManifest = {
    assets,
    guides: guides as SiteManifest['guides'],
    pages: [...pages],
    relief: drawRelief(service.engine.catalog.table(service.model.family('city')).rows),
  };
  await write('site.json', JSON.stringify(manifest));
  return pages.size * languages.length;
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Enough for a list; the page has the rest. */
const firstSentence = (text: string) => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
