// Arguments of requests to the toy, read as they are written in a URL, and their faults.
import { expect } from 'vitest';
import type { Operation } from '../../src/engine/operations/operation.js';
import type { Arguments } from '../../src/engine/operations/request/parameter.js';
import { parseQuery, readArguments } from '../../src/engine/operations/request/read-arguments.js';
import { inEnglish } from './in-english.js';

type Texts = Readonly<Record<string, string>>;

/** Arguments as their canonical texts; that of a filter under its name with a question mark. */
export function read(operation: Operation, query: string, path: Record<string, string> = {}) {
  const found = readArguments(operation, { path, query: parseQuery(query) });
  return 'problem' in found ? found : { ...found, arguments: textsOf(operation, found.arguments) };
}

function textsOf({ option }: Operation, args: Arguments): Texts {
  const entries = JSON.parse(args.key) as readonly (readonly [name: string, text: string])[];
  return Object.fromEntries(
    entries.map(([name, text]) => {
      if (name.startsWith('/')) return [name.slice(1), text];
      return [option(name.toLowerCase())?.filter === undefined ? name : `?${name}`, text];
    }),
  );
}

export const texts = (values: object): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** The values of the path do not matter here. */
export const PATH = { id: '7', name: 'x', keyword: 'x', code: 'x', year: '1950', month: '1' };

/** The names and messages of the errors of a rejected request. */
export function errors(operation: Operation, query: string, path: Record<string, string> = {}) {
  const found = read(operation, query, path);
  if (!('problem' in found)) return found;
  const problem = inEnglish(found.problem);
  expect(problem).toMatchObject({ status: 400, type: '/docs/problems/bad-parameter' });
  expect(problem.detail).toBe(problem.errors?.map(({ message }) => message).join(' '));
  return problem.errors?.map(({ parameter, value }) => [parameter, value]);
}
