// The parts of a request that a response depends on.
import { type Language, languages } from '../../src/engine/text/localized.js';
import { acceptedLanguage } from '../../src/server/http/negotiation.js';

export interface OfflineRequest {
  readonly method: string;
  /** As the server receives it: encoded, from the version of the API on. */
  readonly path: string;
  readonly query: string;
  readonly accept: string | undefined;
  readonly language: Language;
}

/** A path alone is also accepted. No request is sent to a host. */
const BASE = 'http://offline.invalid';

export function readRequest(input: string | URL | Request, init: RequestInit = {}): OfflineRequest {
  const { method, headers, url } = new Request(input instanceof Request ? input : new URL(input, BASE), init);
  const { pathname, search } = new URL(url);
  return {
    method,
    // The server may be below a path of another one.
    path: pathname.slice(Math.max(0, pathname.search(/\/api\/v1(\/|$)/i))),
    query: search.slice(1),
    accept: headers.get('accept') ?? undefined,
    language: acceptedLanguage(languages, headers.get('accept-language') ?? undefined),
  };
}
