// The content of the edition before: all changes of an edition undone.
import {
  type Change,
  type EditionChanges,
  isLineChange,
  type LineChange,
} from '../engine/dataset/dataset.js';
import type { Model, Row } from '../engine/model/model.js';
import { addToList } from '../engine/scheduling/add-to-list.js';
import { type Content, fileOf } from './content.js';

type RecordChange = Exclude<Change, LineChange>;

export function undoChanges(model: Model, content: Content, { changes }: EditionChanges): Content {
  const former = new Map(content);
  const records = new Map<string, RecordChange[]>();
  const lines = new Map<string, LineChange[]>();
  for (const change of changes) {
    if (isLineChange(change)) addToList(lines, fileOf(change.part), change);
    else addToList(records, model.family(change.family).file as string, change);
  }
  for (const [file, list] of records) former.set(file, undoRecords(content.get(file) ?? [], list));
  for (const [file, list] of lines) former.set(file, undoLines(content.get(file) ?? [], list));
  return former;
}

function undoRecords(rows: readonly Row[], changes: readonly RecordChange[]): readonly Row[] {
  const former = new Map(rows.map((row) => [row.id, { ...row } as Record<string, unknown>]));
  for (const change of changes) {
    if (change.change === 'family') return [];
    if (change.change === 'field') for (const row of former.values()) delete row[change.field];
    else if (change.change === 'added') former.delete(change.id);
    else if (change.change === 'retired') continue;
    else setOrDelete(former.get(change.id) ?? {}, change);
  }
  for (const change of changes) if (change.change === 'retired') former.set(change.id, { ...change.record });
  return [...former.values()].sort((a, b) => Number(a.id) - Number(b.id));
}

function undoLines(lines: readonly Row[], changes: readonly LineChange[]): readonly Row[] {
  const left: (Row | undefined)[] = [...lines];
  const removed = new Map<number, Row>();
  for (const change of changes) {
    for (const at of change.at)
      if (change.change === 'lineChanged') left[at] = undone(left[at] ?? {}, change);
      else if (change.change === 'lineRemoved') removed.set(at, change.line);
      else left[at] = undefined;
  }
  const kept = left.filter((line) => line !== undefined);
  let next = 0;
  return Array.from(
    { length: kept.length + removed.size },
    (_, at) => removed.get(at) ?? (kept[next++] as Row),
  );
}

/** A line with the fields of before. */
const undone = (line: Row, { from, to }: { readonly from: Row; readonly to: Row }): Row => ({
  ...Object.fromEntries(Object.entries(line).filter(([field]) => !(field in to))),
  ...from,
});

function setOrDelete(
  row: Record<string, unknown>,
  change: { readonly field: string; readonly from?: unknown },
): void {
  if ('from' in change) row[change.field] = change.from;
  else delete row[change.field];
}
