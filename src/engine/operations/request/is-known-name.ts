// Whether an operation has a parameter or an option of that name, in lower case, in its query.
import { memo } from '../../scheduling/memo.js';
import type { Operation } from '../operation.js';

const named = memo<Operation, ReadonlySet<string>, undefined>();

export function isKnownName(operation: Operation, name: string): boolean {
  return operation.option(name) !== undefined || ofContract(operation).has(name);
}

const ofContract = (operation: Operation): ReadonlySet<string> =>
  named(operation, undefined, () => {
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
    return new Set(inQuery.map(({ name }) => name.toLowerCase()));
  });
