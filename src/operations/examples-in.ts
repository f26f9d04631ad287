// Arguments with which an operation finds something in this edition.
import type { Catalog } from '../catalog/catalog.js';
import type { Operation } from './operation.js';
import type { Arguments } from './request/parameter.js';

export function examplesIn(catalog: Catalog, { owner, examples }: Operation): readonly Arguments[] {
  return examples(owner?.file === undefined ? [] : catalog.table(owner).rows);
}
