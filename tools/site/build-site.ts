// Writes the finished pages of the site in every language, and their search index, next to the files that they load.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Service } from '../../src/app.js';
import { about } from '../../src/site/shell/about.js';
import { createSite } from '../../src/site/shell/create-site.js';
import { inLanguage, type Language } from '../../src/site/shell/language.js';
import { UNKNOWN_ORIGIN } from '../../src/site/shell/origin.js';
import type { IndexEntry, IndexGroup } from '../../src/site/shell/search-index.js';
import type { Assets } from '../../src/site/shell/site.js';
import type { SiteManifest } from '../../src/site/shell/site-files.js';
import { batchExamples } from './batch-examples.js';
import { GUIDES, guideNames, readerOf } from './guides.js';
import { problemExamples } from './problem-examples.js';
import { examplesOf, type SearchEntry, type SearchGroup, sitePages } from './site-pages.js';
import { writtenPage } from './written-pages.js';

export async function buildSite(
  root: string,
  service: Service,
  folder: string,
  assets: Assets,
): Promise<number> {
  const write = async (path: string, text: string) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const names = await guideNames(root);
  const examples = examplesOf(service);
  const batches = await batchExamples(service);

  const buildLanguage = async (language: Language) => {
    const read = (file: string) => writtenPage(root, file, language);
    const written = await Promise.all(names.map((name) => read(join(GUIDES, `${name}.md`))));
    const guides = written.map(({ name, title, summary, formerly, about: parts }) => ({
      name,
      formerly,
      about: parts,
      title,
      summary: firstSentence(summary),
      reader: readerOf(name),
    }));
    const site = createSite(language, {
      title: about.title,
      model: service.model,
      assets,
      guides,
      origins: { publicOrigin: UNKNOWN_ORIGIN },
    });
    const changelog = await read('CHANGELOG.md');
    const ofProblems = await problemExamples(service, language);
    const { pages, search } = sitePages(site, service, written, changelog, examples, ofProblems, batches);
    await Promise.all(pages.map(({ path, html }) => write(`${inLanguage(language, path)}.html`, html)));
    return { guides, search, paths: pages.map(({ path }) => path) };
  };

  const [en, es] = [await buildLanguage('en'), await buildLanguage('es')];
  await write('search-en.json', JSON.stringify(indexGroups(en.search, es.search)));
  await write('search-es.json', JSON.stringify(indexGroups(es.search, en.search)));
  const manifest: SiteManifest = {
    assets,
    guides: { en: en.guides, es: es.guides },
    pages: en.paths,
  };
  await write('site.json', JSON.stringify(manifest));
  return en.paths.length + es.paths.length;
}

/** As the search reads them: each page is found by its title in the other language, too. */
function indexGroups(own: readonly SearchGroup[], other: readonly SearchGroup[]): readonly IndexGroup[] {
  const titles = new Map(other.flatMap(({ pages }) => pages.map(({ path, title }) => [path, title])));
  const entry = ({ path, title, summary, words, keywords }: SearchEntry): IndexEntry => {
    const all = unique(`${words} ${titles.get(path) ?? ''}`);
    const entry = [path, title, firstSentence(summary), all] as const;
    return keywords ? [...entry, keywords] : entry;
  };
  return own.map(({ title, pages }) => ({ title, pages: pages.map(entry) }));
}

/** Enough for a list of results; the page has the rest. */
const firstSentence = (text: string) => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

/** The search looks for the presence of a word, not its frequency. */
const unique = (text: string) => [...new Set(text.match(/[\p{L}\p{N}]+/gu))].join(' ');
