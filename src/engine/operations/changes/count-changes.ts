// The number of changes of an edition, by family: the summary of a history that may have thousands of lines.
import type { Change, EditionChanges } from '../../dataset/dataset.js';

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
    const known = counts.get(change.family) ?? { added: 0, changed: 0, retired: 0, fields: [], isNew: false };
    counts.set(change.family, known);
    count(known, change);
  }
  return counts;
}

function count(counts: Counting, change: Change): void {
  if (change.change === 'family') {
    counts.isNew = true;
    counts.added += change.rows;
  } else if (change.change === 'field') counts.fields.push(change.field);
  else counts[change.change]++;
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
