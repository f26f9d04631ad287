// Sends requests: attempts, waiting times, stored responses and the fallback.
import type { AtlasCache, CacheEntry } from './cache.js';
import { attempted, exchange, type Fetch, pause, type Signals } from './exchange.js';
import { AtlasProblem, AtlasUnreachable } from './problem.js';
import type { CallOptions } from './query.js';

export interface AtlasOptions {
  /** The origin of the service, such as `https://atlas.example.org`. In a page, a path is one of its origin. */
  readonly url: string;
  /** Sent with each request, such as a key for a proxy. With them, no redirect is followed. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Instead of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds for each attempt; 10,000 if it is not set. */
  readonly timeout?: number | undefined;
  /** Attempts after the first one; 2 if it is not set. */
  readonly retries?: number | undefined;
  /** Milliseconds. If the service requests a longer wait, the call fails immediately. The default is 30,000. */
  readonly longestWait?: number | undefined;
  /** Bytes. A longer body fails immediately. The default is 64,000,000. */
  readonly longestBody?: number | undefined;
  /** Stores responses by ETag: `memoryCache()`, a `Map` or another store. */
  readonly cache?: AtlasCache | undefined;
  /** Ends all requests. */
  readonly signal?: AbortSignal | undefined;
  /** The language of error messages. */
  readonly lang?: 'en' | 'es' | undefined;
  /** Responds if the service cannot be reached. */
  readonly fallback?: Fetch | undefined;
}

/** The data of a response as its headers describe it. */
export interface AtlasResponse<T> {
  readonly data: T;
  readonly edition?: string | undefined;
  readonly etag?: string | undefined;
  /** The number of records without `limit` and `offset`. */
  readonly total?: number | undefined;
  readonly requestId?: string | undefined;
}

/** Throws if the value is not a response of the service. */
export type Check = (value: unknown) => void;

export type Transport = (
  path: string,
  options: CallOptions,
  check?: Check,
  body?: string,
) => Promise<AtlasResponse<unknown>>;

/** The service, or a server in front of it, is down. */
const DOWN = [502, 503, 504];
const FIRST_WAIT = 250;

export function createTransport(atlas: AtlasOptions): Transport {
  const { retries = 2, longestWait = 30_000, longestBody = 64_000_000, cache, fallback } = atlas;
  // Looked up for each request, because tests and browser extensions replace it.
  const send: Fetch = atlas.fetch ?? ((url, init) => fetch(url, init));
  const base = baseOf(atlas.url);

  return async (path, options, check, body) => {
    const url = base + path;
    const signals: Signals = [atlas.signal, options.signal];
    const bounds = { timeout: options.timeout ?? atlas.timeout ?? 10_000, longestBody, signals };
    const headers = new Headers(atlas.headers);
    if (atlas.lang !== undefined) headers.set('Accept-Language', atlas.lang);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    // Rows and own headers are for the service at `url` only.
    const redirect = (body ?? atlas.headers) ? 'manual' : 'follow';
    const init: RequestInit =
      body === undefined ? { headers, redirect } : { method: 'POST', headers, body, redirect };
    const kept = body === undefined ? await stored(cache, url, headers, check) : undefined;

    const attemptBy = async (by: Fetch): Promise<AtlasResponse<unknown>> => {
      stopIfAborted(signals);
      try {
        const { status, header, text, value } = await exchange(by, url, init, bounds);
        const [edition, etag, requestId] = ['atlas-edition', 'etag', 'x-request-id'].map(header);
        if (status === 304 && kept !== undefined) return { ...kept, edition, requestId };
        if (status !== 200)
          throw new AtlasProblem(status, value ?? {}, secondsIn(header('retry-after')), requestId);
        check?.(value);
        const count = header('x-total-count');
        const total = count === undefined ? undefined : Number(count);
        // A cache that fails fails no call.
        if (etag !== undefined && body === undefined && by === send)
          await attempted(() => cache?.set(url, { etag, text, total }));
        return { data: value, edition, etag, total, requestId };
      } catch (error) {
        stopIfAborted(signals);
        throw error instanceof AtlasProblem ? error : new AtlasUnreachable(url, error);
      }
    };

    for (let attempt = 0; ; attempt++)
      try {
        return await attemptBy(send);
      } catch (error) {
        stopIfAborted(signals);
        const failure = error as AtlasProblem | AtlasUnreachable;
        const wait = waitAfter(failure, attempt);
        if (wait === undefined || wait > longestWait || attempt >= retries) {
          if (fallback === undefined || !isDown(failure)) throw failure;
          return attemptBy(fallback);
        }
        await pause(wait, signals);
      }
  };
}

/** With or without the path of the API. */
function baseOf(url: string): string {
  try {
    const { location } = globalThis as { readonly location?: { readonly origin: string } };
    const { href } = new URL(url, /^(\/|$)/.test(url) ? location?.origin : undefined);
    if (/^https?:/.test(href)) return href.replace(/(\/api\/v1)?\/*([?#].*)?$/i, '/api/v1/');
  } catch {
    // Reported below.
  }
  throw new TypeError(`url must be that of the service, such as https://atlas.example.org, not ${url}.`);
}

/** A broken entry is requested again and replaced. */
const stored = (cache: AtlasCache | undefined, url: string, headers: Headers, check: Check | undefined) =>
  attempted(async () => {
    const { text, ...entry } = (await cache?.get(url)) ?? ({} as CacheEntry);
    const data: unknown = JSON.parse(text);
    check?.(data);
    headers.set('If-None-Match', entry.etag);
    return { ...entry, data };
  });

function stopIfAborted(signals: Signals): void {
  for (const signal of signals) signal?.throwIfAborted();
}

const isDown = (failure: AtlasProblem | AtlasUnreachable) =>
  failure instanceof AtlasUnreachable || DOWN.includes(failure.status);

/** Milliseconds; undefined if the same request would fail again. */
function waitAfter(failure: AtlasProblem | AtlasUnreachable, attempt: number): number | undefined {
  if (failure instanceof AtlasProblem) {
    if (failure.status !== 429 && !isDown(failure)) return undefined;
    if (failure.retryAfter !== undefined) return failure.retryAfter * 1000;
  } else if (failure.cause instanceof RangeError) return undefined;
  // The wait is random, so that clients that failed together do not return together.
  return FIRST_WAIT * 2 ** attempt * (0.5 + Math.random() / 2);
}

/** Seconds, or the date of the next attempt. */
function secondsIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
