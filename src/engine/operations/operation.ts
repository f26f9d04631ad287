// An operation and the table of all operations. Every surface is derived from this table.
import type { Catalog } from '../catalog/catalog.js';
import type { Model, ModelFamily, ModelShape, Row, ToFigures, ToMany } from '../model/model.js';
import type { Refused } from '../problems/problem.js';
import type { Plan, Selected } from '../query/plan.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { JsonSchema } from '../schema/shape-schema.js';
import { fold } from '../text/fold.js';
import type { Localized } from '../text/localized.js';
import type { BatchOperation } from './batch-operation.js';
import type { Arguments, Parameter } from './request/parameter.js';

/**
 * Finds the segments of paths that a word means without being one, such as plurals and words of other languages. Segments are in lower
 * case.
 */
export type SegmentsMeant = (segment: string) => ReadonlySet<string>;

const NONE: ReadonlySet<string> = new Set();

export function segmentsMeant({ families }: Model): SegmentsMeant {
  const meant = new Map<string, Set<string>>();
  const lists = families.flatMap((family) => family.lists);
  for (const family of families) {
    const children = lists.filter(({ target }) => target === family).flatMap(({ segments }) => segments);
    const segments = new Set([family.path, ...children].map((segment) => segment.toLowerCase()));
    for (const word of [family.path, family.record, ...family.synonyms]) meant.set(fold(word), segments);
  }
  return (segment) => meant.get(fold(segment)) ?? NONE;
}

type OfKind<Made> = Made extends RecordOperation ? OperationOnRecords : Operation;

export const operationsOfKind = <Made extends KindOperation>(
  { operations }: Pick<OperationTable, 'operations'>,
  kind: OperationKind<Made>,
  family?: ModelFamily,
): readonly OfKind<Made>[] =>
  operations.filter(
    (each): each is OfKind<Made> => each.kind === kind && (family === undefined || each.owner === family),
  );

/** The first operation of the kind, if there are several. */
export const operationOfKind = <Made extends KindOperation>(
  table: Pick<OperationTable, 'operations'>,
  kind: OperationKind<Made>,
  family?: ModelFamily,
): OfKind<Made> | undefined => operationsOfKind(table, kind, family)[0];

/** The operations for a reader of a family, which are those under its path or those that return a series. */
export function operationsOf(family: ModelFamily, operations: readonly Operation[]): readonly Operation[] {
  return operations.filter((operation) =>
    family.series === undefined
      ? operation.owner === family
      : 'family' in operation && operation.family === family,
  );
}

/**
 * Arguments with which an operation finds something in this edition. A document lists its own examples, because rows alone may not be
 * enough: an area without borders is not drawn.
 */
export function examplesIn(
  catalog: Catalog,
  operation: Operation,
  mostRows = Number.POSITIVE_INFINITY,
): readonly Arguments[] {
  const { owner, examples, enumerate, result } = operation;
  if (result === 'document' && enumerate !== undefined) return enumerate(catalog);
  return examples(owner?.file === undefined ? [] : catalog.table(owner).rows.slice(0, mostRows));
}

/** The failures of every path, by status. */
export const EVERYWHERE: readonly number[] = [429, 431, 500, 503];

export function failureStatuses({ parameters, mayMiss }: Operation): readonly number[] {
  const statuses = [400, ...EVERYWHERE];
  if (mayMiss) statuses.push(404);
  if (parameters.some((parameter) => parameter.in === 'path')) statuses.push(414);
  return statuses.sort();
}

export const API = '/api/v1';

interface DescribedOperation {
  readonly id: string;
  /** A template in which `{name}` is a parameter. */
  readonly path: string;
  /** The parameters of the contract. */
  readonly parameters: readonly Parameter[];
  /** The task of a client, as a title. */
  readonly summary: Localized;
  /** The response in a few sentences. */
  readonly description: Localized;
  /** Parameters of other operations that clients send here by habit. They are ignored even in a strict request. */
  readonly ignores?: readonly string[];
  /** The path for which this one is another name. */
  readonly sameAs?: string;
  /** The responses are few or requested often, so each is worth caching. */
  readonly cacheable: boolean;
  /** The request can name a missing record. */
  readonly mayMiss: boolean;
  /** The family of the path. Undefined if the operation covers several families. */
  readonly owner: ModelFamily | undefined;
  /** Arguments that find something, computed from the rows of the owner. */
  readonly examples: (rows: readonly Row[]) => readonly Arguments[];
  /** The arguments of all responses without options. Undefined if their number is unlimited. */
  readonly enumerate?: (catalog: Catalog) => readonly Arguments[];
}

