// The resolved model, in which each name has become the thing it names. The engine knows the country only through this model.
import type { Localized } from '../text/localized.js';
import type { AskingWords } from './asking.js';
import type {
  Calendar,
  CodeKind,
  Family,
  Find,
  Highlight,
  KeyFact,
  nounOf,
  Precision,
  Ratio,
  Row,
  Surroundings,
  ViewedKind,
} from './family.js';
import type { FieldSpec } from './field.js';
import type { Matching } from './matching.js';
import type { EVERYTHING } from './relation.js';
import type { Series } from './series.js';
import type { Way } from './shape.js';

/** The dataset as a whole: its publisher, licence and coverage. */
export interface DatasetAbout {
  readonly title: Localized;
  readonly publisher: string;
  /** How to report an error in the data. */
  readonly contact: Localized;
  /** The licence of the compilation and its own texts. Values keep the terms of their sources. */
  readonly licence: { readonly name: string; readonly url: string; readonly covers: Localized };
  readonly spatial: { readonly name: Localized /** The country code of ISO 3166. */; readonly code: string };
  /** How often the dataset changes. */
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

/** A list of related records that have a key to this one, or that are reached through the children in between. */
export interface ToMany {
  readonly to: 'many';
  readonly name: string;
  readonly target: ModelFamily;
  readonly key: string | undefined;
  readonly through: readonly [first: ToMany, then: ToMany] | undefined;
  readonly segments: readonly string[];
  readonly alsoAt: readonly string[];
  readonly title: Localized | undefined;
  /** The shape of the target in the response, if it has a separate one. */
  readonly view: string | undefined;
}

/** Figures of a series for one record, either its own or a sum over its children. */
export interface ToFigures {
  readonly name: string;
  readonly owner: ModelFamily;
  readonly target: ModelFamily;
  /** The records whose figures are added up: those of a list, or all. Undefined for the record's own figures. */
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

/** The areas of a family, drawn in files or composed of drawn areas. */
export interface ModelBoundary {
  readonly drawn: ModelFamily;
  /** The relations that lead from a drawn area to the larger one. There are none for the drawn areas themselves. */
  readonly path: readonly ToOne[];
  readonly files: Readonly<Record<Precision, string>>;
  readonly islets: string | undefined;
  readonly source: string;
  readonly plane: string | undefined;
  readonly places: ToMany | undefined;
  readonly surroundings: Surroundings | undefined;
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
  readonly keyFacts: readonly KeyFact[];
  readonly columns: readonly string[] | undefined;
  readonly example: number | undefined;
  readonly highlight: Highlight | undefined;
  /** The fields that form the name of a record. Empty if it has no name. */
  readonly nameFields: readonly string[];
  readonly otherName: string | undefined;
  readonly synonyms: readonly string[];
  readonly relations: readonly ModelRelation[];
  /** Relations to one record that are not part of the record. */
  readonly extendedRelations: readonly ToOne[];
  /** The relation to the area that contains a record, if another relation to the same family means something else. */
  readonly locatedIn: ToOne | undefined;
  readonly otherPlace: OtherPlace | undefined;
  /** Every list that can be requested under one record. */
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
  readonly flag: Family['flag'];
  readonly schemaOrg: Family['schemaOrg'];
  readonly only: string | undefined;
  readonly shapes: ReadonlyMap<string, ModelShape>;
  readonly view: (kind: ViewedKind | undefined) => ModelShape;
  /** The shape in which a related list is returned. */
  readonly listView: (list: ToMany) => ModelShape;
}

/** The relation to an area that does not contain the record but under which people look for it, such as the city that an airport serves. */
interface OtherPlace {
  readonly relation: ToOne;
  /** `serves`, `sirve a`. */
  readonly verb: Localized;
}

export interface SearchField {
  readonly through: ToOne | undefined;
  readonly field: string;
}

/** The families whose records are areas. */
export interface AreaLevels {
  /** The family whose borders are drawn. */
  readonly drawn: ModelFamily;
  /** The families of larger areas, smallest first. The whole is left out because it does not narrow a place. */
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

/** A type without `readonly`, used while the families of a model are combined. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

export type { Row };
