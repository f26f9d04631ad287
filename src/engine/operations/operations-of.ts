// The operations that a reader looks for under a family: those under its path; of a series, those that answer it.
import type { ModelFamily } from '../model/model.js';
import type { Operation } from './operation.js';

export function operationsOf(family: ModelFamily, operations: readonly Operation[]): readonly Operation[] {
  return operations.filter((operation) =>
    family.series === undefined
      ? operation.owner === family
      : 'family' in operation && operation.family === family,
  );
}
