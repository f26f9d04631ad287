// The operation behind the rows of a table: the list of its family, a year of its calendar, or a list that belongs to a record.

import type { Operation } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import { type RecordLink, recordLink } from '../shell/record-link.js';

export interface RowsOperation {
  readonly operation: Operation;
  /** The arguments of the path that the page itself sets. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Its path with that. */
  readonly path: string;
  /** The record whose list it is, and the list as the URL names it. */
  readonly of?: RecordLink & { readonly name: string };
}

/** Undefined if the family has no list. */
export function rowsOperation(
  view: PageContext,
  shown: ShownFamily,
  listName: string | null,
): RowsOperation | undefined {
  const own = shown.operations.list ?? shown.operations.calendar;
  return listNamed(view, shown, listName ?? '') ?? (own && { operation: own, fixed: {}, path: own.path });
}

/** The list in a URL, such as `City/167/airports`; undefined if this family has no such list. */
function listNamed(view: PageContext, shown: ShownFamily, name: string): RowsOperation | undefined {
  const [path = '', id, list] = name.split('/');
  const owner = view.manifest.meant(path);
  const found = owner?.lists.find((each) => each.list.name === list && each.list.target === shown.family);
  const row = owner && rowWithId(view, owner.family, Number(id));
  const parameter = found?.operation.parameters.find((each) => each.in === 'path');
  if (owner === undefined || found === undefined || row === undefined || parameter === undefined)
    return undefined;
  const fixed = { [parameter.name]: String(row.id) };
  return {
    operation: found.operation,
    fixed,
    path: requestPath(found.operation.path, fixed),
    of: {
      ...recordLink(view.manifest, owner.family, row),
      name: `${owner.family.path}/${row.id}/${found.list.name}`,
    },
  };
}
