// Arguments of requests to the toy, read as they are written in an address, and what is wrong with them.
import { expect } from 'vitest';
import type { Operation } from '../../src/operations/operation.js';
import { parseQuery } from '../../src/operations/parse-query.js';
import { readArguments } from '../../src/operations/read-arguments.js';
import { inEnglish } from './in-english.js';

export function read(
  operation: Operation,
  query: string,
  path: Record<string, string> = {},
  accepted?: string,
) {
  return readArguments(operation, { path, query: parseQuery(query), accepted });
}

/** Where values of the path do not matter. */
export const PATH = { id: '7', name: 'x', keyword: 'x', code: 'x', year: '1950', month: '1' };

/** The names and messages of the errors that a request is refused with. */
export function errors(operation: Operation, query: string, path: Record<string, string> = {}) {
  const found = read(operation, query, path);
  if (!('problem' in found)) return found;
  const problem = inEnglish(found.problem);
  expect(problem).toMatchObject({ status: 400, type: '/docs/problems/bad-parameter' });
  expect(problem.detail).toBe(problem.errors?.map(({ message }) => message).join(' '));
  return problem.errors?.map(({ parameter, value }) => [parameter, value]);
}
