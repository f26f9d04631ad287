// The past of the records of a family: the events of each record, and the former names and codes that lead to it.
import type { Catalog, Ordinal } from '../catalog/catalog.js';
import type { HistoryEvent } from '../dataset/dataset.js';
import type { ModelFamily, Row } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import { nameKey } from '../names/name-key.js';
import { addToList } from '../scheduling/lists.js';
import { memo } from '../scheduling/shared-work.js';
import type { Localized } from '../text/localized.js';

/** An event as responses show it. Beside a found record it is the change alone, and in a history it is complete. */
export interface Named {
  readonly code: string | null;
  readonly name: string | null;
}

interface CodeChange {
  readonly kind: HistoryEvent['kind'];
  readonly date: string | null;
  readonly before: Named | null;
  readonly after: Named | null;
  readonly act: string | null;
}

export interface EventView extends CodeChange {
  /** The name of the record today. */
  readonly record: NameSpan;
  readonly from: readonly NameSpan[];
  readonly notes: readonly Localized[];
  readonly certainty: HistoryEvent['certainty'];
  readonly source: string;
}

interface NameSpan {
  readonly id: number;
  readonly name: string;
}

export const changeView = (event: HistoryEvent): CodeChange => ({
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

interface FamilyHistory {
  /** The events of a record and of records that were created from it, oldest first. */
  readonly events: (ordinal: Ordinal) => readonly HistoryEvent[];
  /** Every former name of a record that has another name today. */
  readonly names: readonly Former[];
  readonly codes: readonly Former[];
  /** The event that ended the name or code by which a record was found. Undefined if the text is current. */
  readonly change: (ordinal: Ordinal, found: string, text: string) => HistoryEvent | undefined;
}

export interface Former {
  readonly ordinal: Ordinal;
  readonly text: string;
}

const NONE: FamilyHistory = { events: () => [], names: [], codes: [], change: () => undefined };

const histories = memo<Catalog, FamilyHistory, ModelFamily>();

/** Built on first use. */
export function historyOf(catalog: Catalog, family: ModelFamily): FamilyHistory {
  return family.history === undefined ? NONE : histories(catalog, family, () => read(catalog, family));
}

function read(catalog: Catalog, family: ModelFamily): FamilyHistory {
  const { ordinal: ordinalOf, rows } = catalog.table(family);
  const { name, code } = family.history as NonNullable<ModelFamily['history']>;
  const [byRecord, byName] = [new Map<Ordinal, HistoryEvent[]>(), new Map<string, HistoryEvent[]>()];
  const byCode = new Map<string, HistoryEvent>();
  const [names, codes]: [Former[], Former[]] = [[], []];
  for (const event of catalog.history) {
    const ordinal = event.family === family.name ? ordinalOf(event.id) : undefined;
    if (ordinal === undefined) continue;
    for (const id of [event.id, ...event.from]) {
      const of = ordinalOf(id);
      if (of !== undefined) addToList(byRecord, of, event);
    }
    const { nameBefore, codeBefore } = event;
    if (nameBefore !== null) {
      names.push({ ordinal, text: nameBefore });
      addToList(byName, `${ordinal} ${nameKey(nameBefore)}`, event);
    }
    if (codeBefore !== null && codeBefore !== rows[ordinal]?.[code]) {
      codes.push({ ordinal, text: codeBefore });
      byCode.set(`${ordinal} ${codeBefore}`, event);
    }
  }
  for (const list of byRecord.values()) list.sort(byDate);
  return {
    events: (ordinal) => byRecord.get(ordinal) ?? [],
    names,
    codes,
    change: (ordinal, found, text) => {
      const coded = byCode.get(`${ordinal} ${found}`);
      if (coded !== undefined) return coded;
      const key = nameKey(found);
      const ended = byName.get(`${ordinal} ${key}`) ?? [];
      // If names differ only in accents and signs, the text must match those of the former one.
      const typed = ended.findLast(({ nameBefore }) => plain(text).includes(plain(nameBefore as string)));
      const today = nameKey(String((rows[ordinal] as Row)[name] ?? ''));
      return typed ?? (key === today ? undefined : ended.at(-1));
    },
  };
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** Events without a date come first, because they are older forms. */
const byDate = (a: HistoryEvent, b: HistoryEvent): number =>
  (a.date ?? '') < (b.date ?? '') ? -1 : (a.date ?? '') > (b.date ?? '') ? 1 : 0;
