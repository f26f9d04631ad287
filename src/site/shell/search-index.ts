// What the search knows of the pages of a language: the same list for the script of the field and for the page of results.

/** An entry: address without a language, title, what is there, and further words by which it is found. */
export type IndexEntry = readonly [path: string, title: string, summary: string, words: string];

/** Data is shown with the records that are found, all other pages by themselves. */
export interface IndexGroup {
  readonly title: string;
  readonly isData?: boolean;
  readonly isTools?: boolean;
  readonly pages: readonly IndexEntry[];
}

export interface SearchIndex {
  /** Words that mean the same, in any language, as `fold` leaves them. */
  readonly synonyms: readonly (readonly string[])[];
  readonly groups: readonly IndexGroup[];
  /** Where records are asked for; undefined where none can be found. */
  readonly search: string | undefined;
}

/** Where the script finds the index of a language. */
export const searchIndexAddress = (language: string): string => `/docs/search-${language}.json`;
