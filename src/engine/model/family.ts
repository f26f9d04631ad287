// The declaration of one record family: the only place that contains anything about it.

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

/** Operation kinds that may have another shape than `embedding`, by their names. */
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

/** Rows that are worked out year by year instead of being read. */
export interface Calendar<R = Row> {
  readonly from: number;
  readonly to: number;
  /** A year to show in examples. */
  readonly example: number;
  /** The reason given to the client if a year is outside the range. */
  readonly outside: Localized;
  /** Switches a request may set, each with its help and its label in a form; all are off by default. */
  readonly switches: Readonly<Record<string, { readonly label: Localized; readonly about: Localized }>>;
  /** Field by which the rows of a year are grouped into months. */
  readonly date: string;
  readonly rows: (year: number, on: (name: string) => boolean) => readonly R[];
  /** The segment of the URLs of its years, for people. */
  readonly segment?: Localized;
  /** The rules behind the rows as plain data, for clients that work them out without a server. */
  readonly rules?: readonly Row[];
  /** The days of its rows are not worked: with the week they decide which days are worked. */
  readonly workingDays?: WorkingDays<R>;
}

/** Which days are worked in a country whose days off are the rows of a calendar. */
export interface WorkingDays<R = Row> {
  /** First segment of the paths under which they are added and counted. */
  readonly path: string;
  /** One of them inside a sentence, and several: `a working day`, `working days`. */
  readonly noun: Localized;
  readonly plural: Localized;
  /** Days of the week that are not worked; 0 is Sunday. */
  readonly weekend: readonly number[];
  /** Switches by which a request makes one of these days a working day, each with its help. */
  readonly switches: Readonly<Record<string, { readonly weekday: number; readonly about: Localized }>>;
  /** The title of the next day that has a row: `Next holiday`, `Próximo festivo`. */
  readonly next: Localized;
  /** The name of the rows of a day in a response. */
  readonly rowsAs: string;
  /** The last year in which days are looked up and counted: a count lists every day that was left out, so there is an end. */
  readonly to: number;
  /** A day to show in examples. */
  readonly example: string;
  /** The clock that decides which day it is: hours ahead of UTC, the same all year. */
  readonly hoursAheadOfUtc: number;
  /** The calendar that programs subscribe to. */
  readonly feed: {
    /** Part of the id of every event, so it never changes. */
    readonly product: string;
    readonly title: Localized;
    /** The text about a row in a calendar feed, beside its name. */
    remark(row: R): Localized;
  };
}

export const precisions = ['fine', 'coarse'] as const;
export type Precision = (typeof precisions)[number];

interface Boundary<List extends string> {
  readonly files: Readonly<Record<Precision, string>>;
  /** The file of islands that are not drawn. They belong to an area where a point is located, and nowhere else. */
  readonly islets?: string;
  /** The id of the source that is named wherever borders are shown. */
  readonly source: string;
  /** The families of larger areas that are made of these, each by the relations that lead to it, the smallest first. */
  readonly groups: readonly string[];
  /** The list of the places in an area; the nearest one describes a point. */
  readonly places?: List;
}

/** The name of the codes inside a sentence, with an example. */
export type CodeKind = Localized & {
  readonly example: string;
  /** Further words that people write beside it. */
  readonly also?: readonly string[];
  /** A search finds it beside such a word only: a bare number rarely means it. */
  readonly beside?: true;
};

/** How a search over all families finds the records of one. */
export interface Find<FieldName extends string = string> {
  /** Of similar names, those of a lower order come first: 1 is the usual meaning. */
  readonly order: number;
  /** Within an order, records with more of it come first. */
  readonly weight?: FieldName;
  /** Fields with further names, several of them separated by commas. */
  readonly names?: readonly FieldName[];
  /** Words of a name for its kind, in either number: every one of a dish, or the first as a plural, as in museums. */
  readonly parts?: 'every' | 'first';
  /** Fields that list the places inside it, with hyphens, and the length at which the source cuts them. */
  readonly contained?: { readonly fields: readonly FieldName[]; readonly cutAt: number };
  /** Words at the beginning or end of names that only give the kind of record: people leave them out. */
  readonly generic?: readonly string[];
  /** The record that it lies in, which describes its place. */
  readonly within?: { readonly family: string; readonly key: FieldName };
  /** Everyday words for its records beside its noun and synonyms, in any language. */
  readonly words?: readonly string[];
  /** The record that is its seat, and the everyday words for it. */
  readonly seat?: { readonly family: string; readonly key: FieldName; readonly words: readonly string[] };
}

/** The past of the records of a family: the events are data, and former names and codes lead to today's record. */
export interface History<FieldName extends string = string> {
  /** The fields with the name and the code that events changed. */
  readonly name: FieldName;
  readonly code: FieldName;
  /** The kinds and years of events that were looked for, and those that were not. */
  readonly coverage: Localized;
  /** Remarks on events, by id. */
  readonly notes: Readonly<Record<string, Localized>>;
}

/** A number that tables and maps show, worked out from two fields of a record; it is not part of the record. */
export interface Ratio<FieldName extends string = string> {
  readonly of: FieldName;
  readonly per: FieldName;
  readonly label: Localized;
  readonly unit: Localized;
}

export interface Family<
  F extends Fields = Fields,
  R extends Readonly<Record<string, One | Many>> = Readonly<Record<string, One | Many>>,
  S extends Shapes<R> = Shapes<R>,
  L extends Lists = Lists,
