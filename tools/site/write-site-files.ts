// Writes the list of finished pages, guides and assets, which the service reads when it starts, and the search index of these pages.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexEntry, IndexGroup } from '../../src/site/shell/feature.js';
import type { Assets } from '../../src/site/shell/site.js';
import type { SiteBuild } from '../../src/site/shell/site-files.js';
import { firstSentence } from './first-sentence.js';
import { copiedGuidePictures } from './pictures.js';
import type { SitePlan } from './plan-site.js';

type SearchGroup = SitePlan['en']['search'][number];
type SearchEntry = SearchGroup['pages'][number];

export async function writeSiteFiles(folder: string, { en, es }: SitePlan, assets: Assets): Promise<void> {
  const manifest: SiteBuild = {
    assets,
    guides: { en: en.guides, es: es.guides },
    pages: en.pages.map(({ path }) => path),
    pictures: await copiedGuidePictures(folder),
  };
  const write = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value));
  await write('search-en.json', indexGroups(en.search, es.search));
  await write('search-es.json', indexGroups(es.search, en.search));
  await write('site.json', manifest);
}

/** A page is also found by its title in the other language. */
function indexGroups(own: readonly SearchGroup[], other: readonly SearchGroup[]): readonly IndexGroup[] {
  const titles = new Map(other.flatMap(({ pages }) => pages.map(({ path, title }) => [path, title])));
  const entry = ({ path, title, summary, words, keywords }: SearchEntry): IndexEntry => {
    const all = unique(`${words} ${titles.get(path) ?? ''}`);
    const entry = [path, title, firstSentence(summary), all] as const;
    return keywords ? [...entry, keywords] : entry;
  };
  return own.map(({ title, pages }) => ({ title, pages: pages.map(entry) }));
}

/** The search needs only the presence of a word, not its frequency. */
const unique = (text: string) => [...new Set(text.match(/[\p{L}\p{N}]+/gu))].join(' ');
