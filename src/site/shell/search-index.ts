// The pages of a language for the search: the same list for the script of the field and for the page of results.

/** An entry: URL without a language, title, summary, further words that find it, and words that count as much as the title. */
export type IndexEntry = readonly [
  path: string,
  title: string,
  summary: string,
  words: string,
  keywords?: string,
];

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
  /** The URL of the search for records; undefined if none can be found. */
  readonly search: string | undefined;
}

/** The URL of the index of a language, for the script. */
export const searchIndexAddress = (language: string): string => `/docs/search-${language}.json`;
