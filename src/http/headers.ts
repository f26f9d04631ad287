// Header fields that many answers share.

/** Any page may call the service and read what it says about itself. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
} as const;

export const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
} as const;

export const CACHED = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
export const NOT_CACHED = 'no-store';
export const JSON_TYPE = 'application/json; charset=utf-8';
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
