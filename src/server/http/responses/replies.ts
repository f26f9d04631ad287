// Builds all responses, both successes and failures. Each names its edition and can be read by any page. Headers are one flat array, built
// together with the body.
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { formatNamed } from '../../../engine/formats/index.js';
import { localizedProblem, type Problem } from '../../../engine/problems/problem.js';
import { type Language, languages } from '../../../engine/text/localized.js';
import type {
  FlatHeaders,
  NodeResponse,
  ReadyResponse,
  RepeatedResponse,
} from '../connections/node-response.js';
import { acceptedLanguage, type Coding } from '../negotiation.js';

export const JSON_TYPE = formatNamed().mediaType;

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
/** A client that reads the pages of a list gets them from caches of different ages, and a stale copy adds at most this minute. */
const CACHED = 'public, max-age=300, stale-while-revalidate=60, stale-if-error=604800';
const NOT_CACHED = 'no-store';

/** The headers that 200 and 304 share. */
interface Validators {
  readonly etag: string;
  /** The request headers that lead to other bytes. Undefined if there are none. */
  readonly vary: string | undefined;
  /** No cache may store it. */
  readonly unstored?: boolean | undefined;
  /** It changes without the edition, so the edition's date does not apply. */
  readonly undated?: boolean | undefined;
  /** Replaces the usual caching rule. */
  readonly cacheControl?: string | undefined;
}

interface BodyFacts extends Validators {
  readonly type: string;
  readonly length: number;
  readonly coding: Coding;
  readonly headers?: FlatHeaders | undefined;
}

export interface Replies {
  readonly bodyHeaders: (facts: BodyFacts) => FlatHeaders;
  readonly notModified: (validators: Validators) => RepeatedResponse;
  /** The head of a successful response as text, without the lines that Node adds. */
  readonly bodyLead: (facts: BodyFacts) => string;
  /** The same for any response with checked fields. */
  readonly lead: (ready: ReadyResponse) => string;
  /** A temporary or permanent redirect. */
  readonly redirect: (to: string, status?: 301 | 302 | 303) => ReadyResponse;
  /** `allowed` is the value of the header Allow. */
  readonly preflight: (allowed: string) => ReadyResponse;
  readonly problem: (response: ServerResponse, problem: Problem, headers?: FlatHeaders) => ReadyResponse;
  /** The headers of all responses. */
  readonly common: FlatHeaders;
  /** The headers of a response that is true only at present, so no cache stores it. */
  readonly unstored: (response: ServerResponse) => FlatHeaders;
  /** The received bytes are not an HTTP request, so the response is written directly to the connection. */
  readonly unreadable: (socket: Socket, problem: Problem) => void;
}

/** The headers that scripts of other sites can read. */
export const EXPOSED =
  'Atlas-Cost, Atlas-Edition, Atlas-Ignored, Content-Disposition, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, X-Total-Count';

interface ReplyFacts {
  readonly edition: string;
  readonly lastModified: string;
  /** The number of requests per window. Undefined without a rate limit. */
  readonly ratePolicy: string | undefined;
}

