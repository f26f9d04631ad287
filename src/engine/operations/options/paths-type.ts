// Comma-separated paths through relations, to fields or to relations: the value of `fields` and of `expand`.
import type { ModelFamily, ModelField } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import type { Localized } from '../../text/localized.js';
import type { ReadContext, ValueType } from '../values/value-type.js';
import { pathSchema } from './path-schema.js';
import { addPath, newTree, type PathEnd, type PathTree, pathsOf } from './path-tree.js';

export interface Paths {
  readonly tree: PathTree;
  /** As they were requested, each once and spelt as declared. */
  readonly inOrder: readonly string[];
  /** In declared order. */
  readonly declared: readonly string[];
}

/** More errors than these do not help. */
const MOST_ERRORS = 10;

/** `own` are fields that the records have in this response alone. */
export function pathsType(
  family: ModelFamily,
  end: PathEnd,
  own: readonly ModelField[] = [],
): ValueType<Paths> {
  return {
    schema: { type: 'array', items: pathSchema(family, end, own), minItems: 1 },
    isList: true,
    read: (raw, context) => {
      const empty = end === 'field' ? messages.fieldBetweenCommas() : messages.relationBetweenCommas();
      const tree = newTree();
      const inOrder: string[] = [];
      const errors: ParameterError[] = [];
      for (const path of raw.split(',').map((part) => part.trim())) {
        const alone = newTree();
        const fault = path === '' ? { message: empty, allowed: [] } : addPath(alone, family, path, end, own);
        if (fault === undefined) {
          addPath(tree, family, path, end, own);
          inOrder.push(...pathsOf(alone, family, own));
        } else errors.push(inList(context, path, fault));
        if (errors.length === MOST_ERRORS) break;
      }
      if (errors.length > 0) return { errors };
      return { value: { tree, inOrder: [...new Set(inOrder)], declared: pathsOf(tree, family, own) } };
    },
    // Only in a table does their order show.
    canonical: ({ declared, inOrder }, { format }) => (format.layout === 'table' ? inOrder : declared).join(),
  };
}

function inList(
  { name }: ReadContext,
  value: string,
  { message, allowed }: { readonly message: Localized; readonly allowed: readonly string[] },
): ParameterError {
  return {
    parameter: name,
    value,
    message: messages.inList(name, message),
    ...(allowed.length === 0 ? {} : { allowed }),
  };
}
