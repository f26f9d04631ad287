// The type of a response with `fields`, `expand` and `relations`. It follows the rules by which the service shapes a record.
import type { Families } from './generated/families.js';
import type { Marker } from './generated/table.js';

export type Family = keyof Families;
export type FieldsOf<F extends Family> = Families[F]['fields'];
export type RelationsOf<F extends Family> = Families[F]['relations'];
type RelationName<F extends Family> = keyof RelationsOf<F> & string;
type Target<F extends Family, R> = R extends keyof RelationsOf<F>
  ? RelationsOf<F>[R] extends { to: infer To extends Family }
    ? To
    : never
  : never;

/** How relations look that are not expanded. */
export type RelationStyle = 'marker' | 'null' | 'omit';

type FieldName<F extends Family> = (keyof FieldsOf<F> & string) | '*';

/** A field or a relation; with dots, one of a related record. Beyond the second dot the compiler does not check the name. */
export type FieldPath<F extends Family> =
  | FieldName<F>
  | RelationName<F>
  | {
      [R in RelationName<F>]:
        | `${R}.${FieldName<Target<F, R>> | RelationName<Target<F, R>>}`
        | `${R}.${RelationName<Target<F, R>>}.${string}`;
    }[RelationName<F>];

/** A relation; with dots, one of a related record. */
export type ExpandPath<F extends Family> =
  | RelationName<F>
  | {
      [R in RelationName<F>]:
        | `${R}.${RelationName<Target<F, R>>}`
        | `${R}.${RelationName<Target<F, R>>}.${string}`;
    }[RelationName<F>];

/**
 * The record of a family, as an operation returns it (`Base`), with the paths of `fields` and `expand` and the style of `relations`; `never` is an
 * option that is not set.
 */
export type Shaped<F extends Family, Base, Paths, Expanded, Style> = [Paths | Expanded | Style] extends [
  never,
]
  ? Base
  : Build<F, Base, [Paths] extends [never] ? '' : Paths, Expanded, Style>;

/** The part of each path after a relation. It is the empty text for the relation itself. */
type Behind<Paths, R extends string> = Paths extends R
  ? ''
  : Paths extends `${R}.${infer Rest}`
    ? Rest
    : never;

/** The empty text among the paths means the record in the response without `fields`. */
type Build<F extends Family, Base, Paths, Expanded, Style> = Flat<
  {
    [K in ReturnedField<F, Base, Paths>]: FieldsOf<F>[K];
  } & {
    [R in RelationName<F> as ReturnedRelation<F, R, Paths, Expanded, Style>]: RelationValue<
      F,
      Base,
      R,
      Behind<Paths, R>,
      Behind<Expanded, R>,
      Style
    >;
  }
>;

type Flat<T> = { [K in keyof T]: T[K] };

/** The distance is only part of a response if it is named. */
type ReturnedField<F extends Family, Base, Paths> =
  | ('*' extends Paths ? Exclude<keyof FieldsOf<F>, 'distanceKm'> : never)
  | (Paths & keyof FieldsOf<F>)
  | ('' extends Paths ? keyof Base & keyof FieldsOf<F> : never);

type ReturnedRelation<F extends Family, R extends string, Paths, Expanded, Style> = [
  Behind<Paths, R>,
] extends [never]
  ? '' extends Paths
    ? IsEmbedded<Behind<Paths, R>, Behind<Expanded, R>> extends true
      ? R
      : 'omit' extends Style
        ? never
        : R & Families[F]['inRecord']
    : never
  : IsEmbedded<Behind<Paths, R>, Behind<Expanded, R>> extends true
    ? R
    : 'omit' extends Style
      ? never
      : R;

type IsEmbedded<Picked, Expanded> = [Exclude<Picked, ''> | Expanded] extends [never] ? false : true;

type RelationValue<F extends Family, Base, R extends string, Picked, Expanded, Style> =
  IsEmbedded<Picked, Expanded> extends true
    ? Wrapped<
        F,
        R,
        Build<
          Target<F, R>,
          EmbeddedBase<Target<F, R>, R extends keyof Base ? Base[R] : null>,
          [Picked] extends [never] ? '' : Picked,
          Expanded,
          Style
        >
      >
    : [Style] extends [never]
      ? R extends keyof Base
        ? Base[R]
        : null
      : 'null' extends Style
        ? null
        : Wrapped<F, R, Marker>;

/** As the operation embeds it if it does, otherwise a record without related ones. */
type EmbeddedBase<F extends Family, Value> = [Extract<ItemOf<Value>, { id: number }>] extends [never]
  ? Pick<FieldsOf<F>, Families[F]['own'] & keyof FieldsOf<F>> & Record<Families[F]['inRecord'], null>
  : Extract<ItemOf<Value>, { id: number }>;

type ItemOf<Value> = Value extends (infer Item)[] ? Item : Value;

type Wrapped<F extends Family, R, Value> = R extends keyof RelationsOf<F>
  ? RelationsOf<F>[R] extends { wrap: infer Wrap }
    ? Wrap extends 'many'
      ? Value[]
      : Wrap extends 'maybe'
        ? Value | null
        : Value
    : never
  : never;
