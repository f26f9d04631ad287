// The declaration by which the records of a family are recognised by names typed into tables.

export interface Matching<Relation extends string = string> {
  /** The relation to the larger area that separates records of one name. */
  readonly within: Relation;
  /** The relation from the larger area to its seat, which people name beside it even if it lies in another one. */
  readonly seat?: string;
  /** Names of columns with its own name, that of the larger area, or both, in lower case; the usual one first. */
  readonly columns: {
    readonly own: readonly string[];
    readonly within: readonly string[];
    readonly both: readonly string[];
    /** Read as both if a table has no column with its own name or both: `name` may be that of a person. */
    readonly alone: readonly string[];
  };
  readonly words: PlaceWords;
  /** A name as people type it, and the larger area of that record. */
  readonly example: { readonly own: string; readonly within: string };
}

/** All without accents, in lower case. */
export interface PlaceWords {
  /** Shortened words, each with its possible meanings. */
  readonly short: Readonly<Record<string, readonly string[]>>;
  /** Words that people leave out, or add. */
  readonly small: readonly string[];
  /** Words written before a name that are not part of it. */
  readonly titles: readonly string[];
  /** Words between such a word and the name. */
  readonly joining: readonly string[];
  /** Words around all of them: the country. */
  readonly around: readonly string[];
}