> {
  /** Name of the record in the description of the service. */
  readonly record: string;
  /** First segment of the family's paths, if it is not the record's name. */
  readonly path?: string;
  /** The heading of its records: `Airports`, `Aeropuertos`. */
  readonly title: Localized;
  /** One of its records inside a sentence, with the article: `an airport`, `un aeropuerto`. */
  readonly noun: Localized;
  /** All of them inside a sentence: `all airports`, `todos los aeropuertos`. */
  readonly all: Localized;
  readonly about: Localized;
  /** The file of its rows; a family has a file, a calendar or a series. */
  readonly file?: string;
  readonly calendar?: Calendar<RowOf<F>>;
  readonly series?: Series<keyof F & string>;
  readonly fields: F;
  /** By the names of their columns. */
  readonly ratios?: Readonly<Record<string, Ratio<keyof F & string>>>;
  /** The columns of its table at first, beside the name: fields and ratios, those that most readers want first. */
  readonly columns?: readonly string[];
  /** The id of the record to show as an example, if its heaviest or first record is not one that most readers know. */
  readonly example?: number;
  /** The fields that together are a record's name, if that is not `name` alone. */
  readonly name?: readonly (keyof F & string)[];
  /** A second name: a keyword that equals it ranks as one that equals the name. */
  readonly otherName?: keyof F & string;
  /** Other names of the family in a URL: plurals, other languages. */
  readonly synonyms?: readonly string[];
  readonly relations: R;
  /** To one record each; they can be requested but are not part of the record, as extended fields are not. */
  readonly extendedRelations?: Readonly<Record<string, One<string, keyof F & string>>>;
  /** The relation to the area that a record is in, if its other relations to such areas mean something else: the city that it serves. */
  readonly locatedIn?: string;
  /** Another such relation, under whose area people look for the record as well, and the verb between the two: an airport serves a city. */
  readonly otherPlace?: { readonly by: string; readonly verb: Localized };
  /** Related lists that can be requested but are not part of the record. */
  readonly lists?: L;
  /** Series that can be requested for one record; not part of it. */
  readonly figures?: Readonly<Record<string, FiguresRelation>>;
  /** Fields a keyword is looked for in, its own (`name`) or of a record it leads to (`city.name`). */
  readonly search?: readonly ((keyof F & string) | `${string}.${string}`)[];
  /** Fields that hold official codes a record can be fetched by. */
  readonly codes?: readonly (keyof F & string)[];
  /** The name of those codes inside a sentence, if "code" is not enough. */
  readonly codeNoun?: Localized;
  /** Fields with external codes of a record, if there are more than `codes`; they help a client that takes one for an id. */
  readonly identifiers?: readonly (keyof F & string)[];
  /** Every field whose values are official codes, with the name of the codes: a code alone leads to the record. */
  readonly knownBy?: { readonly [Name in keyof F & string]?: CodeKind };
  /** How a search over all families finds its records; without it, it does not. */
  readonly find?: Find<keyof F & string>;
  /** The time in which a record is active; an end that is null is open. */
  readonly period?: {
    readonly from: keyof F & string;
    readonly to: keyof F & string;
    /** The state of its records in that time, after their title: `in office`, `en ejercicio`. */
    readonly active: Localized;
    /** Words for those that are active now, as keys. */
    readonly now?: readonly string[];
  };
  /** The records that its noun means, if the family has others, and the name of those; the field must be one that can be filtered. */
  readonly proper?: {
    readonly field: keyof F & string;
    readonly value: string;
    readonly others: { readonly one: Localized; readonly many: Localized };
  };
  /** Its records are parts of something: the field that all parts of one have in common, and those that describe the whole. */
  readonly wholes?: { readonly field: keyof F & string; readonly same: readonly (keyof F & string)[] };
  /** Where a record lies on the earth, in degrees: two numbers, or two texts that hold one. */
  readonly coordinates?: { readonly latitude: keyof F & string; readonly longitude: keyof F & string };
  /** Its records are areas, whose borders are drawn in separate files. */
  readonly boundary?: Boundary<(keyof L | keyof R) & string>;
  /** Its records can be recognised by names that people have typed into tables. */
  readonly matching?: Matching<ToOneNames<R>>;
  /** Its records have a past. */
  readonly history?: History<keyof F & string>;
  /** The family is this single record, answered under this name. */
  readonly only?: string;
  /** Relations that the shape `embedding` shows, as plain records or each in the shape that is named; all others are null in it. */
  readonly embeds?: readonly ToOneNames<R>[] | { readonly [Name in ToOneNames<R>]?: string };
  /** Further shapes, beside the built-in ones. */
  readonly shapes?: S;
  /** Shapes for the kinds of operation that do not use `embedding`. */
  readonly views?: { readonly [Kind in ViewedKind]?: (keyof S & string) | BuiltInShape };
}

/** The shape of each embedded record, by the name of the relation. */
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

/** Declarations by name, as the model receives them. */
// biome-ignore lint/suspicious/noExplicitAny: a family's own type parameters are checked where it is declared
export type Declarations = Readonly<Record<string, Family<any, any, any, any>>>;

/** One record of a family in words: with its article, without it, and as a heading. */
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

/** The value of a ratio in one record. To hundredths; null if one of its fields is not known, or there is nothing to divide by. */
export function ratioIn({ of, per }: Pick<Ratio, 'of' | 'per'>, row: Row): number | null {
  const [many, size] = [row[of] as number | null, row[per] as number | null];
  return many === null || !size ? null : Math.round((many / size) * 100) / 100;
}
