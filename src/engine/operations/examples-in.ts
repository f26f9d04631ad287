// Arguments with which an operation finds something in this edition.
import type { Catalog } from '../catalog/catalog.js';
import type { Operation } from './operation.js';
import type { Arguments } from './request/parameter.js';

/** A document enumerates its examples, because its rows alone may not be enough: an area without borders is not drawn. */
export function examplesIn(
  catalog: Catalog,
  operation: Operation,
  mostRows = Number.POSITIVE_INFINITY,
): readonly Arguments[] {
  const { owner, examples, enumerate, result } = operation;
  if (result === 'document' && enumerate !== undefined) return enumerate(catalog);
  return examples(owner?.file === undefined ? [] : catalog.table(owner).rows.slice(0, mostRows));
}
