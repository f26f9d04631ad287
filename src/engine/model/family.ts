// The declaration of a record family, which is the only place with facts about it.

import { atStart, withoutArticle } from '../text/fold.js';
import type { Localized } from '../text/localized.js';
import type { Field } from './field.js';
import type { Matching } from './matching.js';
import type { FiguresRelation, Many, One, Through } from './relation.js';
import type { Series } from './series.js';
import type { BuiltInShape, Shape } from './shape.js';

type Fields = Readonly<Record<string, Field<unknown>>>;
type Relations<FieldName extends string> = Readonly<Record<string, One<string, FieldName> | Many>>;
type Shapes<R> = { readonly [name: string]: Shape<R> };
type ToOneNames<R> = { [Name in keyof R]: R[Name] extends One ? Name : never }[keyof R] & string;
type Lists = Readonly<Record<string, Many | Through>>;
export type RowOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['value'] };
export type Row = Readonly<Record<string, unknown>>;

/** The kinds of operation that can have another shape than `embedding`. */
export const viewedKinds = [
  'wholeList',
  'byId',
  'byName',
  'search',
  'pagedList',
  'byCode',
  'activeInYear',
] as const;
export type ViewedKind = (typeof viewedKinds)[number];

/** Rows that are computed for each year instead of being read. */
export interface Calendar<R = Row> {
  readonly from: number;
  readonly to: number;
  /** A year for examples. */
  readonly example: number;
  /** The error message for a year outside the range. */
  readonly outside: Localized;
  /** The options that a request can set, each with a help text and a form label. All are off by default. */
  readonly switches: Readonly<Record<string, { readonly label: Localized; readonly about: Localized }>>;
  /** The date field by which the rows of a year are grouped into months. */
  readonly date: string;
  readonly rows: (year: number, on: (name: string) => boolean) => readonly R[];
  /** The URL segment of the pages of its years. */
  readonly segment?: Localized;
  /** Further words by which people look for one of its years. */
  readonly yearWords?: readonly string[];
  /** Other names of its days. */
  readonly alsoNamed?: Readonly<Record<string, readonly string[]>>;
  /** The rules as plain data, for clients that compute the rows without a server. */
  readonly rules?: readonly Row[];
  /** The days of its rows are days off. Together with the week they decide the working days. */
  readonly workingDays?: WorkingDays<R>;
}

/** The working days of a country whose holidays are the rows of a calendar. */
export interface WorkingDays<R = Row> {
  /** The first path segment of the operations that add and count them. */
  readonly path: string;
  /** One and several of them inside a sentence: `a working day`, `working days`. */
  readonly noun: Localized;
  readonly plural: Localized;
  /** The days of the week that are off. 0 is Sunday. */
  readonly weekend: readonly number[];
  /** The options by which a request turns such a day into a working day, each with its help text. */
  readonly switches: Readonly<Record<string, { readonly weekday: number; readonly about: Localized }>>;
  /** The title of the next day with a row: `Next holiday`, `Próximo festivo`. */
  readonly next: Localized;
  /** Words for "next" before a name of the family. */
  readonly nextWords?: readonly string[];
  /** The name of the rows of a day in a response. */
  readonly rowsAs: string;
  /** The last year that can be counted. It is limited because a count lists every day off. */
  readonly to: number;
  /** A day for examples. */
  readonly example: string;
  /** The hours ahead of UTC of the clock that decides the current day. They are the same all year. */
  readonly hoursAheadOfUtc: number;
  /** The calendar to which programs subscribe. */
  readonly feed: {
    /** A part of the id of every event, so it must never change. */
    readonly product: string;
    readonly title: Localized;
    /** The text about a row in a calendar feed, beside its name. */
    remark(row: R): Localized;
  };
}

export const precisions = ['fine', 'coarse'] as const;
export type Precision = (typeof precisions)[number];

