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
    when: 'A value in the path or the query is not valid: an id that is not a positive integer, a missing page, a field that cannot be sorted by, an empty keyword, the same parameter with two values. A request that uses a query option (`fields`, a filter...) also gets this answer if its query contains a name that the operation does not know.',
    remedy:
      'Read `errors`: each entry names the parameter, the value received, what is wrong with it and, where there is a list, the values allowed.',
  },
  'bad-encoding': {
    status: 400,
    title: 'The URL is not encoded correctly',
    when: 'The path or a value in the query contains a percent sign that does not start an encoded UTF-8 character, or the URL contains a character that must be encoded and is not.',
    remedy:
      'Encode each value in the path and the query with `encodeURIComponent` or the equivalent in your language.',
  },
  'bad-request': {
    status: 400,
    title: 'The request cannot be read',
    when: 'The request is not well-formed HTTP, or it has a body where none is accepted.',
    remedy: 'Send a plain GET request without a body.',
  },
  'unknown-path': {
    status: 404,
    title: 'Nothing found at this path',
    when: 'No endpoint matches this path.',
    remedy: 'Follow `nearest` if the response has it, or look the path up in `/openapi.json` or `/api/v1`.',
  },
  'unknown-record': {
    status: 404,
    title: 'No record has this id',
    when: 'The id is well-formed, but no record has it, or the parent record of a related list does not exist.',
    remedy: 'Follow `nearest`, or list the family to see its ids.',
  },
  'retired-record': {
    status: 404,
    title: 'This record is no longer available',
    when: 'The id belonged to a record that has since been replaced by another one or withdrawn.',
    remedy:
      'Use the record at `retired.by`, or none where it is null; `retired.reason` says why this one is gone.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    when: 'The path exists, but the service is read-only: it accepts GET, HEAD and OPTIONS.',
    remedy: 'Use one of the methods in the `Allow` header.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    when: 'The request line and headers did not arrive in time.',
    remedy: 'Send the request again, complete and without pauses.',
    beforeAnyPath: true,
  },
  'body-too-large': {
    status: 413,
    title: 'The request body is too large',
    when: 'The path accepts a body, but not one of this size.',
    remedy: 'Send less at once: split the body over several requests.',
  },
  'value-too-long': {
    status: 414,
    title: 'The URL or one of its values is too long',
    when: 'A value in the path or the query has more than 1,000 characters, or the whole URL more than 13,000.',
    remedy: 'Shorten the value. To find a record by name or keyword, a part of it is enough.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    when: 'The path accepts a body, but not one of this `Content-Type`.',
    remedy: 'Send the body in the media type that the path accepts, and name it in `Content-Type`.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    when: 'The client has used up its requests for the current time window.',
    remedy: 'Wait the number of seconds in `Retry-After`, then try again.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The request headers are too large',
    when: 'The request line and headers together exceed the size that the service accepts, or there are more than 100 header fields.',
    remedy: 'Send fewer or shorter headers, especially cookies: the service does not need any.',
  },
  'internal-error': {
    status: 500,
    title: 'The service failed',
    when: 'Something went wrong in the service; the request is not to blame.',
    remedy: 'Try again; if it keeps happening, report it and include the path.',
  },
  unavailable: {
    status: 503,
    title: 'The service is unavailable',
    when: 'The service is starting, stopping or out of capacity.',
    remedy: 'Try again after the number of seconds in `Retry-After`.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemName = keyof typeof problems;
