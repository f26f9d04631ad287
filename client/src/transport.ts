// Sends requests: attempts, waiting times, stored responses and the fallback.
import type { AtlasCache } from './cache.js';
import { type Answer, exchange, type Fetch, pause, type Signals } from './exchange.js';
import { AtlasProblem, AtlasUnreachable } from './problem.js';
import type { CallOptions } from './query.js';

export interface AtlasOptions {
  /** The origin of the service, such as `https://atlas.example.org`. */
  readonly url: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: Fetch;
  /** Milliseconds for each attempt; 10,000 if it is not set. */
  readonly timeout?: number;
  /** Attempts after the first one; 2 if it is not set. */
  readonly retries?: number;
  /** Milliseconds; if the service asks for a longer wait, the call fails at once. 30,000 if it is not set. */
  readonly longestWait?: number;
  /** Stores responses by ETag: `memoryCache()`, a `Map` or another store. */
  readonly cache?: AtlasCache;
  /** Ends all requests. */
  readonly signal?: AbortSignal;
  /** The language of error messages. */
  readonly lang?: 'en' | 'es';
  /** Answers if the service cannot be reached. */
  readonly fallback?: Fetch;
}

export type Transport = (path: string, options: CallOptions, body?: string) => Promise<unknown>;

/** The service, or a server in front of it, is down. */
const DOWN = [502, 503, 504];
const FIRST_WAIT = 250;

export function createTransport(atlas: AtlasOptions): Transport {
  const { retries = 2, longestWait = 30_000, cache, fallback } = atlas;
  // Looked up for each request, because tests and browser extensions replace it.
  const send: Fetch = atlas.fetch ?? ((url, init) => fetch(url, init));
  const base = `${atlas.url.replace(/\/+$/, '')}/api/v1/`;

  return async (path, options, body) => {
    const url = base + path;
    const signals: Signals = [atlas.signal, options.signal];
    const kept = body === undefined ? await cache?.get(url) : undefined;
    const headers: Record<string, string> = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(atlas.lang !== undefined && { 'Accept-Language': atlas.lang }),
      ...(kept !== undefined && { 'If-None-Match': kept.etag }),
    };
    const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body };
    const attemptBy = (by: Fetch) =>
      exchange(by, url, init, options.timeout ?? atlas.timeout ?? 10_000, signals);

    for (let attempt = 0; ; attempt++) {
      for (const signal of signals) signal?.throwIfAborted();
      let failure: AtlasProblem | AtlasUnreachable;
      try {
        const answer = await attemptBy(send);
        if (answer.status === 304 && kept !== undefined) return JSON.parse(kept.text);
        if (answer.status === 200) {
          const etag = answer.headers.get('etag');
          if (body === undefined && etag !== null) await cache?.set(url, { etag, text: answer.text });
          return answer.value;
        }
        failure = problemOf(answer);
      } catch (error) {
        for (const signal of signals) signal?.throwIfAborted();
        failure = new AtlasUnreachable(url, error);
      }
      const wait = waitAfter(failure, attempt);
      if (wait === undefined || wait > longestWait || attempt >= retries) {
        if (fallback === undefined || !isDown(failure)) throw failure;
        const answer = await attemptBy(fallback);
        if (answer.status === 200) return answer.value;
        throw problemOf(answer);
      }
      await pause(wait, signals);
    }
  };
}

const isDown = (failure: AtlasProblem | AtlasUnreachable) =>
  failure instanceof AtlasUnreachable || DOWN.includes(failure.status);

/** Milliseconds; undefined if the same request would fail again. */
function waitAfter(failure: AtlasProblem | AtlasUnreachable, attempt: number): number | undefined {
  if (failure instanceof AtlasProblem) {
    if (failure.status !== 429 && !isDown(failure)) return undefined;
    if (failure.retryAfter !== undefined) return failure.retryAfter * 1000;
  }
  // Clients that failed together do not come back together.
  return FIRST_WAIT * 2 ** attempt * (0.5 + Math.random() / 2);
}

function problemOf({ status, headers, value }: Answer): AtlasProblem {
  return new AtlasProblem(status, value ?? {}, secondsIn(headers.get('retry-after')));
}

/** Seconds, or the date of the next attempt. */
function secondsIn(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
