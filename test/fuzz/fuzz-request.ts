// A request of the fuzz test: its bytes, how they are sent, and the expected response.

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
  /** Its peculiarity, for the report. */
  readonly what: string;
  readonly bytes: Buffer;
}

/** Well-formed HTTP, whatever its URL: it shares a connection with others and always gets a response. */
export interface WellFormed extends Common {
  readonly connection: 'kept';
  readonly method: string;
  /** As it was sent, a character for each byte. */
  readonly target: string;
  /** Statuses that would be right, if that is known. */
  readonly expected?: readonly number[] | undefined;
  /** It claims to come from elsewhere, so it may get 429. */
  readonly forwarded: boolean;
  /** Its errors are those of that protocol, not problem details. */
  readonly isMcp?: boolean;
}

/** Any bytes, on a separate connection. */
export interface RawBytes extends Common {
  readonly connection: 'own';
  /**
   * `wait`: the server closes, after one response at least; `finish`: we end our side, and the server closes, with or
   * without responses; `reset`: we break the connection off as soon as the bytes are sent.
   */
  readonly ending: 'wait' | 'finish' | 'reset';
  /** The requests in it, where all but the last are whole. */
  readonly requests?: readonly Pick<WellFormed, 'method' | 'target' | 'isMcp'>[] | undefined;
  /** The number of responses, if it is known. */
  readonly count?: number;
  /** Statuses of the responses in order, where all of them are known. */
  readonly statuses?: readonly number[] | undefined;
}

export type FuzzRequest = WellFormed | RawBytes;