export function createReplies({ edition, lastModified, ratePolicy }: ReplyFacts): Replies {
  const common = [
    'access-control-allow-origin',
    '*',
    'access-control-expose-headers',
    EXPOSED,
    'atlas-edition',
    edition,
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'no-referrer',
    ...(ratePolicy === undefined ? [] : ['ratelimit-policy', ratePolicy]),
  ];
  const cached = [...common, 'cache-control', CACHED];
  const notCached = [...common, 'cache-control', NOT_CACHED];
  const dated = [...cached, 'last-modified', lastModified];
  const datedLines = linesOf(dated);
  const successLines = SUCCESS + datedLines;
  const failed = [...notCached, 'content-type', PROBLEM_TYPE];
  const unmodifiedHeaders = ({ etag, vary, unstored, undated, cacheControl }: Validators) => [
    ...(unstored === true ? notCached : undated === true ? cached : withLifetime(dated, cacheControl)),
    ...(unstored === true && undated !== true ? ['last-modified', lastModified] : []),
    ...(vary === undefined ? [] : ['vary', vary]),
    'etag',
    etag,
  ];

  const bodyHeaders = ({ type, length, coding, headers = [], ...validators }: BodyFacts) => [
    ...unmodifiedHeaders(validators),
    'content-type',
    type,
    ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ...headers,
    'content-length',
    String(length),
  ];

  return {
    bodyHeaders,
    bodyLead: (facts) => {
      const { headers = [], type, length, coding, etag, vary } = facts;
      const isUsual = facts.unstored !== true && facts.undated !== true && facts.cacheControl === undefined;
      if (!isUsual || coding !== 'identity') return SUCCESS + linesOf(checked(bodyHeaders(facts)));
      const varies = vary === undefined ? '' : `vary: ${vary}\r\n`;
      return `${successLines}${varies}etag: ${etag}\r\ncontent-type: ${type}\r\n${linesOf(checked(headers))}content-length: ${length}\r\n`;
    },
    notModified: (validators) => ({ status: 304, headers: unmodifiedHeaders(validators), body: undefined }),
    lead: ({ status, headers }) => {
      const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
      const isDated = dated.every((field, index) => headers[index] === field);
      // Thousands of responses share one text of these lines.
      if (isDated) return first + datedLines + flat(linesOf(headers.slice(dated.length)));
      return flat(first + linesOf(headers));
    },
    redirect: (to, status = 302) => ({
      status,
      headers: [...cached, 'location', to, 'content-length', '0'],
      body: undefined,
    }),
    preflight: (allowed) => ({
      status: 204,
      headers: [
        ...common,
        'allow',
        allowed,
        'access-control-allow-methods',
        allowed,
        // The wildcard does not cover Authorization, which some clients send to every service.
        'access-control-allow-headers',
        '*, Authorization',
        'access-control-max-age',
        '86400',
      ],
      body: undefined,
    }),
    problem: (response, problem, headers = []) => {
      const { url = '/', headers: given } = response.req;
      const language = acceptedLanguage(languages, given['accept-language']);
      const body = problemBody(problem, language, url);
      const said = ['content-language', language, 'vary', 'Accept-Language'];
      const length = ['content-length', String(Buffer.byteLength(body))];
      const fields = [...failed, ...said, ...headers, ...budgetOf(response), ...length];
      return { status: problem.status, headers: fields, body };
    },
    common,
    unstored: (response) => [...notCached, ...budgetOf(response)],
    unreadable: (socket, problem) => {
      const [language] = languages;
      const body = problemBody(problem, language, '/');
      const length = String(Buffer.byteLength(body));
      const headers = [
        ...failed,
        'content-language',
        language,
        'content-length',
        length,
        'connection',
        'close',
      ];
      socket.end(
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${linesOf(headers)}\r\n${body}`,
      );
    },
  };
}

const withLifetime = (fields: FlatHeaders, cacheControl: string | undefined): FlatHeaders =>
  cacheControl === undefined ? fields : fields.map((field) => (field === CACHED ? cacheControl : field));

const SUCCESS = 'HTTP/1.1 200 OK\r\n';
/** As in Node, a value that could start another header is never sent. */
const NOT_IN_A_FIELD = /[^\t\x20-\x7e\x80-\xff]/;

function checked(headers: FlatHeaders): FlatHeaders {
  const wrong = headers.find((part) => NOT_IN_A_FIELD.test(part));
  if (wrong !== undefined) throw new Error(`A header contains ${JSON.stringify(wrong)}.`);
  return headers;
}

const linesOf = (headers: FlatHeaders) =>
  headers.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');

/** A flat text. A concatenated one would keep its parts in memory. */
const flat = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** The rest of a client's budget would be wrong in a response that a cache gives to another. */
function budgetOf(response: ServerResponse): FlatHeaders {
  const { budget } = response as NodeResponse;
  return budget === undefined ? [] : ['ratelimit', budget];
}

function problemBody(problem: Problem, language: Language, instance: string): string {
  const { type, title, status, detail, ...more } = localizedProblem(problem, language);
  return JSON.stringify({ type, title, status, detail, instance, ...more });
}
