// The failures of an operation, by their status.
import type { Operation } from './operation.js';

/** Those of any path. */
export const EVERYWHERE: readonly number[] = [429, 431, 500, 503];

export function failureStatuses({ parameters, mayMiss }: Operation): readonly number[] {
  const statuses = [400, ...EVERYWHERE];
  if (mayMiss) statuses.push(404);
  if (parameters.some((parameter) => parameter.in === 'path')) statuses.push(414);
  return statuses.sort();
}
