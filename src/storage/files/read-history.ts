// Events in the past of records: created, renamed, recoded, merged.

import { certainties, eventKinds, type Fault, type HistoryEvent } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import type { RecordFile } from './read-record-file.js';
import { reportFaults } from './report-faults.js';

const texts = ['date', 'codeBefore', 'nameBefore', 'codeAfter', 'nameAfter', 'act'] as const;
const choices = { kind: eventKinds, certainty: certainties } as const;

export function readHistory(
  model: Model,
  file: RecordFile,
  sources: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly HistoryEvent[] {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    const fault = faultOf(model, sources, row);
    if (fault !== undefined) report(index, ...fault);
  });
  return file.rows as unknown as readonly HistoryEvent[];
}

function faultOf(
  model: Model,
  sources: ReadonlySet<unknown> | undefined,
  row: Row,
): [field: string, message: string] | undefined {
  const family = model.families.find(({ name }) => name === row.family);
  if (family?.history === undefined) return ['family', `there is no family ${row.family} with a history`];
  if (!Number.isInteger(row.id)) return ['id', 'expected an integer'];
  for (const [field, known] of Object.entries(choices))
    if (!(known as readonly unknown[]).includes(row[field]))
      return [field, `expected one of ${known.join(', ')}, found ${row[field]}`];
  for (const field of texts)
    if (row[field] !== null && (typeof row[field] !== 'string' || row[field] === ''))
      return [field, 'expected a text or null'];
  if (!Array.isArray(row.from) || !row.from.every(Number.isInteger))
    return ['from', 'expected a list of ids'];
  const { notes } = family.history;
  const unknown = Array.isArray(row.notes) ? row.notes.find((id) => !Object.hasOwn(notes, id)) : 'no list';
  if (unknown !== undefined) return ['notes', `expected a list of notes of ${row.family}, found ${unknown}`];
  return sources?.has(row.source) === false ? ['source', `there is no source ${row.source}`] : undefined;
}
