// Draws a record as `fields`, `expand` and `relations` ask for it, joined by hand out of the data files.
import type { Row } from '../contract/data-files.js';
import { MARKER } from '../contract/views.js';
import { type AskedFamily, type AskedRelation, childrenOf, familyOf, rowsWith } from './families.js';

export interface Asked {
  readonly fields?: readonly string[];
  readonly expand?: readonly string[];
  readonly relations?: 'marker' | 'null' | 'omit';
}

export type Drawn = Readonly<Record<string, unknown>>;

/** What is asked for at one place of an answer. */
interface Branch {
  /** Everything that the contract shows of a record is shown; what is picked comes on top. */
  whole: boolean;
  readonly picked: Set<string>;
  readonly expanded: Map<string, Branch>;
}

function grow(from: Branch, relation: string, whole: boolean): Branch {
  const grown = from.expanded.get(relation) ?? { whole, picked: new Set(), expanded: new Map() };
  from.expanded.set(relation, grown);
  return grown;
}

function branchOf({ fields, expand }: Asked): Branch {
  const root: Branch = { whole: fields === undefined, picked: new Set(), expanded: new Map() };
  for (const path of fields ?? []) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    let at = root;
    for (const step of steps) {
      at.picked.add(step);
      at = grow(at, step, false);
    }
    at.picked.add(last);
  }
  // A relation that is named by itself as well as in parts is shown whole, with those parts.
  for (const path of fields ?? []) {
    const at = path.split('.').reduce<Branch | undefined>((from, step) => from?.expanded.get(step), root);
    if (at !== undefined) at.whole = true;
  }
  for (const path of expand ?? []) {
    let at = root;
    for (const step of path.split('.')) at = grow(at, step, true);
  }
  return root;
}

export function draw(family: AskedFamily, row: Row, asked: Asked): Drawn {
  return drawAt(family, row, branchOf(asked), asked.relations ?? 'marker');
}

function shownRelations(family: AskedFamily, { whole, picked, expanded }: Branch): readonly AskedRelation[] {
  const isAsked = ({ name }: AskedRelation) => picked.has(name) || (whole && expanded.has(name));
  return [
    ...family.relations.filter((relation) => whole || isAsked(relation)),
    ...family.lists.filter(isAsked),
  ];
}

function drawAt(
  family: AskedFamily,
  row: Row,
  at: Branch,
  relations: NonNullable<Asked['relations']>,
): Drawn {
  const drawn: Record<string, unknown> = {};
  const { whole, picked, expanded } = at;
  for (const { name, extended } of family.fields)
    if ((whole && !extended) || picked.has(name) || picked.has('all')) drawn[name] = row[name];
  for (const relation of shownRelations(family, at)) {
    const { name } = relation;
    const inner = expanded.get(name);
    if (inner !== undefined)
      drawn[name] = joined(relation, row, (target, record) => drawAt(target, record, inner, relations));
    else if (relations !== 'omit') drawn[name] = relations === 'null' ? null : marked(relation, row);
  }
  return drawn;
}

/** The records that a relation leads to, and undefined where it leads to none. */
function reached(relation: AskedRelation, row: Row): readonly Row[] | Row | undefined {
  if (relation.to === 'many') return childrenOf(relation, row);
  return rowsWith(familyOf(relation.target), 'id', row[relation.key])[0];
}

function joined(
  relation: AskedRelation,
  row: Row,
  drawInner: (family: AskedFamily, row: Row) => Drawn,
): unknown {
  const family = familyOf(relation.target);
  const found = reached(relation, row);
  if (found === undefined) return null;
  return Array.isArray(found)
    ? found.map((child) => drawInner(family, child))
    : drawInner(family, found as Row);
}

/** How many records are embedded when these rows are drawn, at every level, each time they are. */
export function embeddedCount(family: AskedFamily, rows: readonly Row[], asked: Asked): number {
  const known = new Map<Branch, Map<Row, number>>();
  const count = (at: Branch, of: AskedFamily, row: Row): number => {
    const counts = known.get(at) ?? new Map<Row, number>();
    known.set(at, counts);
    const before = counts.get(row);
    if (before !== undefined) return before;
    let total = 0;
    for (const relation of shownRelations(of, at)) {
      const inner = at.expanded.get(relation.name);
      if (inner === undefined) continue;
      for (const child of [reached(relation, row) ?? []].flat() as Row[])
        total += 1 + count(inner, familyOf(relation.target), child);
    }
    counts.set(row, total);
    return total;
  };
  const root = branchOf(asked);
  return rows.reduce((total, row) => total + count(root, family, row), 0);
}

/** A key that is null leads nowhere, not even to a marker. */
function marked({ to, key }: AskedRelation, row: Row): unknown {
  if (to === 'many') return [MARKER];
  return row[key] === null ? null : MARKER;
}
