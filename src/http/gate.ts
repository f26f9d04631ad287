// What every request passes first: who the client is, how many requests it has left, and whether this one can be answered.
import type { IncomingMessage } from 'node:http';
import type { Client, Clients } from '../clients/clients.js';
import type { RequestCounter } from '../limits/request-counter.js';
import { type Phrase, type Problem, problem } from '../problems/problem.js';
import type { Connections } from './connections/connections.js';
import type { AtlasResponse } from './fast-path/atlas-response.js';
import type { FlatHeaders } from './responses/flat-headers.js';

export interface RateLimit {
  readonly requests: number;
  /** In seconds. */
  readonly window: number;
}

/** A limit, and who counts by it. */
export interface Limited {
  readonly limit: RateLimit;
  readonly counter: RequestCounter;
}

export interface GateRules {
  readonly clients: Clients;
  readonly connections: Connections;
  /** Undefined where nothing is limited. */
  readonly limited: Limited | undefined;
  /** Paths that are answered even to a client that has used up its requests. */
  readonly unlimited: ReadonlySet<string>;
}

export interface Refusal {
  readonly problem: Problem;
  readonly headers?: FlatHeaders;
}

export interface Gate {
  /** Undefined lets the request in. */
  readonly refuse: (request: IncomingMessage, response: AtlasResponse) => Refusal | undefined;
  /** From now on every response is the last on its connection. */
  readonly beginStop: () => void;
  /** How many were refused by the rate limit. */
  readonly limitedRequests: () => number;
}

/** Bytes of a body that nobody reads. */
const LONGEST_BODY = 65_536;
/** A thousand characters of any script fit, encoded. */
const LONGEST_URL = 13_000;
const REQUEST_ID = /^[\w.-]{1,64}$/;
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

export const policyOf = ({ requests, window }: RateLimit): string => `"default";q=${requests};w=${window}`;

export function createGate({ clients, connections, limited, unlimited }: GateRules): Gate {
  let isStopping = false;
  let limitedRequests = 0;

  function clientOf({ socket, headers }: IncomingMessage, response: AtlasResponse): Client {
    const { peer } = connections.asking(socket, response);
    const [forwarded, forwardedFor] = [headers.forwarded, headers['x-forwarded-for'] as string | undefined];
    return forwarded === undefined && forwardedFor === undefined
      ? peer
      : clients.ofForwarded(peer, forwarded, forwardedFor);
  }

  function overLimit(
    { key }: Client,
    request: IncomingMessage,
    response: AtlasResponse,
  ): Refusal | undefined {
    if (limited === undefined) return undefined;
    const { counter, limit } = limited;
    const left = counter.take(key);
    if (left > 0) {
      response.budget = `"default";r=${left}`;
      return undefined;
    }
    const wait = counter.retryAfter(key);
    response.budget = `"default";r=0;t=${wait}`;
    if (left === 0 || unlimited.has((request.url as string).split('?', 1)[0] as string)) return undefined;
    limitedRequests++;
    const detail: Phrase = (words) => words.tooManyRequests({ client: key, ...limit, wait });
    return { problem: problem('too-many-requests', detail), headers: ['retry-after', String(wait)] };
  }

  return {
    refuse: (request, response) => {
      const { headers } = request;
      const client = clientOf(request, response);
      response.from = client;
      if (isStopping) response.add('connection', 'close');
      if (headers['x-request-id'] !== undefined || headers.traceparent !== undefined) echo(request, response);
      const over = client.isExempt ? undefined : overLimit(client, request, response);
      return over ?? unanswerable(request);
    },
    beginStop: () => {
      isStopping = true;
    },
    limitedRequests: () => limitedRequests,
  };
}

/** What a caller marks its request with comes back with the answer; anything that is not plainly such a mark does not. */
function echo({ headers }: IncomingMessage, response: AtlasResponse): void {
  const { 'x-request-id': id, traceparent } = headers;
  if (typeof id === 'string' && REQUEST_ID.test(id)) {
    response.requestId = id;
    response.add('x-request-id', id);
  }
  if (typeof traceparent === 'string' && TRACEPARENT.test(traceparent))
    response.add('traceparent', traceparent);
}

function unanswerable(request: IncomingMessage): Refusal | undefined {
  const { headers, method, url = '/' } = request;
  if (headers.host === undefined && request.httpVersionMinor === 1)
    return { problem: problem('bad-request', (words) => words.needsHost()) };
  if ((method === 'GET' || method === 'HEAD') && bodyLength(request) > 0)
    return { problem: problem('bad-request', (words) => words.takesNoBody(method)) };
  if (url.length > LONGEST_URL)
    return { problem: problem('value-too-long', (words) => words.addressTooLong(url.length, LONGEST_URL)) };
  return undefined;
}

/** A short body that nobody reads is passed over; nobody waits for the end of one that is long or has no end. */
export function passOverBody(request: IncomingMessage, response: AtlasResponse): void {
  if (bodyLength(request) > LONGEST_BODY) response.add('connection', 'close');
}

/** Endless where no length is announced. */
function bodyLength({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;
}