/** What lies around the areas that are drawn, for maps: hundredths of a degree, the first point of a line and then each as its distance from the one before. */
export interface Surroundings {
  /** The rings of other countries. */
  readonly land: readonly string[];
  /** Lines between those. */
  readonly borders: readonly string[];
  readonly names: readonly {
    readonly name: Localized;
    readonly latitude: number;
    readonly longitude: number;
    readonly isSea?: boolean;
  }[];
  /** Who drew them. */
  readonly credit: string;
}

interface Boundary<List extends string> {
  readonly files: Readonly<Record<Precision, string>>;
  /** The file of islands that are not drawn. They count only when a point is located. */
  readonly islets?: string;
  /** The id of the source that must be named wherever borders are shown. */
  readonly source: string;
  /** The families of larger areas that consist of these, each by the relations that lead to it, smallest first. */
  readonly groups: readonly string[];
  /** The name of the coordinates in metres that maps of the country have, so that an error can tell how to convert them. */
  readonly plane?: string;
  /** The list of the places in an area; the nearest one describes a point. */
  readonly places?: List;
  readonly surroundings?: Surroundings;
}

/** The name of the codes inside a sentence, with an example. */
export type CodeKind = Localized & {
  readonly example: string;
  /** Further words that people write beside such a code. */
  readonly also?: readonly string[];
  /** A search finds the code only beside such a word, because a bare number rarely means it. */
  readonly beside?: true;
};

/** Declares how a search over all families finds the records of a family. */
export interface Find<FieldName extends string = string> {
  /** Among similar names, lower orders come first. 1 is the usual meaning. */
  readonly order: number;
  /** Within an order, records with a larger value come first. */
  readonly weight?: FieldName;
  /** Fields with further names, separated by commas. */
  readonly names?: readonly FieldName[];
  /** Which words of a name can stand alone: every one for a dish, or the first as a plural for museums. */
  readonly parts?: 'every' | 'first';
  /** Fields that list the places inside the record with hyphens, and the length at which the source truncates them. */
  readonly contained?: { readonly fields: readonly FieldName[]; readonly cutAt: number };
  /** Words at either end of a name that only name the kind of record, so people leave them out. */
  readonly generic?: readonly string[];
  /** The record that contains it, which describes its place. */
  readonly within?: { readonly family: string; readonly key: FieldName };
  /** Everyday words for its records in any language, beside its noun and synonyms. */
  readonly words?: readonly string[];
  /** The record that is its seat, and everyday words for the seat. */
  readonly seat?: { readonly family: string; readonly key: FieldName; readonly words: readonly string[] };
}

/** The past of a family's records. Events are data, and former names and codes lead to the current record. */
export interface History<FieldName extends string = string> {
  /** The fields whose name and code the events changed. */
  readonly name: FieldName;
  readonly code: FieldName;
  /** The kinds and years of events that were researched, and those that were not. */
  readonly coverage: Localized;
  /** Remarks on events, by id. */
  readonly notes: Readonly<Record<string, Localized>>;
}

/** A number that tables and maps compute from two fields. It is not part of the record. */
export interface Ratio<FieldName extends string = string> {
  readonly of: FieldName;
  readonly per: FieldName;
  readonly label: Localized;
  readonly unit: Localized;
}

/** One of the three facts in large type on the page of a record. A label replaces that of the field or list. */
export type KeyFact<FieldName extends string = string> = { readonly label?: Localized } & (
  | {
      /** A field, or a ratio. */
      readonly show: FieldName | (string & {});
      /** With its rank among all records, the highest first, and among those with the same record in these relations. */
      readonly ranked?: readonly string[];
    }
  /** The number of records of a list. */
  | { readonly count: string }
  /** Of a field, over the records of a list. */
  | { readonly sum: string; readonly of: string }
  /** Of a family with a period: the period itself, and the records before and after it. */
  | { readonly period: 'whole' | 'before' | 'after'; readonly label: Localized }
);

/** A value of a family on the front page: of the record with the most of a field, of its only record, of all records together, or the record that is active today. */
export interface Highlight<FieldName extends string = string> {
  readonly label: Localized;
  readonly of:
    | { readonly most: FieldName }
    | { readonly only: FieldName }
    | { readonly sum: FieldName }
    | 'present';
}

