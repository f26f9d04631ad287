// Declares how the records of a family are recognised by names in tables.

export interface Matching<Relation extends string = string> {
  /** The relation to the larger area that distinguishes records with the same name. */
  readonly within: Relation;
  /** The relation from the larger area to its seat, which people name beside it even if the seat lies elsewhere. */
  readonly seat?: string;
  /** The list of smaller places that belong to a record. A row that names only one of them is unmatched, with the record as a hint. */
  readonly parts?: string;
  /** Names of columns with its own name, that of the larger area, or both, in lower case; the usual one first. */
  readonly columns: {
    readonly own: readonly string[];
    readonly within: readonly string[];
    readonly both: readonly string[];
    /** Column names that are read as both if the table has no such column. `name` can also be that of a person. */
    readonly alone: readonly string[];
  };
  readonly words: PlaceWords;
  /** A typed name and the larger area of its record. */
  readonly example: { readonly own: string; readonly within: string };
}

/** All words are in lower case, without accents. */
export interface PlaceWords {
  /** Abbreviations and their possible meanings. */
  readonly short: Readonly<Record<string, readonly string[]>>;
  /** Words that people leave out or add. */
  readonly small: readonly string[];
  /** Words before a name that are not part of it. */
  readonly titles: readonly string[];
  /** Words between such a word and the name. */
  readonly joining: readonly string[];
  /** Words for the country, which contains all places. */
  readonly around: readonly string[];
  /** The legal status behind a name that is not part of it, from the space before it to the end. */
  readonly status: RegExp;
  /** Words of tables that name no place: a cell that has only such words is empty. */
  readonly nothing: readonly string[];
  /** Behind the code of a record, in the list of its parts: the record as a whole. */
  readonly whole: string;
}
