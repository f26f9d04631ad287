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

/** What is asked for at one place: names that were picked, or all of the contract; and what is expanded there. */
interface Branch {
  readonly picked: Set<string> | undefined;
  readonly expanded: Map<string, Branch>;
}

const branch = (picked: boolean): Branch => ({ picked: picked ? new Set() : undefined, expanded: new Map() });

function grow(from: Branch, relation: string, picked: boolean): Branch {
  const grown = from.expanded.get(relation) ?? branch(picked);
  from.expanded.set(relation, grown);
  return grown;
}

function branchOf({ fields, expand }: Asked): Branch {
  const root = branch(fields !== undefined);
  for (const path of fields ?? []) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    let at = root;
    for (const step of steps) {
      at.picked?.add(step);
      at = grow(at, step, true);
    }
    at.picked?.add(last);
  }
  for (const path of expand ?? []) {
    let at = root;
    for (const step of path.split('.')) at = grow(at, step, false);
  }
  return root;
}

export function draw(family: AskedFamily, row: Row, asked: Asked): Drawn {
  return drawAt(family, row, branchOf(asked), asked.relations ?? 'marker');
}

function drawAt(
  family: AskedFamily,
  row: Row,
  at: Branch,
  relations: NonNullable<Asked['relations']>,
): Drawn {
  const drawn: Record<string, unknown> = {};
  const { picked, expanded } = at;
  for (const { name, extended } of family.fields)
    if (picked === undefined ? !extended : picked.has(name) || picked.has('all')) drawn[name] = row[name];
  for (const relation of [...family.relations, ...family.lists]) {
    const { name } = relation;
    const inner = expanded.get(name);
    const shownUnasked = family.relations.includes(relation) || inner !== undefined;
    if (picked === undefined ? !shownUnasked : !picked.has(name)) continue;
    if (inner !== undefined)
      drawn[name] = joined(relation, row, (target, record) => drawAt(target, record, inner, relations));
    else if (relations !== 'omit') drawn[name] = relations === 'null' ? null : marked(relation, row);
  }
  return drawn;
}

function joined(
  relation: AskedRelation,
  row: Row,
  drawInner: (family: AskedFamily, row: Row) => Drawn,
): unknown {
  const family = familyOf(relation.target);
  if (relation.to === 'many') return childrenOf(relation, row).map((child) => drawInner(family, child));
  const [record] = rowsWith(family, 'id', row[relation.key]);
  return record === undefined ? null : drawInner(family, record);
}

/** A key that is null leads nowhere, not even to a marker. */
function marked({ to, key }: AskedRelation, row: Row): unknown {
  if (to === 'many') return [MARKER];
  return row[key] === null ? null : MARKER;
}

/** Every dotted path of relations from a family, up to a depth. */
export function relationPaths(family: AskedFamily, depth: number): readonly string[] {
  return [...family.relations, ...family.lists].flatMap(({ name, target }) => [
    name,
    ...(depth === 1 ? [] : relationPaths(familyOf(target), depth - 1).map((path) => `${name}.${path}`)),
  ]);
}
