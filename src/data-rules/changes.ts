// The history leads from the previous edition to the current data, and every change has a reason.

import { createOrigins } from '../engine/catalog/origins.js';
import {
  type Change,
  type Correction,
  type EditionChanges,
  isLineChange,
  type LineChange,
  type Provenance,
  type Source,
} from '../engine/dataset/dataset.js';
import type { Model, Row } from '../engine/model/model.js';
import { correctionBehind, type RecordChange, reasonOf } from '../engine/operations/changes/change-entry.js';
import { versionOf } from '../engine/operations/changes/change-lists.js';
import { addToList } from '../engine/scheduling/lists.js';
import type { Localized } from '../engine/text/localized.js';
import { contentHash, fileOf, type RowsByFile } from './content.js';
import {
  contentIn,
  type DataRule,
  differs,
  type Finding,
  finding,
  type RuleData,
  rowsOf,
} from './data-rule.js';

/** Restores the previous edition by undoing all changes. */
export function undoChanges(model: Model, content: RowsByFile, { changes }: EditionChanges): RowsByFile {
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

/** A line with its former fields. */
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

interface StateField {
  readonly family: string;
  /** The ageing value, and the field with its date. */
  readonly value: string;
  readonly date: string;
  /** The oldest accepted date, in years before the edition. */
  readonly years: number;
}

const STATE_FIELDS: readonly StateField[] = [
  { family: 'volcano', value: 'activityLevel', date: 'alertDate', years: 2 },
];

/** The same day some years before an edition such as 2026.11.16. */
function yearsBefore(edition: string, years: number): string {
  const [year, ...rest] = edition.split('.');
  return [Number(year) - years, ...rest].join('-');
}

/** Warns of states that are older than a limit on the day of the edition, and of those that should have a date. */
export const stale: DataRule = {
  name: 'stale',
  about: {
    en: 'States that age have a date, and it is within a limit on the day of the edition.',
    es: 'Los estados que envejecen tienen fecha, y está dentro de un límite el día de la edición.',
  },
  advice: {
    en: 'Look up the current value and its date.',
    es: 'Busca el valor actual y su fecha.',
  },
  severity: 'warning',
  *check(data) {
    for (const { family, value, date, years } of STATE_FIELDS) {
      const limit = yearsBefore(data.edition, years);
      for (const row of rowsOf(data, family)) {
        const found = row[date] as string | null;
        if (row[value] === null) continue;
        if (found !== null && found >= limit.slice(0, found.length)) continue;
        yield finding(data.model.family(family), row, date, {
          en: `${limit} or later`,
          es: `${limit} o después`,
          found: found,
        });
      }
    }
  },
};

export const changes: DataRule = {
  name: 'changes',
  about: {
    en: 'The history of editions has no gap; its last entry leads to all parts of the data as they are and, undone, to the edition before; every change in it has a reason.',
    es: 'La historia de las ediciones no tiene vacíos. Su última entrada lleva a los datos actuales y, deshecha, a la edición anterior. Cada cambio tiene un motivo.',
  },
  advice: {
    en: 'A maintainer writes it with node dist/tools/changes/data-changes.js, so leave it as it is in a pull request.',
    es: 'Quien mantiene el proyecto la escribe con node dist/tools/changes/data-changes.js, así que déjala como está en una solicitud de cambio.',
  },
  *check(data) {
    const last = data.changes.at(-1);
    for (const [index, { since }] of data.changes.entries()) {
      const before = data.changes[index - 1];
      if (before !== undefined && versionOf(since) !== before.edition)
        yield report(data, since, differs(before.edition, versionOf(since)), 'since');
    }
    if (last === undefined) return;
    if (last.edition !== data.edition) yield report(data, last.edition, differs(data.edition, last.edition));
    else yield* lastFaults(data, last);
  },
};

function* lastFaults(data: RuleData, last: EditionChanges): Iterable<Finding> {
  const content = contentIn(data);
  if (last.after !== contentHash(content)) {
    yield report(data, last.edition, {
      en: 'expected the history of these data, found that of other data',
      es: 'la historia de la edición no incluye todos los cambios de los datos',
    });
    return;
  }
  if (contentHash(undoChanges(data.model, content, last)) !== last.before)
    yield report(data, last.edition, {
      en: `expected changes that lead back to ${last.since}, found others`,
      es: `los cambios no llevan de vuelta a la edición ${last.since}`,
    });
  for (const change of unexplained(data.model, data, last)) {
    const id = isLineChange(change) ? change.at[0] : 'id' in change ? change.id : '';
    const place = `${isLineChange(change) ? change.part : change.family} ${id}`.trim();
    const field = 'field' in change ? change.field : undefined;
    yield report(
      data,
      place,
      {
        en: `expected a reason, found none (${change.change})`,
        es: `el cambio no tiene motivo (${change.change})`,
      },
      field,
    );
  }
}

const report = (data: RuleData, id: string, message: Localized, field?: string): Finding => ({
  file: `data/changes/${data.edition}.json`,
  id,
  field,
  message,
  at: 0,
  byMaintainer: true,
});

interface ExplainedChange {
  readonly sources: readonly Source[];
  readonly provenance: readonly Provenance[];
  readonly corrections: readonly Correction[];
}

/** The changes of an edition without a reason, neither of a correction nor of a stated cause. */
export function unexplained(
  model: Model,
  data: ExplainedChange,
  { edition, causes, changes }: EditionChanges,
): readonly Change[] {
  const origins = createOrigins(model, data, () => []);
  return changes.filter(
    (change) => reasonOf(change, causes, correctionBehind(model, origins, edition, change)?.reason) === null,
  );
}
