// The search index, fetched when the reader begins to search.
import { type IndexEntry, searchIndexAddress } from '../pages/search-page.js';

let fetched: Promise<readonly IndexEntry[]> | undefined;

export function searchIndex(): Promise<readonly IndexEntry[]> {
  fetched ??= fetch(searchIndexAddress(document.documentElement.lang)).then((response) => response.json());
  return fetched;
}

/** The index has addresses without a language. */
export const addressOf = ([path]: IndexEntry): string => `/${document.documentElement.lang}${path}`;
