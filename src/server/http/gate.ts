// The gate for every request. It identifies the client, checks its budget, and decides whether the request can be answered.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '../../engine/problems/messages.js';
import { type Problem, problem } from '../../engine/problems/problem.js';
import type { Client, Clients } from '../clients/clients.js';
import type { RequestCounter } from '../limits/request-counter.js';
import type { Connection } from './connections/connections.js';
import type { FlatHeaders, NodeResponse } from './connections/node-response.js';

interface RateLimit {
  readonly requests: number;
  /** In seconds. */
  readonly window: number;
}

/** A rate limit and the counter behind it. */
export interface Limited {
  readonly limit: RateLimit;
  readonly counter: RequestCounter;
}

interface GateRules {
  readonly clients: Clients;
  /** Undefined without a rate limit. */
  readonly limited: Limited | undefined;
  /** Paths that are served even after a client has used its requests. */
  readonly unlimited: ReadonlySet<string>;
}

interface Refusal {
  readonly problem: Problem;
  readonly headers?: FlatHeaders;
}

export interface Gate {
  /** Undefined admits the request. */
  readonly refuse: (
    connection: Connection,
    request: IncomingMessage,
    response: NodeResponse,
  ) => Refusal | undefined;
  /** Charges the client for its response, in requests. The first one was counted before. */
  readonly charge: (response: NodeResponse, cost: number) => void;
  /** Checks a request that has waited, because the client's budget can be used up by now. */
  readonly refuseLate: (response: NodeResponse) => Refusal | undefined;
  /** Makes every response from now on the last on its connection. */
  readonly beginStop: () => void;
  /** The number of requests that the rate limit refused. */
  readonly limitedRequests: () => number;
}

/** The most bytes of an unread body. */
const LONGEST_BODY = 65_536;
/** Room for a thousand encoded characters of any script. */
const LONGEST_URL = 13_000;
/** Node silently drops headers beyond a thousand, including the client's address. */
const MOST_FIELDS = 100;
const REQUEST_ID = /^[\w.-]{1,64}$/;
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

export const policyOf = ({ requests, window }: RateLimit): string => `"default";q=${requests};w=${window}`;

export function createGate({ clients, limited, unlimited }: GateRules): Gate {
  let isStopping = false;
  let limitedRequests = 0;

  function clientOf(peer: Client, { headers, rawHeaders }: IncomingMessage): Client {
    if (hasTooManyFields(rawHeaders)) return clients.ofForwarded(peer, undefined, undefined);
    const [forwarded, forwardedFor] = [headers.forwarded, headers['x-forwarded-for'] as string | undefined];
    if (forwarded !== undefined || forwardedFor !== undefined)
      return clients.ofForwarded(peer, forwarded, forwardedFor);
    return (peer.isExempt || peer.isAdmin) && hasMarkOfProxy(headers)
      ? clients.ofForwarded(peer, undefined, undefined)
      : peer;
  }

  function overLimit({ key }: Client, request: IncomingMessage, response: NodeResponse) {
    if (limited === undefined) return undefined;
    const left = limited.counter.take(key);
    tellBudget(limited, key, left, response);
    if (left >= 0 || unlimited.has((request.url as string).split('?', 1)[0] as string)) return undefined;
    return tooMany(limited, key);
  }

  function tellBudget({ counter }: Limited, key: string, left: number, response: NodeResponse): void {
    response.budget = left > 0 ? `"default";r=${left}` : `"default";r=0;t=${counter.retryAfter(key)}`;
  }

  function tooMany({ counter, limit }: Limited, key: string): Refusal {
    limitedRequests++;
    const wait = counter.retryAfter(key);
    const detail = messages.tooManyRequests({ client: key, ...limit, wait });
    return { problem: problem('too-many-requests', detail), headers: ['retry-after', String(wait)] };
  }

  /** The client that pays for a response. Undefined if it is free. */
  const payerOf = ({ from }: NodeResponse) => (from === undefined || from.isExempt ? undefined : from.key);

  return {
    refuse: ({ peer }, request, response) => {
      const { headers } = request;
      const client = clientOf(peer, request);
      response.from = client;
      if (headers['x-request-id'] !== undefined || headers.traceparent !== undefined) echo(request, response);
      const over = client.isExempt ? undefined : overLimit(client, request, response);
      // A proxy sends the requests of other clients on the same connection.
      const isEnough = (over !== undefined && !peer.isProxy) || hasTooManyFields(request.rawHeaders);
      if (isStopping || isEnough) response.shouldKeepAlive = false;
      return over ?? unanswerable(request);
    },
    charge: (response, cost) => {
      const key = payerOf(response);
      if (limited === undefined || key === undefined || cost === 1) return;
      tellBudget(limited, key, limited.counter.charge(key, cost - 1), response);
      response.add('atlas-cost', String(cost));
    },
    refuseLate: (response) => {
      const key = payerOf(response);
      if (limited === undefined || key === undefined || limited.counter.charge(key, 0) >= 0) return undefined;
      // An immediate refusal is not counted.
      tellBudget(limited, key, limited.counter.charge(key, -1), response);
      return tooMany(limited, key);
    },
    beginStop: () => {
      isStopping = true;
    },
    limitedRequests: () => limitedRequests,
  };
}

