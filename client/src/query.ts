// The options of a request: filters, order, place and shape.
import type { Families } from './generated/families.js';
import type { Family, FieldsOf } from './shape.js';

/** Options of every request. */
export interface CallOptions {
  /** Ends the request. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for each attempt. */
  readonly timeout?: number | undefined;
}

export interface ShapeOptions<Paths, Expanded, Style> {
  /** The fields to return. `*` is every field. */
  readonly fields?: readonly Paths[] | undefined;
  /** The relations to embed. */
  readonly expand?: readonly Expanded[] | undefined;
  /** How relations look that are not expanded. */
  readonly relations?: Style | undefined;
}

type Equal<Value> = {
  readonly ne?: Value | undefined;
  readonly in?: readonly Value[] | undefined;
  readonly null?: boolean | undefined;
};
type Ordered<Value> = Equal<Value> & {
  readonly gt?: Value | undefined;
  readonly gte?: Value | undefined;
  readonly lt?: Value | undefined;
  readonly lte?: Value | undefined;
};

/** A value, or comparisons by name: `{ gte: 1000000 }`. */
type FilterOf<Value, IsDate> = Value extends readonly string[]
  ? { readonly contains: string }
  : Value extends number
    ? number | Ordered<number>
    : Value extends boolean
      ? boolean | Equal<boolean>
      : IsDate extends true
        ? string | Ordered<string>
        : string | (Equal<string> & { readonly contains?: string | undefined });

type RelatedFilter<Value> = Value extends number
  ? number | { readonly in: readonly number[] }
  : string | { readonly in?: readonly string[] | undefined; readonly contains?: string | undefined };

/** A field that can be null can be compared with it. */
type NullOf<Value> = null extends Value ? null : never;

type AnyBoolean<Value> = Value extends boolean ? boolean : Value;

/** Conditions on the fields of a family, all of which a record meets. */
export type Where<F extends Family> = {
  readonly [K in Exclude<keyof FieldsOf<F>, 'distanceKm'>]?:
    | FilterOf<AnyBoolean<NonNullable<FieldsOf<F>[K]>>, K extends Families[F]['dates'] ? true : false>
    | NullOf<FieldsOf<F>[K]>
    | undefined;
} & {
  readonly [K in keyof Families[F]['related']]?: RelatedFilter<Families[F]['related'][K]> | undefined;
};

type SingleField<F extends Family> = {
  [K in keyof FieldsOf<F>]-?: NonNullable<FieldsOf<F>[K]> extends readonly unknown[] ? never : K & string;
}[keyof FieldsOf<F>];

type NumberField<F extends Family> = {
  [K in keyof FieldsOf<F>]-?: NonNullable<FieldsOf<F>[K]> extends number ? K & string : never;
}[keyof FieldsOf<F>];

/** A field; a minus in front is for descending order. */
export type SortKey<F extends Family> = SingleField<F> | `-${SingleField<F>}`;

/** Filters by place, of families with coordinates. */
export interface MapOptions {
  /** Latitude and longitude, in degrees. */
  readonly near?: readonly [latitude: number, longitude: number] | undefined;
  /** Kilometres around `near`. */
  readonly radius?: number | undefined;
  readonly bbox?: readonly [west: number, south: number, east: number, north: number] | undefined;
  /** An area, such as `Department/2`. */
  readonly within?: string | undefined;
}

export type NarrowOptions<F extends Family> = {
  readonly where?: Where<F> | undefined;
} & (Families[F]['onMap'] extends true ? MapOptions : Record<never, never>);

export type ListOptions<F extends Family> = CallOptions &
  NarrowOptions<F> & {
    readonly sortBy?: SortKey<F> | readonly SortKey<F>[] | undefined;
    readonly sortDirection?: 'asc' | 'desc' | undefined;
  };

export interface SliceOptions {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

export type CountOptions<F extends Family> = CallOptions &
  NarrowOptions<F> & {
    /** The field or the related record whose values are counted. */
    readonly countBy?: Exclude<SingleField<F>, 'distanceKm'> | Families[F]['groups'] | undefined;
    readonly sum?: readonly NumberField<F>[] | undefined;
    readonly mean?: readonly NumberField<F>[] | undefined;
    readonly min?: readonly NumberField<F>[] | undefined;
    readonly max?: readonly NumberField<F>[] | undefined;
    /** `count` or a figure such as `sum.population`; a minus in front is for descending order. */
    readonly sortBy?: string | undefined;
  };