export interface Family<
  F extends Fields = Fields,
  R extends Readonly<Record<string, One | Many>> = Readonly<Record<string, One | Many>>,
  S extends Shapes<R> = Shapes<R>,
  L extends Lists = Lists,
> {
  /** The name of the record in the description of the service. */
  readonly record: string;
  /** The first segment of the family's paths, if it differs from the name of the record. */
  readonly path?: string;
  /** The heading of its records: `Airports`, `Aeropuertos`. */
  readonly title: Localized;
  /** One of its records inside a sentence, with the article: `an airport`, `un aeropuerto`. */
  readonly noun: Localized;
  /** All of them inside a sentence: `all airports`, `todos los aeropuertos`. */
  readonly all: Localized;
  readonly about: Localized;
  /** The file of its rows. A family has a file, a calendar or a series. */
  readonly file?: string;
  readonly calendar?: Calendar<RowOf<F>>;
  readonly series?: Series<keyof F & string>;
  readonly fields: F;
  /** The facts that readers of a record look for first, up to three. A fact without a value is left out. */
  readonly keyFacts?: readonly KeyFact<keyof F & string>[];
  /** Ratios by the names of their columns. */
  readonly ratios?: Readonly<Record<string, Ratio<keyof F & string>>>;
  /** The columns of its table at first, beside the name: fields and ratios, those that most readers want first. */
  readonly columns?: readonly string[];
  /** The id of the record to show as an example, if its heaviest or first record is not one that most readers know. */
  readonly example?: number;
  readonly highlight?: Highlight<keyof F & string>;
  /** The fields that form the name of a record, if it is not `name` alone. */
  readonly name?: readonly (keyof F & string)[];
  /** A second name. A keyword that equals it ranks as one that equals the name. */
  readonly otherName?: keyof F & string;
  /** Other names of the family in a URL, such as plurals and other languages. */
  readonly synonyms?: readonly string[];
  /** The kind of its records in the words of schema.org, and the properties that fields give, for search engines. */
  readonly schemaOrg?: {
    readonly type: string;
    readonly properties?: Readonly<Record<string, keyof F & string>>;
  };
  readonly relations: R;
  /** Relations to one record that can be requested but, as extended fields, are not part of the record. */
  readonly extendedRelations?: Readonly<Record<string, One<string, keyof F & string>>>;
  /**
   * The relation to the area that contains a record, if another relation to areas means something else, such as the city that an airport
   * serves.
   */
  readonly locatedIn?: string;
  /** A relation to an area under which people also look for the record, and the verb between them: an airport serves a city. */
  readonly otherPlace?: { readonly by: string; readonly verb: Localized };
  /** Related lists that can be requested but are not part of the record. */
  readonly lists?: L;
  /** Series that can be requested for one record but are not part of it. */
  readonly figures?: Readonly<Record<string, FiguresRelation>>;
  /** The fields in which a keyword is searched, its own (`name`) or those of a related record (`city.name`). */
  readonly search?: readonly ((keyof F & string) | `${string}.${string}`)[];
  /** Fields with official codes by which a record can be requested. */
  readonly codes?: readonly (keyof F & string)[];
  /** The name of those codes inside a sentence, if "code" is not enough. */
  readonly codeNoun?: Localized;
  /** Fields with external codes, if there are more than `codes`. They help a client that uses one as an id. */
  readonly identifiers?: readonly (keyof F & string)[];
  /** Every field with official codes and their name. A code alone finds the record. */
  readonly knownBy?: { readonly [Name in keyof F & string]?: CodeKind };
  /** How a search over all families finds its records. Without it, the search leaves the family out. */
  readonly find?: Find<keyof F & string>;
  /** The time in which a record is active. An end of null is open. */
  readonly period?: {
    readonly from: keyof F & string;
    readonly to: keyof F & string;
    /** The state of active records, shown after their title: `in office`, `en ejercicio`. */
    readonly active: Localized;
    /** Words for records that are active now, as keys. */
    readonly now?: readonly string[];
  };
  /** The records that the noun of the family means, if it also has others, and the name of the others. The field must support filters. */
  readonly proper?: {
    readonly field: keyof F & string;
    readonly value: string;
    readonly others: { readonly one: Localized; readonly many: Localized };
  };
  /** Its records are parts of wholes. Declares the field that all parts of a whole share, and the fields that describe the whole. */
  readonly wholes?: { readonly field: keyof F & string; readonly same: readonly (keyof F & string)[] };
  /** The location of a record in degrees, as two numbers or two texts that contain one. */
  readonly coordinates?: { readonly latitude: keyof F & string; readonly longitude: keyof F & string };
  /** Its records are areas, whose borders are drawn in separate files. */
  readonly boundary?: Boundary<(keyof L | keyof R) & string>;
  /** Its records can be recognised by names in tables. */
  readonly matching?: Matching<ToOneNames<R>>;
  /** Its records have a past. */
  readonly history?: History<keyof F & string>;
  /** The flag of the single record, as horizontal bands from the top with their shares of the height. Its width is 1.5 times its height. */
  readonly flag?: {
    readonly about: Localized;
    readonly bands: readonly (readonly [colour: string, share: number])[];
  };
  /** The family is a single record, which is returned under this name. */
  readonly only?: string;
  /** The relations that the shape `embedding` shows, as plain records or in the named shape. All others are null. */
  readonly embeds?: readonly ToOneNames<R>[] | { readonly [Name in ToOneNames<R>]?: string };
  /** Shapes beside the built-in ones. */
  readonly shapes?: S;
  /** The shape of each kind of operation that does not use `embedding`. */
  readonly views?: { readonly [Kind in ViewedKind]?: (keyof S & string) | BuiltInShape };
}

