// One request as a program sends it, and the parts of the response that it needs.

export interface Exchange {
  /** The kind of program, or its use of the response. */
  readonly program: string;
  /** The path as the program spells it, after the method if that is not GET. */
  readonly asks: string;
  readonly sends?: Readonly<Record<string, string>>;
  /** 200 by default. */
  readonly status?: number;
  /** Lines of the language in `faults-of.ts`. */
  readonly reads?: readonly string[];
  readonly headers?: Readonly<Record<string, RegExp>>;
  /** The body has fewer bytes than this. */
  readonly lighterThan?: number;
  /** One of the specification's operations that show markers or empties; no other response may. */
  readonly marked?: true;
  /** Sends the request again with the entity tag, and gets 304. */
  readonly revalidates?: true;
}

export interface ProgramKind {
  readonly kind: string;
  readonly exchanges: readonly Exchange[];
}
