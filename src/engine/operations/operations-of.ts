// The operations of a family, for a reader: those under its path, or those that return a series.
import type { ModelFamily } from '../model/model.js';
import type { Operation } from './operation.js';

export function operationsOf(family: ModelFamily, operations: readonly Operation[]): readonly Operation[] {
  return operations.filter((operation) =>
    family.series === undefined
      ? operation.owner === family
      : 'family' in operation && operation.family === family,
  );
}
