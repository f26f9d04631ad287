// The words of questions that a search removes before it ranks, or that lead outside the data. They depend on the language and the country.

/** All words are in lower case, without accents and signs. */
export interface AskingWords {
  /** Phrases around a name: `donde queda`, `the population of`. */
  readonly phrases: readonly string[];
  /**
   * Phrases for the records nearest to a place, between the kind and the place, such as `cerca de`. Some have a first part, as in `nearest
   * … to`.
   */
  readonly near: readonly (readonly [first: string, between: string])[];
  /** Phrases about things outside the data, such as prices. Without a certain hit, such a query finds nothing. */
  readonly outside: readonly string[];
}
