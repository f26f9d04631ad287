// The index of all pages, fetched when the reader begins to search, and ready to be looked through.

import { runToEnd } from '../../../engine/scheduling/yielding-work.js';
import { type SearchIndex, searchIndexAddress } from '../../shell/search-index.js';
import { type FoundPage, pageFinder } from '../find-pages.js';

export interface Index {
  readonly find: (query: string, most: number) => readonly FoundPage[];
  readonly search: string | undefined;
}

let fetched: Promise<Index> | undefined;

/** Without it nothing is found; the next letter tries again. */
export function searchIndex(): Promise<Index | undefined> {
  fetched ??= fetch(searchIndexAddress(document.documentElement.lang))
    .then((response) => response.json())
    .then((index: SearchIndex) => {
      const find = pageFinder(index);
      return {
        find: (query, most) => runToEnd(find(query, most)),
        search: index.search,
      };
    });
  return fetched.catch(() => {
    fetched = undefined;
    return undefined;
  });
}
