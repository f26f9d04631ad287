// Writes a record as an operation shows it, changed by `fields`, `expand` and `relations`, from the data files by hand.
import type { Row } from '../contract/data-files.js';
import {
  asShown,
  type Branch,
  branchOf,
  type RequestedShape,
  reached,
  shownRelations,
  viewWithin,
} from './branches.js';
import { childrenOf, type Family, familyOf, type Relation } from './families.js';
import { MARKER, type View, type Way } from './operation-views.js';

export type Drawn = Readonly<Record<string, unknown>>;

export function draw(family: Family, row: Row, requested: RequestedShape, view: View): Drawn {
  return drawAt(family, row, branchOf(requested), view, requested.relations);
}

function drawAt(
  family: Family,
  row: Row,
  at: Branch,
  view: View,
  relations: RequestedShape['relations'],
): Drawn {
  const drawn: Record<string, unknown> = {};
  const { whole, picked, expanded } = at;
  for (const { name, extended } of family.fields)
    if ((whole && !extended) || picked.has(name) || picked.has('all')) drawn[name] = row[name];
  for (const relation of shownRelations(family, at)) {
    const { name } = relation;
    const inner = expanded.get(name);
    if (inner !== undefined)
      drawn[name] = joined(relation, row, (target, record) =>
        drawAt(target, record, inner, viewWithin(view[name]), relations),
      );
    else if (relations === undefined) drawn[name] = shown(relation, row, view[name]);
    else if (relations !== 'omit') drawn[name] = relations === 'null' ? null : marked(relation, row);
  }
  return drawn;
}

/** A relation that the request does not mention. */
function shown(relation: Relation, row: Row, way: Way | undefined): unknown {
  if (way === undefined) return null;
  if (way === 'marker' || way === 'marker list') return marked(relation, row);
  if (way === 'empty list') return [];
  if (way === 'empties') return joined(relation, row, () => ({}));
  return joined(relation, row, (target, record) => drawAt(target, record, asShown, way, undefined));
}

function joined(relation: Relation, row: Row, drawInner: (family: Family, row: Row) => Drawn): unknown {
  const family = familyOf(relation.target);
  const found = reached(relation, row);
  if (found === undefined) return null;
  return Array.isArray(found)
    ? found.map((child) => drawInner(family, child))
    : drawInner(family, found as Row);
}

/** A null key has no record and no marker; an empty list has no marker. */
function marked(relation: Relation, row: Row): unknown {
  if (relation.to === 'many') return childrenOf(relation, row).length === 0 ? [] : [MARKER];
  return row[relation.key] === null ? null : MARKER;
}
