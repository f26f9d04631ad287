// Finds operations by their kind, of all families or of one.

import type { Catalog } from '../catalog/catalog.js';
import type { Model, ModelFamily } from '../model/model.js';
import { fold } from '../text/fold.js';
import type {
  KindOperation,
  Operation,
  OperationKind,
  OperationOnRecords,
  OperationTable,
  RecordOperation,
} from './operation.js';
import type { Arguments } from './request/parameter.js';

/**
 * The segments of paths that a word means without being one: plurals and words of other languages. Segments in small letters, for a
 * segment of a request.
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

/** The first, if there are several. */
export const operationOfKind = <Made extends KindOperation>(
  table: Pick<OperationTable, 'operations'>,
  kind: OperationKind<Made>,
  family?: ModelFamily,
): OfKind<Made> | undefined => operationsOfKind(table, kind, family)[0];

/** The operations of a family, for a reader: those under its path, or those that return a series. */
export function operationsOf(family: ModelFamily, operations: readonly Operation[]): readonly Operation[] {
  return operations.filter((operation) =>
    family.series === undefined
      ? operation.owner === family
      : 'family' in operation && operation.family === family,
  );
}

/**
 * Arguments with which an operation finds something in this edition. A document enumerates its examples, because its rows alone may
 * not be enough: an area without borders is not drawn.
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
