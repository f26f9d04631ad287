// The words of questions, which a search leaves out before it ranks: they belong to a language and a country.

/** All without accents and signs, in lower case. */
export interface AskingWords {
  /** Phrases around a name: `donde queda`, `the population of`. */
  readonly phrases: readonly string[];
  /** Phrases between a kind and a place, for the records nearest to it: `cerca de`; some have a first part: `nearest … to`. */
  readonly near: readonly (readonly [first: string, between: string])[];
}
