// What stands in a query under one name, in whatever case it is written.

export interface QueryEntry {
  /** As it was written first. */
  readonly name: string;
  /** Different ones; empty ones count as absent. */
  readonly values: Set<string>;
}
