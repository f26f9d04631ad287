// The headers of responses, described once; responses refer to them.

const described = {
  ETag: {
    description: 'The entity tag of this exact response; send it back in `If-None-Match`.',
    schema: { type: 'string' },
  },
  'Atlas-Edition': {
    description: 'The edition of the dataset.',
    schema: { type: 'string' },
  },
  'Atlas-Ignored': {
    description: 'Query parameters that had no effect, comma-separated.',
    schema: { type: 'string' },
  },
  'X-Total-Count': {
    description:
      'Number of records without paging, `limit` and `offset`. It is sent with any of them, unless a `near` search stopped at its limit.',
    schema: { type: 'integer', minimum: 0 },
  },
  Link: {
    description: 'The first, previous, next and last page, relative to the URL of this one (RFC 8288).',
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    description: 'A file name, for formats other than JSON.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 0 },
  },
} as const;

export type HeaderName = keyof typeof described;

export function headerRefs(...names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export function headerComponents(...names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, described[name]]));
}

export const everyHeader = Object.keys(described) as readonly HeaderName[];
