// An event as responses show it: the change alone beside a record that was found, or all of it in the history of a record.
import type { Catalog } from '../catalog/catalog.js';
import type { HistoryEvent } from '../dataset/dataset.js';
import type { ModelFamily, Row } from '../model/model.js';
import { nameOf } from '../model/name-of.js';
import type { Localized } from '../text/localized.js';

export interface Named {
  readonly code: string | null;
  readonly name: string | null;
}

interface Change {
  readonly kind: HistoryEvent['kind'];
  readonly date: string | null;
  readonly before: Named | null;
  readonly after: Named | null;
  readonly act: string | null;
}

export interface EventView extends Change {
  /** The record that it is about, as it is called today. */
  readonly record: NamedRecord;
  readonly from: readonly NamedRecord[];
  readonly notes: readonly Localized[];
  readonly certainty: HistoryEvent['certainty'];
  readonly source: string;
}

interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

export const changeView = (event: HistoryEvent): Change => ({
  kind: event.kind,
  date: event.date,
  before: named(event.codeBefore, event.nameBefore),
  after: named(event.codeAfter, event.nameAfter),
  act: event.act,
});

export function eventView(catalog: Catalog, family: ModelFamily, event: HistoryEvent): EventView {
  const { rows, ordinal } = catalog.table(family);
  const recordOf = (id: number) => ({ id, name: nameOf(family, rows[ordinal(id) ?? -1] as Row) });
  return {
    ...changeView(event),
    record: recordOf(event.id),
    from: event.from.map(recordOf),
    notes: event.notes.flatMap((id) => family.history?.notes[id] ?? []),
    certainty: event.certainty,
    source: event.source,
  };
}

const named = (code: string | null, name: string | null): Named | null =>
  code === null && name === null ? null : { code, name };
