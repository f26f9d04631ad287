// The index of all pages, fetched when the reader begins to search, and ready to be looked through.
import { type PageFinder, pageFinder } from '../pages/search/find-pages.js';
import { type SearchIndex, searchIndexAddress } from '../pages/search/search-index.js';

export interface Index {
  readonly find: PageFinder;
  readonly suggest: string | undefined;
  readonly search: string | undefined;
}

let fetched: Promise<Index> | undefined;

/** Without it nothing is found; the next letter tries again. */
export function searchIndex(): Promise<Index | undefined> {
  fetched ??= fetch(searchIndexAddress(document.documentElement.lang))
    .then((response) => response.json())
    .then((index: SearchIndex) => ({
      find: pageFinder(index),
      suggest: index.suggest,
      search: index.search,
    }));
  return fetched.catch(() => {
    fetched = undefined;
    return undefined;
  });
}
