// The closed table of failures. Nothing else is ever answered; each has a page that a test compares with this table.

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** When it is answered. */
  readonly when: string;
  /** What the caller can do about it. */
  readonly remedy: string;
  /** Answered to a connection that never finished asking, so that no operation can have it. */
  readonly beforeAnyPath?: true;
}

export const problems = {
  'bad-parameter': {
    status: 400,
    title: 'A parameter is not valid',
    when: 'A value in the path or in the query cannot be used: an id that is no positive integer, a page that is missing, a field that cannot be sorted by, an empty keyword, the same parameter with two values; or a request that asks for more than the contract has (`fields`, a filter...) uses a name that the operation does not know.',
    remedy:
      'Read `errors`: each entry names the parameter, the value that came, what is wrong with it and, where there is a list, the values that would be right.',
  },
  'bad-encoding': {
    status: 400,
    title: 'The address is not encoded properly',
    when: 'The path holds a percent sign that does not begin the encoding of a UTF-8 character, or a character that has to be encoded and is not.',
    remedy: 'Encode each value of the path with `encodeURIComponent` or what your language has for it.',
  },
  'bad-request': {
    status: 400,
    title: 'The request cannot be read',
    when: 'What arrived is not a well-formed HTTP request, or a request that only reads came with a body.',
    remedy: 'Send a plain GET request, without a body.',
  },
  'unknown-path': {
    status: 404,
    title: 'There is nothing at this path',
    when: 'The path is none of the service.',
    remedy: 'Follow `nearest` where it is given, or look the path up in `/openapi.json` or `/api/v1`.',
  },
  'unknown-record': {
    status: 404,
    title: 'There is no record with this id',
    when: 'The id is well formed, but no record has it, or the parent of a related list does not exist.',
    remedy: 'Follow `nearest`, or list the family to see its ids.',
  },
  'retired-record': {
    status: 404,
    title: 'This record is no longer served',
    when: 'The id once named a record that another record has taken the place of.',
    remedy: 'Use the record that `retired.by` leads to; `retired.reason` says why.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The method is not allowed here',
    when: 'The path exists, but the service only reads: GET, HEAD and OPTIONS.',
    remedy: 'Use one of the methods in the `Allow` header.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    when: 'The request line and headers had not arrived within the time that the service waits for them.',
    remedy: 'Send the request again, all of it at once.',
    beforeAnyPath: true,
  },
  'value-too-long': {
    status: 414,
    title: 'A value in the path is too long',
    when: 'A value in the path has more than 1,000 characters, or the whole address more than 13,000.',
    remedy: 'Shorten the keyword or the name; a part of it matches too.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    when: 'A client has used up the requests of its time window.',
    remedy: 'Wait as many seconds as `Retry-After` says.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The request headers are too large',
    when: 'The request line and headers together are larger than the service reads.',
    remedy: 'Send fewer or shorter headers, cookies above all: the service needs none.',
  },
  'internal-error': {
    status: 500,
    title: 'The service failed',
    when: 'Something went wrong that is not the fault of the request.',
    remedy: 'Try again; if it goes on, report it with the path.',
  },
  unavailable: {
    status: 503,
    title: 'The service is not available',
    when: 'The service is starting, stopping or out of capacity.',
    remedy: 'Try again after as many seconds as `Retry-After` says.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemName = keyof typeof problems;
