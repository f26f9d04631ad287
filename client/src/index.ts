// The typed client of Atlas Colombia.
export { type Atlas, createAtlas } from './atlas.js';
export { type AtlasCache, type CacheEntry, memoryCache } from './cache.js';
export type { Fetch } from './exchange.js';
export type { Families } from './generated/families.js';
export type * from './generated/methods.js';
export type * from './generated/records.js';
export { MARKER, type Marker, type ProblemCode } from './generated/table.js';
export type { AtlasPromise, Counted, CountedBy, Page } from './method.js';
export { AtlasProblem, AtlasUnreachable } from './problem.js';
export type { CallOptions, CountOptions, ListOptions, SortKey, Where } from './query.js';
export type { ExpandPath, Family, FieldPath, RelationStyle, Shaped } from './shape.js';
export type { AtlasOptions, AtlasResponse } from './transport.js';
