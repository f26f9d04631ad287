// How a family is related to another one.

/** One record. */
export interface One<To> {
  to: To;
  wrap: 'one';
}

/** One record, or null if the key is null. */
export interface Maybe<To> {
  to: To;
  wrap: 'maybe';
}

/** A list of records. */
export interface Many<To> {
  to: To;
  wrap: 'many';
}
