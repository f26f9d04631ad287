// One operation. The table of all of them is the pivot: every surface is a projection of it.
import type { Catalog } from '../catalog/catalog.js';
import type { Model, ModelFamily, ModelShape, Row, ToFigures, ToMany } from '../model/model.js';
import type { Problem } from '../problems/problem.js';
import type { Plan, Selected } from '../query/plan.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { JsonSchema } from '../schema/json-schema.js';
import type { Localized } from '../text/localized.js';
import type { BatchOperation } from './batch-operation.js';
import type { Arguments, Parameter } from './request/parameter.js';

export const API = '/api/v1';

/** What all operations have. */
interface DescribedOperation {
  readonly id: string;
  /** A template; `{name}` is a parameter. */
  readonly path: string;
  /** Those of the contract. */
  readonly parameters: readonly Parameter[];
  /** What a client does with it, as a title. */
  readonly summary: Localized;
  /** What it returns, in a few sentences. */
  readonly description: Localized;
  /** Parameters of other operations that clients send here by habit: ignored even where the request is strict. */
  readonly ignores?: readonly string[];
  /** The path this one is another name of. */
  readonly sameAs?: string;
  /** Answers are few, or the same ones are requested again and again, so that each is worth caching. */
  readonly cacheable: boolean;
  /** A record it names may not exist. */
  readonly mayMiss: boolean;
  /** The family under whose path it is; undefined where it is about several. */
  readonly owner: ModelFamily | undefined;
  /** Arguments that find something, worked out from the rows of the owner. */
  readonly examples: (rows: readonly Row[]) => readonly Arguments[];
  /** The arguments of all its answers without options; undefined where there is no end of them. */
  readonly enumerate?: (catalog: Catalog) => readonly Arguments[];
}

/** Answers records of a family in one of its shapes. */
export interface RecordOperation extends DescribedOperation {
  readonly result: 'one' | 'list' | 'page';
  readonly owner: ModelFamily;
  readonly family: ModelFamily;
  readonly shape: ModelShape;
  /** The list or the figures of one record that it answers. */
  readonly list?: ToMany | ToFigures;
  /** The records it begins with, before any option narrows them. */
  readonly select: (catalog: Catalog, args: Arguments) => Selected;
  /** Makes the index that it selects by, in steps; undefined if that is made. */
  readonly prepare?: (catalog: Catalog) => YieldingWork<unknown> | undefined;
}

/** Answers what is worked out of records, in a form of its own. */
export interface DocumentOperation extends DescribedOperation {
  readonly result: 'document';
  /** Where it is not that of JSON. */
  readonly mediaType?: string;
  readonly schema: JsonSchema;
  /** The name under which descriptions have the schema once, where operations share it. */
  readonly component?: string;
  /** Schemas that this one refers to, by the names that descriptions have them under. */
  readonly parts?: Readonly<Record<string, JsonSchema>>;
  /** The family of which it is worked out: query options that narrow its records apply. */
  readonly narrows?: ModelFamily;
  readonly document: (catalog: Catalog, args: Arguments) => WorkedOut | YieldingWork<WorkedOut>;
}

/** A JSON value, the bytes of its text as characters up to 255, finished bytes, which may be of another media type, or why there is nothing. */
export type WorkedOut =
  | { readonly value: unknown }
  | { readonly byteText: string }
  | { readonly body: Uint8Array; readonly type?: string; readonly fileName?: string }
  | { readonly missing: { readonly family: ModelFamily; readonly id: number } }
  | { readonly problem: Problem };

/** As an operation kind makes it. */
export type KindOperation = RecordOperation | DocumentOperation;

interface InTable {
  readonly kind: OperationKind;
  /** The query options that its records have what it takes for. */
  readonly options: readonly Parameter[];
  /** An option by its name in lower case. */
  readonly option: (name: string) => Parameter | undefined;
}

export type OperationOnRecords = RecordOperation & InTable & { readonly plan: (args: Arguments) => Plan };

/** As it is in the table. */
export type Operation = OperationOnRecords | (DocumentOperation & InTable);

/** Of its answer without a format. */
export const mediaTypeOf = (operation: Operation): string =>
  (operation.result === 'document' ? operation.mediaType : undefined) ?? 'application/json';

/** The operation answers records, so that options can narrow and shape them. */
export function isOnRecords(operation: Operation): operation is OperationOnRecords {
  return operation.result !== 'document';
}

/** Whose records query options narrow, pick or shape; undefined where they do not apply. */
export const familyOf = (operation: KindOperation): ModelFamily | undefined =>
  operation.result === 'document' ? operation.narrows : operation.family;

/** A way to request something, for any family that has what it takes, or for all of them together. */
export type OperationKind<Made extends KindOperation = KindOperation> =
  | { readonly operations: (family: ModelFamily, model: Model) => readonly Made[] }
  | { readonly acrossFamilies: (model: Model) => readonly Made[] };

/** One whose operations answer records. */
export type RecordKind = OperationKind<RecordOperation>;

/** Everything that can be asked: about what a path names, and about rows that a client sends. */
export interface OperationTable {
  readonly operations: readonly Operation[];
  readonly batches: readonly BatchOperation[];
}

/** Its lists are counted, in `X-Total-Count`. */
export function isCounted(operation: Operation): boolean {
  if (!isOnRecords(operation) || operation.result === 'one') return false;
  return operation.result === 'page' || operation.family.calendar === undefined;
}

/** Families that are lists of records with ids; not the single record, the calendar or the series. */
export function isListed(family: ModelFamily): boolean {
  return family.file !== undefined && family.only === undefined;
}

export function idOf(family: ModelFamily, suffix: string): string {
  return family.record.charAt(0).toLowerCase() + family.record.slice(1) + suffix;
}
