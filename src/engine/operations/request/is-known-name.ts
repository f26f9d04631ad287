// Whether an operation has a parameter or an option of that name, in lower case, in its query.
import type { Operation } from '../operation.js';

const named = new WeakMap<Operation, ReadonlySet<string>>();

export function isKnownName(operation: Operation, name: string): boolean {
  return operation.option(name) !== undefined || ofContract(operation).has(name);
}

function ofContract(operation: Operation): ReadonlySet<string> {
  const known = named.get(operation);
  if (known !== undefined) return known;
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const names = new Set(inQuery.map(({ name }) => name.toLowerCase()));
  named.set(operation, names);
  return names;
}
