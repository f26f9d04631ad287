// The entries of the search, fetched when somebody begins to search.
import { searchIndexAddress } from '../pages/search-page.js';
import type { IndexEntry } from './find-pages.js';

let fetched: Promise<readonly IndexEntry[]> | undefined;

export function searchIndex(): Promise<readonly IndexEntry[]> {
  fetched ??= fetch(searchIndexAddress(document.documentElement.lang)).then((response) => response.json());
  return fetched;
}

/** The index has addresses without a language. */
export const addressOf = ([path]: IndexEntry): string => `/${document.documentElement.lang}${path}`;
