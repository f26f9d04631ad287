// Counts the records that a response embeds on request.
import type { Row } from '../contract/data-files.js';
import {
  asShown,
  type Branch,
  branchOf,
  isView,
  type RequestedShape,
  reached,
  shownRelations,
  viewWithin,
} from './branches.js';
import { type Family, familyOf } from './families.js';
import type { View } from './operation-views.js';

/** The number of records that these rows embed beyond the default ones, at every level and each time. */
export function embeddedCount(
  family: Family,
  rows: readonly Row[],
  requested: RequestedShape,
  view: View,
): number {
  const total = (at: Branch, relations: RequestedShape['relations']) => {
    const count = counter(relations);
    return rows.reduce((sum, row) => sum + count(family, row, at, view), 0);
  };
  return total(branchOf(requested), requested.relations) - total(asShown, undefined);
}

type Count = (family: Family, row: Row, at: Branch, view: View) => number;

function counter(relations: RequestedShape['relations']): Count {
  const known = new Map<View, Map<Branch, Map<Row, number>>>();
  const countWithin: Count = (family, row, at, view) => {
    let sum = 0;
    for (const relation of shownRelations(family, at)) {
      const way = view[relation.name];
      const inner = at.expanded.get(relation.name);
      if (inner === undefined && (relations !== undefined || !isView(way))) continue;
      for (const child of [reached(relation, row) ?? []].flat() as Row[])
        sum += 1 + count(familyOf(relation.target), child, inner ?? asShown, viewWithin(way));
    }
    return sum;
  };
  const count: Count = (family, row, at, view) => {
    const branches = known.get(view) ?? new Map<Branch, Map<Row, number>>();
    const counts = branches.get(at) ?? new Map<Row, number>();
    known.set(view, branches.set(at, counts));
    const sum = counts.get(row) ?? countWithin(family, row, at, view);
    counts.set(row, sum);
    return sum;
  };
  return count;
}
