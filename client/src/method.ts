// The types of methods, by the form of their responses. `fields`, `expand` and `relations` decide the type of the records.
import type { Count } from './generated/records.js';
import type { CallOptions, CountOptions, ListOptions, ShapeOptions, SliceOptions } from './query.js';
import type { ExpandPath, Family, FieldPath, RelationStyle, Shaped } from './shape.js';
import type { AtlasResponse } from './transport.js';

type None = Record<never, never>;
/** An option that is undefined is not set. */
type GivenOptions<Options> = { readonly [K in keyof Options]: Options[K] | undefined };

/** The data of a response. */
export interface AtlasPromise<T> extends Promise<T> {
  /** The data, with the edition, the ETag, the total and the id of the request. */
  withResponse: () => Promise<AtlasResponse<T>>;
}

/** A page of a list. */
export interface Page<T> {
  page: number;
  pageSize: number;
  totalRecords: number;
  pageCount: number;
  data: T[];
}

export type OneOf<F extends Family, Base, Path extends unknown[] = [], Extra = None> = <
  const P extends FieldPath<F> = never,
  const E extends ExpandPath<F> = never,
  const S extends RelationStyle = never,
>(
  ...args: [...Path, options?: CallOptions & ShapeOptions<P, E, S> & GivenOptions<Extra>]
) => AtlasPromise<Shaped<F, Base, P, E, S>>;

export type ListOf<F extends Family, Base, Path extends unknown[] = [], Extra = None> = <
  const P extends FieldPath<F> = never,
  const E extends ExpandPath<F> = never,
  const S extends RelationStyle = never,
>(
  ...args: [...Path, options?: ListOptions<F> & SliceOptions & ShapeOptions<P, E, S> & GivenOptions<Extra>]
) => AtlasPromise<Shaped<F, Base, P, E, S>[]>;

export type PageOf<F extends Family, Base, Path extends unknown[] = [], Extra = None> = <
  const P extends FieldPath<F> = never,
  const E extends ExpandPath<F> = never,
  const S extends RelationStyle = never,
>(
  ...args: [...Path, options?: ListOptions<F> & ShapeOptions<P, E, S> & GivenOptions<Extra>]
) => AtlasPromise<Page<Shaped<F, Base, P, E, S>>>;

type Paging = { readonly pageSize?: number | undefined };

export type PagesOf<F extends Family, Base> = <
  const P extends FieldPath<F> = never,
  const E extends ExpandPath<F> = never,
  const S extends RelationStyle = never,
>(
  options?: ListOptions<F> & ShapeOptions<P, E, S> & Paging,
) => AsyncGenerator<Page<Shaped<F, Base, P, E, S>>, void, undefined>;

export type EachOf<F extends Family, Base> = <
  const P extends FieldPath<F> = never,
  const E extends ExpandPath<F> = never,
  const S extends RelationStyle = never,
>(
  options?: ListOptions<F> & ShapeOptions<P, E, S> & Paging,
) => AsyncGenerator<Shaped<F, Base, P, E, S>, void, undefined>;

/** The number of records with the figures of each field, or with `countBy` their total and the groups. */
export interface CountOf<F extends Family> {
  (options?: CountOptions<F> & { readonly countBy?: undefined }): AtlasPromise<Counted>;
  (options: CountOptions<F>): AtlasPromise<CountedBy>;
}

export type Counted = Required<Pick<Count, 'count'>> & Pick<Count, 'sum' | 'mean' | 'min' | 'max'>;
export type CountedBy = Required<Pick<Count, 'total' | 'groups'>>;

/** Borders as GeoJSON, which they are without `format`. */
export type GeoJson<Document> = Extract<Document, { type: `Feature${string}` }>;

export type DocumentOf<Response, Path extends unknown[] = [], Extra = None> = (
  ...args: [...Path, options?: CallOptions & GivenOptions<Extra>]
) => AtlasPromise<Response>;

/** Rows come back in their order, each with the row that was sent. Longer lists are sent in several requests. */
export type BatchOf<Given, Added> = <const Row extends Given>(
  rows: readonly Row[],
  options?: CallOptions,
) => Promise<({ row: Row } & Added)[]>;