/** The shape of each embedded record, by relation name. */
export const embeddedShapes = ({ embeds = {} }: Pick<Family, 'embeds'>): Readonly<Record<string, string>> =>
  isNames(embeds) ? Object.fromEntries(embeds.map((name) => [name, 'plain'])) : embeds;

const isNames = (embeds: object): embeds is readonly string[] => Array.isArray(embeds);

export function defineFamily<
  const F extends Fields,
  const R extends Relations<keyof F & string>,
  // biome-ignore lint/complexity/noBannedTypes: only {} means a family without further shapes
  const S extends Shapes<R> = {},
  // biome-ignore lint/complexity/noBannedTypes: only {} means a family without further lists
  const L extends Lists = {},
>(family: Family<F, R, S, L>): Family<F, R, S, L> {
  return Object.freeze(family);
}

/** Declarations by family name, as the model receives them. */
// biome-ignore lint/suspicious/noExplicitAny: a family's own type parameters are checked where it is declared
export type Declarations = Readonly<Record<string, Family<any, any, any, any>>>;

/** The noun of a family: with its article, without it, and as a heading. */
interface Noun {
  /** `an airport`, `the country`. */
  readonly withArticle: Localized;
  /** `airport`. */
  readonly bare: Localized;
  /** `Airport`. */
  readonly start: Localized;
  /** `of an airport`, `del país`. */
  readonly of: Localized;
}

export function nounOf(withArticle: Localized): Noun {
  const [en, es] = [withoutArticle(withArticle.en), withoutArticle(withArticle.es)];
  const of = { en: `of ${withArticle.en}`, es: `de ${withArticle.es}`.replace(/^de el /, 'del ') };
  return { withArticle, bare: { en, es }, start: { en: atStart(en), es: atStart(es) }, of };
}

/** The ratio of a record to hundredths. Null if one of its fields is unknown or the divisor is zero. */
export function ratioIn({ of, per }: Pick<Ratio, 'of' | 'per'>, row: Row): number | null {
  const [many, size] = [row[of] as number | null, row[per] as number | null];
  return many === null || !size ? null : Math.round((many / size) * 100) / 100;
}
