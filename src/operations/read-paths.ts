// Reads lists of paths, the fields to show and the relations to expand, as the paths that they come to, in declared order.
import type { ModelFamily } from '../model/model.js';
import type { ParameterError, Phrase } from '../problems/problem.js';
import type { ParameterKind } from './parameter.js';
import { addPath, newTree, type PathFault, pathsOf } from './pick-tree.js';
import type { Read } from './read.js';

type FieldsKind = Extract<ParameterKind, { is: 'fields' }>;

/** Beyond so many, more errors help nobody. */
const MOST_ERRORS = 10;

export function readFields(name: string, { family, own }: FieldsKind, raw: string): Read {
  const tree = newTree();
  const errors = readEach(
    name,
    raw,
    (words) => words.fieldBetweenCommas(),
    (path) => addPath(tree, family, path, 'field', own),
  );
  return errors.length > 0 ? { errors } : { value: pathsOf(tree, family, own) };
}

/** The paths as they were asked for, each once and spelt as declared: the order of columns. */
export function fieldsInOrder({ family, own }: FieldsKind, raw: string): readonly string[] {
  const paths = raw.split(',').flatMap((path) => {
    const tree = newTree();
    addPath(tree, family, path.trim(), 'field', own);
    return pathsOf(tree, family, own);
  });
  return [...new Set(paths)];
}

export function readExpand(name: string, family: ModelFamily, raw: string): Read {
  const tree = newTree();
  const errors = readEach(
    name,
    raw,
    (words) => words.relationBetweenCommas(),
    (path) => addPath(tree, family, path, 'relation'),
  );
  return errors.length > 0 ? { errors } : { value: pathsOf(tree, family) };
}

function readEach(
  name: string,
  raw: string,
  nothing: Phrase,
  add: (path: string) => PathFault | undefined,
): readonly ParameterError[] {
  const errors: ParameterError[] = [];
  for (const part of raw.split(',')) {
    const path = part.trim();
    const fault = path === '' ? { message: nothing, allowed: [] } : add(path);
    if (fault === undefined) continue;
    const { message, allowed } = fault;
    errors.push({
      parameter: name,
      value: path,
      message: (words) => words.inList(name, message(words)),
      ...(allowed.length === 0 ? {} : { allowed }),
    });
    if (errors.length === MOST_ERRORS) break;
  }
  return errors;
}