/** An operation that returns records of a family in one of its shapes. */
export interface RecordOperation extends DescribedOperation {
  readonly result: 'one' | 'list' | 'page';
  readonly owner: ModelFamily;
  readonly family: ModelFamily;
  readonly shape: ModelShape;
  /** The list or the figures of one record that it returns. */
  readonly list?: ToMany | ToFigures;
  /** The records before any option narrows them. */
  readonly select: (catalog: Catalog, args: Arguments) => Selected;
  /** The same in steps, for operations that compute many rows. */
  readonly selectInSteps?: (
    catalog: Catalog,
    args: Arguments,
  ) => YieldingWork<{ readonly rows: readonly Row[] }>;
  /** Builds the index or the sums for the selection in steps. Undefined if they exist. */
  readonly prepare?: (catalog: Catalog, args: Arguments) => YieldingWork<unknown> | undefined;
}

/** An operation that returns a document computed from records, in its own form. */
export interface DocumentOperation extends DescribedOperation {
  readonly result: 'document';
  /** The media type, if it is not JSON. */
  readonly mediaType?: string;
  readonly schema: JsonSchema;
  /** The name of the schema in descriptions, if several operations share it. */
  readonly component?: string;
  /** Schemas to which this one refers, by their names in descriptions. */
  readonly parts?: Readonly<Record<string, JsonSchema>>;
  /** The family from which it is computed, so that options that narrow its records apply. */
  readonly narrows?: ModelFamily;
  readonly document: (catalog: Catalog, args: Arguments) => DocumentResult | YieldingWork<DocumentResult>;
}

/** A JSON value, the bytes of its text as characters up to 255, bytes of another media type, or the reason why there is no document. */
export type DocumentResult =
  | { readonly value: unknown }
  | { readonly byteText: string }
  | { readonly body: Uint8Array; readonly type?: string; readonly fileName?: string }
  | { readonly missing: { readonly family: ModelFamily; readonly id: number } }
  | Refused;

type KindOperation = RecordOperation | DocumentOperation;

interface InTable {
  readonly kind: OperationKind;
  /** The query options that its records support. */
  readonly options: readonly Parameter[];
  /** Finds an option by its name in lower case. */
  readonly option: (name: string) => Parameter | undefined;
}

export type OperationOnRecords = RecordOperation & InTable & { readonly plan: (args: Arguments) => Plan };

export type Operation = OperationOnRecords | (DocumentOperation & InTable);

/** The media type of its response without a format. */
export const mediaTypeOf = (operation: Operation): string =>
  (operation.result === 'document' ? operation.mediaType : undefined) ?? 'application/json';

/** Whether the operation returns records, so that options can narrow and shape them. */
export function isOnRecords(operation: Operation): operation is OperationOnRecords {
  return operation.result !== 'document';
}

/** The family whose records the query options apply to. Undefined if they do not apply. */
export const familyOf = (operation: KindOperation): ModelFamily | undefined =>
  operation.result === 'document' ? operation.narrows : operation.family;

/** A way to request something, for any family that supports it or for all families together. */
export type OperationKind<Made extends KindOperation = KindOperation> =
  | { readonly operations: (family: ModelFamily, model: Model) => readonly Made[] }
  | { readonly acrossFamilies: (model: Model) => readonly Made[] };

/** A kind whose operations return records. */
export type RecordKind = OperationKind<RecordOperation>;

/** All requests of the service, both for resources and for rows that a client sends. */
export interface OperationTable {
  readonly operations: readonly Operation[];
  readonly batches: readonly BatchOperation[];
}

/** Whether `X-Total-Count` counts its list. */
export function isCounted(operation: Operation): boolean {
  if (!isOnRecords(operation) || operation.result === 'one') return false;
  return operation.result === 'page' || operation.family.calendar === undefined;
}

/** Whether the family is a list of records with ids. A single record, a calendar or a series is not. */
export function isListed(family: ModelFamily): boolean {
  return family.file !== undefined && family.only === undefined;
}

export function operationId(family: ModelFamily, suffix: string): string {
  return family.record.charAt(0).toLowerCase() + family.record.slice(1) + suffix;
}
