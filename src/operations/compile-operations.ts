// Compiles families x kinds into the table of operations, each with what can be asked for beyond the contract.
import type { Model } from '../model/model.js';
import { askedPlan } from './asked-plan.js';
import { asksOf } from './asks.js';
import { kinds } from './kinds/index.js';
import type { KindOperation, Operation } from './operation.js';

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
  return Object.freeze(operations.map((operation) => Object.freeze(withAsks(model, operation))));
}

function withAsks(model: Model, operation: KindOperation): Operation {
  const asks = asksOf(model, operation);
  return { ...operation, asks, plan: (args) => askedPlan(operation.plan(args), args, asks) };
}
