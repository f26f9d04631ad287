// What it takes to recognise the records of a family by names that people have typed into tables.

export interface Matching<Relation extends string = string> {
  /** The relation to the larger area that tells records of one name apart. */
  readonly within: Relation;
  /** The relation from the larger area to its seat, which people name beside it even if it lies in another one. */
  readonly seat?: string;
  /** What columns are called that hold its own name, that of the larger area, or both, in lower case; the usual one first. */
  readonly columns: {
    readonly own: readonly string[];
    readonly within: readonly string[];
    readonly both: readonly string[];
  };
  readonly words: PlaceWords;
  /** A name as people type it, and the larger area of that record. */
  readonly example: { readonly own: string; readonly within: string };
}

/** All without accents, in lower case. */
export interface PlaceWords {
  /** Shortened words, each with those that it may stand for. */
  readonly short: Readonly<Record<string, readonly string[]>>;
  /** Words that people leave out, or add. */
  readonly small: readonly string[];
  /** What is written before a name and is no part of it. */
  readonly titles: readonly string[];
  /** What is written between such a word and the name. */
  readonly joining: readonly string[];
  /** What is written around all of them: the country. */
  readonly around: readonly string[];
}
