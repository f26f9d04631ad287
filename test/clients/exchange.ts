// One request as a program sends it, and the parts of the response that it needs.

export interface Exchange {
  /** The kind of program, or the way in which it uses the response. */
  readonly program: string;
  /** The path in the spelling of the program, after the method if that is not GET. */
  readonly asks: string;
  readonly sends?: Readonly<Record<string, string>>;
  /** The default is 200. */
  readonly status?: number;
  /** Lines of the language in `faults-of.ts`. */
  readonly reads?: readonly string[];
  readonly headers?: Readonly<Record<string, RegExp>>;
  /** The limit of the body in bytes. */
  readonly lighterThan?: number;
  /** An operation of the specification that shows markers or empty texts. No other response may contain them. */
  readonly marked?: true;
  /** Whether it sends the request again with the entity tag, and gets 304. */
  readonly revalidates?: true;
}

export interface ProgramKind {
  readonly kind: string;
  readonly exchanges: readonly Exchange[];
}
