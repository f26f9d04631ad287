// Compiles families x kinds into the table of operations.
import type { Model } from '../model/model.js';
import { kinds } from './kinds/index.js';
import type { Operation } from './operation.js';

export function compileOperations(model: Model): readonly Operation[] {
  const operations = model.families.flatMap((family) => kinds.flatMap((kind) => kind.operations(family)));
  for (const property of ['id', 'path'] as const) {
    const seen = new Set<string>();
    for (const operation of operations) {
      const key = operation[property].replace(/\{\w+\}/g, '{}').toLowerCase();
      if (seen.has(key)) throw new Error(`Two operations have the ${property} ${operation[property]}.`);
      seen.add(key);
    }
  }
  return Object.freeze(operations.map((operation) => Object.freeze(operation)));
}
