// The selection of `fields`, `expand` and `relations` at each path of a response.
import { type Row, rowsWith } from '../contract/data-files.js';
import { childrenOf, type Family, type Relation } from './families.js';
import { plain, type View, type Way } from './operation-views.js';

export interface RequestedShape {
  readonly fields?: readonly string[];
  readonly expand?: readonly string[];
  readonly relations?: 'marker' | 'null' | 'omit';
}

/** The selection at one path of a response. */
export interface Branch {
  /** All fields of the operation are shown, and the picked ones in addition. */
  whole: boolean;
  readonly picked: Set<string>;
  readonly expanded: Map<string, Branch>;
}

const branch = (whole: boolean): Branch => ({ whole, picked: new Set(), expanded: new Map() });

/** Nothing is selected. */
export const asShown = branch(true);

function grow(from: Branch, relation: string, whole: boolean): Branch {
  const grown = from.expanded.get(relation) ?? branch(whole);
  from.expanded.set(relation, grown);
  return grown;
}

const known = new WeakMap<RequestedShape, Branch>();

/** Each shape is read once for any number of records. */
export function branchOf(shape: RequestedShape): Branch {
  const read = known.get(shape) ?? readShape(shape);
  known.set(shape, read);
  return read;
}

function readShape({ fields, expand }: RequestedShape): Branch {
  const root = branch(fields === undefined);
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
  // A relation that is picked as a whole and in parts is shown whole, with these parts.
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

export function shownRelations(family: Family, { whole, picked, expanded }: Branch): readonly Relation[] {
  const isRequested = ({ name }: Relation) => picked.has(name) || (whole && expanded.has(name));
  return [
    ...family.relations.filter((relation) => whole || isRequested(relation)),
    ...family.lists.filter(isRequested),
  ];
}

export const isView = (way: Way | undefined): way is View => typeof way === 'object';

/** An embedded record has the view of the operation, or the plain view if the operation does not embed it. */
export const viewWithin = (way: Way | undefined): View => (isView(way) ? way : plain);

/** The records of a relation; undefined if there is none. */
export function reached(relation: Relation, row: Row): readonly Row[] | Row | undefined {
  if (relation.to === 'many') return childrenOf(relation, row);
  return rowsWith(relation.target, 'id', row[relation.key])[0];
}
