// Everything that the search knows of the pages of a language: those that the build has left, and those of what the model has.
import type { Engine } from '../../engine/answers/engine.js';
import { toolEntries } from '../calculators/tool-entries.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyNames, familySynonyms } from '../shell/family-names.js';
import type { Site } from '../shell/site.js';
import { siteFile } from '../shell/site-files.js';
import { type PageFinder, pageFinder } from './find-pages.js';
import type { IndexEntry, IndexGroup, SearchIndex } from './search-index.js';
import { tradeWords } from './synonyms.js';

export interface PageIndex {
  readonly index: SearchIndex;
  readonly find: PageFinder;
}

export async function pageIndex(engine: Engine, site: Site): Promise<PageIndex> {
  const index = await searchIndex(engine, site);
  return { index, find: pageFinder(index) };
}

/** As the script of the field loads it. */
export async function searchIndex(engine: Engine, site: Site): Promise<SearchIndex> {
  const { families, tools } = manifestOf(engine);
  const built: readonly IndexGroup[] = JSON.parse(String(await siteFile(`search-${site.language}.json`)));
  const groups: readonly IndexGroup[] = [
    {
      title: site.strings.titles.data,
      isData: true,
      pages: families.map((shown) => familyEntry(shown, site)),
    },
    {
      title: site.strings.titles.calculators,
      isTools: true,
      pages: toolEntries(site, tools).map(
        ({ address, title, about, words }): IndexEntry => [
          address[site.language],
          title,
          about,
          words.join(' '),
        ],
      ),
    },
    ...built,
  ];
  const synonyms = [...tradeWords, ...families.map(({ family }) => familySynonyms(family))].filter(
    (words) => words.length > 1,
  );
  return {
    synonyms,
    groups,
    search: tools.find?.search.path,
  };
}

function familyEntry(shown: ShownFamily, { language, titleOf, translate }: Site): IndexEntry {
  const { family } = shown;
  return [
    tableAddress(shown)[language],
    titleOf(family),
    translate(family.about).plain,
    familyNames(family).join(' '),
  ];
}
