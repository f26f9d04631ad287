// The resolved model: every name has become the thing it names. The engine receives this model and is independent of the country.
import type { Localized } from '../text/localized.js';
import type { AskingWords } from './asking.js';
import type {
  Calendar,
  CodeKind,
  Family,
  Find,
  nounOf,
  Precision,
  Ratio,
  Row,
  ViewedKind,
} from './family.js';
import type { FieldSpec } from './field.js';
import type { Matching } from './matching.js';
import type { EVERYTHING } from './relation.js';
import type { Series } from './series.js';
import type { Way } from './shape.js';

/** The dataset as a whole: who publishes it, under which licence, and what it covers. */
export interface DatasetAbout {
  readonly title: Localized;
  readonly publisher: string;
  /** How to report an error in it. */
  readonly contact: Localized;
  /** Of the compilation and its own texts. Values stay under the terms of their sources. */
  readonly licence: { readonly name: string; readonly url: string; readonly covers: Localized };
  readonly spatial: { readonly name: Localized /** ISO 3166. */; readonly code: string };
  /** How often it changes. */
  readonly frequency: Localized;
}

export interface ModelField extends FieldSpec {
  readonly name: string;
}

export interface ModelRatio extends Ratio {
  readonly name: string;
}

export interface ToOne {
  readonly to: 'one';
  readonly name: string;
  readonly target: ModelFamily;
  readonly key: ModelField;
}

/** A list of related records: direct by a key of theirs, or by way of the children in between. */
export interface ToMany {
  readonly to: 'many';
  readonly name: string;
  readonly target: ModelFamily;
  readonly key: string | undefined;
  readonly through: readonly [first: ToMany, then: ToMany] | undefined;
  readonly segments: readonly string[];
  readonly alsoAt: readonly string[];
  readonly title: Localized | undefined;
  /** The shape of the target for the response, if it has a separate one. */
  readonly view: string | undefined;
}

/** Figures of a series for one record: its own, or added up over its children. */
export interface ToFigures {
  readonly name: string;
  readonly owner: ModelFamily;
  readonly target: ModelFamily;
  /** The records whose figures are added up: those of a list, or all; undefined for the record's own. */
  readonly sumOf: ToMany | typeof EVERYTHING | undefined;
}

export type ModelRelation = ToOne | ToMany;

export interface ModelShape {
  readonly name: string;
  readonly family: ModelFamily;
  /** The fields it shows, in the order of the family. */
  readonly fields: readonly ModelField[];
  readonly choices: readonly {
    readonly relation: ModelRelation;
    readonly way: Exclude<Way, string> | ModelShape;
  }[];
}

/** The areas of a family: drawn in files, or made of areas that are. */
export interface ModelBoundary {
  readonly drawn: ModelFamily;
  /** The relations that lead from a drawn area to the one that it is part of; none for the drawn areas themselves. */
  readonly path: readonly ToOne[];
  readonly files: Readonly<Record<Precision, string>>;
  readonly islets: string | undefined;
  readonly source: string;
  readonly places: ToMany | undefined;
}

export interface ModelFind extends Omit<Find, 'within'> {
  readonly within?: { readonly family: ModelFamily; readonly key: string };
}

export interface ModelFamily {
  readonly name: string;
  readonly record: string;
  readonly path: string;
  readonly title: Localized;
  readonly noun: ReturnType<typeof nounOf>;
  readonly all: Localized;
  readonly about: Localized;
  readonly file: string | undefined;
  readonly calendar: Calendar | undefined;
  readonly series: Series | undefined;
  readonly fields: readonly ModelField[];
  readonly field: (name: string) => ModelField | undefined;
  readonly ratios: readonly ModelRatio[];
  readonly columns: readonly string[] | undefined;
  readonly example: number | undefined;
  /** The fields that together are a record's name; none if it has no name. */
  readonly nameFields: readonly string[];
  readonly otherName: string | undefined;
  readonly synonyms: readonly string[];
  readonly relations: readonly ModelRelation[];
  /** To one record each, and not part of the record. */
  readonly extendedRelations: readonly ToOne[];
  /** The relation to the area that a record is in, if another one to the same family means something else. */
  readonly locatedIn: ToOne | undefined;
  readonly otherPlace: OtherPlace | undefined;
  /** Everything that can be requested as a list under one record, part of the record or not. */
  readonly lists: readonly ToMany[];
  readonly figures: readonly ToFigures[];
  readonly search: readonly SearchField[];
  readonly codes: readonly string[];
  readonly codeNoun: Localized | undefined;
  readonly identifiers: readonly string[];
  readonly knownBy: Readonly<Record<string, CodeKind>>;
  readonly find: ModelFind | undefined;
  readonly period: Family['period'];
  readonly proper: Family['proper'];
  readonly wholes: Family['wholes'];
  readonly coordinates: Family['coordinates'];
  readonly boundary: ModelBoundary | undefined;
  readonly matching: Matching | undefined;
  readonly history: Family['history'];
  readonly only: string | undefined;
  readonly shapes: ReadonlyMap<string, ModelShape>;
  readonly view: (kind: ViewedKind | undefined) => ModelShape;
  /** The shape that one of its related lists is answered in. */
  readonly listView: (list: ToMany) => ModelShape;
}

/** The relation to an area that a record does not lie in and that people look for it under, such as the city that an airport serves. */
interface OtherPlace {
  readonly relation: ToOne;
  /** `serves`, `sirve a`. */
  readonly verb: Localized;
}

export interface SearchField {
  readonly through: ToOne | undefined;
  readonly field: string;
}

/** The families of areas. */
export interface AreaLevels {
  /** The family whose borders are drawn. */
  readonly drawn: ModelFamily;
  /** Families of larger areas, the smallest first; without the whole, which does not narrow a place. */
  readonly groups: readonly ModelFamily[];
  /** The family of the single record that contains all others. */
  readonly whole: ModelFamily | undefined;
}

export interface Model {
  readonly families: readonly ModelFamily[];
  readonly family: (name: string) => ModelFamily;
  /** Undefined if no family has borders. */
  readonly levels: AreaLevels | undefined;
  /** Undefined for a model of tests, whose dataset has no publisher. */
  readonly dataset: DatasetAbout | undefined;
  readonly asking: AskingWords;
}

/** For the time in which the families of a model are being put together. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

export type { Row };
