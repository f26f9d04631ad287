// The number of changes of an edition, by family and by part: the summary of a history that may have thousands of lines.
import { type Change, type EditionChanges, isLineChange, type LineChange } from '../../dataset/dataset.js';

export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  /** New fields. */
  readonly fields: readonly string[];
  /** The whole family is new. */
  readonly isNew: boolean;
}

type Counting = { -readonly [Key in keyof ChangeCounts]: ChangeCounts[Key] } & { fields: string[] };

/** By the family's name, in the order of the history; records of a new family count as added. */
export function countChanges({ changes }: EditionChanges): ReadonlyMap<string, ChangeCounts> {
  const counts = new Map<string, Counting>();
  for (const change of changes) {
    if (isLineChange(change)) continue;
    const known = counts.get(change.family) ?? { added: 0, changed: 0, retired: 0, fields: [], isNew: false };
    counts.set(change.family, known);
    count(known, change);
  }
  return counts;
}

function count(counts: Counting, change: Exclude<Change, LineChange>): void {
  if (change.change === 'family') {
    counts.isNew = true;
    counts.added += change.rows;
  } else if (change.change === 'field') counts.fields.push(change.field);
  else counts[change.change]++;
}

export interface LineCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

const lineKinds = { lineAdded: 'added', lineChanged: 'changed', lineRemoved: 'removed' } as const;

/** Lines by the part of the dataset that they are in; a line with several changed fields counts for each. */
export function countLines({ changes }: EditionChanges): ReadonlyMap<string, LineCounts> {
  const counts = new Map<string, { -readonly [Key in keyof LineCounts]: number }>();
  for (const change of changes.filter(isLineChange)) {
    const known = counts.get(change.part) ?? { added: 0, changed: 0, removed: 0 };
    counts.set(change.part, known);
    known[lineKinds[change.change]] += change.at.length;
  }
  return counts;
}

export function totalChanges(history: EditionChanges): Pick<ChangeCounts, 'added' | 'changed' | 'retired'> {
  const total = { added: 0, changed: 0, retired: 0 };
  for (const { added, changed, retired } of countChanges(history).values()) {
    total.added += added;
    total.changed += changed;
    total.retired += retired;
  }
  return total;
}
