// One operation. The table of all of them is the pivot: every surface is a projection of it.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelFamily, ModelShape, Row } from '../model/model.js';
import type { Plan, Selected } from '../query/plan.js';
import type { Localized } from '../text/localized.js';
import type { Arguments, Parameter } from './request/parameter.js';

export const API = '/api/v1';

/** As an operation kind makes it. */
export interface KindOperation {
  readonly id: string;
  readonly kind: string;
  /** The family under whose path it is. */
  readonly owner: ModelFamily;
  /** The family whose records it answers, and in which shape. */
  readonly family: ModelFamily;
  readonly shape: ModelShape;
  /** A template; `{name}` is a parameter. */
  readonly path: string;
  /** Those of the contract. */
  readonly parameters: readonly Parameter[];
  readonly result: 'one' | 'list' | 'page';
  /** What a client does with it, as a title. */
  readonly summary: Localized;
  /** What it answers, as a sentence. */
  readonly description: string;
  /** Parameters of other operations that clients send here by habit: ignored even where the request is strict. */
  readonly ignores?: readonly string[];
  /** The path this one is another name of. */
  readonly sameAs?: string;
  /** Answers are few, or the same ones are requested again and again, so that each is worth caching. */
  readonly cacheable: boolean;
  /** A record it names may not exist. */
  readonly mayMiss: boolean;
  /** The records it begins with, before any option narrows them. */
  readonly select: (catalog: Catalog, args: Arguments) => Selected;
  /** Arguments that find something, worked out from the rows of the owner. */
  readonly examples: (rows: readonly Row[]) => readonly Arguments[];
  /** The arguments of all its answers without options; undefined where there is no end of them. */
  readonly enumerate?: (catalog: Catalog) => readonly Arguments[];
}

/** As it is in the table, with the query options that its records have what it takes for. */
export interface Operation extends KindOperation {
  readonly options: readonly Parameter[];
  /** An option by its name in lower case. */
  readonly option: (name: string) => Parameter | undefined;
  readonly plan: (args: Arguments) => Plan;
}

/** A way to request records, for any family that has what it takes. */
export interface OperationKind {
  readonly operations: (family: ModelFamily) => readonly KindOperation[];
}

/** Families that are lists of records with ids; not the single record, not the calendar. */
export function isListed(family: ModelFamily): boolean {
  return family.file !== undefined && family.only === undefined;
}

export function idOf(family: ModelFamily, suffix: string): string {
  return family.record.charAt(0).toLowerCase() + family.record.slice(1) + suffix;
}
