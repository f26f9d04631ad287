// A request of the fuzz test, with its bytes, the way to send them, and the expected response.

export const generators = [
  'valid',
  'nearly valid',
  'hostile',
  'hostile bytes',
  'mcp',
  'bodies',
  'surfaces',
] as const;
export type Generator = (typeof generators)[number];

interface Common {
  readonly generator: Generator;
  /** A description for the report. */
  readonly what: string;
  readonly bytes: Buffer;
}

/** Well-formed HTTP with any URL. It shares a connection with others and always gets a response. */
export interface WellFormed extends Common {
  readonly connection: 'kept';
  readonly method: string;
  /** The bytes as they were sent, one character for each. */
  readonly target: string;
  /** Statuses that would be right, if that is known. */
  readonly expected?: readonly number[] | undefined;
  /** It claims another origin, so it may get 429. */
  readonly forwarded: boolean;
  /** Its errors are those of this protocol instead of problem details. */
  readonly isMcp?: boolean;
}

/** Any bytes, on a separate connection. */
export interface RawBytes extends Common {
  readonly connection: 'own';
  /**
   * With `wait` the server closes after at least one response. With `finish` the client ends its side, and the server closes, with or without
   * responses. With `reset` the client resets the connection as soon as the bytes are sent.
   */
  readonly ending: 'wait' | 'finish' | 'reset';
  /** The requests in the bytes. All but the last are whole. */
  readonly requests?: readonly Pick<WellFormed, 'method' | 'target' | 'isMcp'>[] | undefined;
  readonly count?: number;
  /** Statuses of the responses in order, if all of them are known. */
  readonly statuses?: readonly number[] | undefined;
}

export type FuzzRequest = WellFormed | RawBytes;