/** The list has two entries for each field. */
const hasTooManyFields = (rawHeaders: readonly string[]) => rawHeaders.length > MOST_FIELDS * 2;

/**
 * A proxy that does not name the client sends at least one of these. They are written out, because constant names are looked up in 15 ns
 * and a list of names in 250 ns.
 */
function hasMarkOfProxy(headers: IncomingHttpHeaders): boolean {
  return (
    headers.via !== undefined ||
    headers['x-real-ip'] !== undefined ||
    headers['x-client-ip'] !== undefined ||
    headers['x-forwarded-host'] !== undefined ||
    headers['x-forwarded-port'] !== undefined ||
    headers['x-forwarded-proto'] !== undefined ||
    headers['x-forwarded-server'] !== undefined ||
    headers['cf-connecting-ip'] !== undefined ||
    headers['fly-client-ip'] !== undefined ||
    headers['true-client-ip'] !== undefined
  );
}

/** Returns the client's request id with the response, unless a cache could give it to others. Only plain ids are returned. */
function echo({ headers }: IncomingMessage, response: NodeResponse): void {
  const { 'x-request-id': id, traceparent } = headers;
  if (typeof id === 'string' && REQUEST_ID.test(id)) {
    response.requestId = id;
    response.addPrivately('x-request-id', id);
  }
  if (typeof traceparent === 'string' && TRACEPARENT.test(traceparent))
    response.addPrivately('traceparent', traceparent);
}

function unanswerable(request: IncomingMessage): Refusal | undefined {
  const { rawHeaders, method, url = '/' } = request;
  if (hasTooManyFields(rawHeaders))
    return { problem: problem('headers-too-large', messages.tooManyFields(MOST_FIELDS)) };
  const hosts = countHosts(rawHeaders);
  if (hosts > 1) return { problem: problem('bad-request', messages.twoHosts()) };
  if (hosts === 0 && request.httpVersionMinor === 1)
    return { problem: problem('bad-request', messages.needsHost()) };
  if ((method === 'GET' || method === 'HEAD') && bodyLength(request) > 0)
    return { problem: problem('bad-request', messages.takesNoBody(method)) };
  if (url.length > LONGEST_URL)
    return { problem: problem('value-too-long', messages.addressTooLong(url.length, LONGEST_URL)) };
  return undefined;
}

/** Node uses the first Host, and a proxy may use the last. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

/** Skips a short unread body. The server does not wait for a long or endless one. */
export function passOverBody(request: IncomingMessage, response: ServerResponse): void {
  if (bodyLength(request) > LONGEST_BODY) response.shouldKeepAlive = false;
}

/** Infinite if no length is announced. */
function bodyLength({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;
}
