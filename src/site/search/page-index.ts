// The pages of a language for the search: those that the build has left, and those of the model.
import type { Engine } from '../../engine/answers/engine.js';
import { manifestOf } from '../manifest/manifest-of.js';
import type { WholeSite } from '../shell/feature.js';
import type { IndexGroup, SearchIndex } from '../shell/search-index.js';
import type { Site } from '../shell/site.js';
import { siteFile } from '../shell/site-files.js';
import { familySynonyms } from './family-synonyms.js';
import { type PageFinder, pageFinder } from './find-pages.js';
import { tradeWords } from './synonyms.js';

export interface PageIndex {
  readonly index: SearchIndex;
  readonly find: PageFinder;
}

export async function pageIndex(engine: Engine, site: Site, whole: WholeSite): Promise<PageIndex> {
  const index = await searchIndex(engine, site, whole);
  return { index, find: pageFinder(index) };
}

/** As the script of the field loads it. */
export async function searchIndex(engine: Engine, site: Site, whole: WholeSite): Promise<SearchIndex> {
  const { families, calculators } = manifestOf(engine);
  const built: readonly IndexGroup[] = JSON.parse(String(await siteFile(`search-${site.language}.json`)));
  const synonyms = [...tradeWords, ...families.map(({ family }) => familySynonyms(family))];
  return {
    synonyms: synonyms.filter((words) => words.length > 1),
    groups: [...whole.entries(engine, site), ...built],
    search: calculators.find?.search.path,
  };
}
