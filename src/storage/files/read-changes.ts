// The history of the dataset: a file for each edition, whose first line names it and the one before, then one change on each line.
import type { Change, EditionChanges, Fault } from '../../engine/dataset/dataset.js';
import type { RecordFile } from './read-record-file.js';
import { reportFaults } from './report-faults.js';

export const CHANGES_FOLDER = 'changes';

const NAME = /^changes\/(\d{4}\.\d{2}\.\d{2}(?:\.\d+)?)\.json$/;
const EDITION_NAME = /^\d{4}\.\d{2}\.\d{2}(\.\d+)?-[0-9a-f]{8}$/;

export const isChangesFile = (name: string): boolean => name.startsWith(`${CHANGES_FOLDER}/`);

export const changesFile = (edition: string): string => `${CHANGES_FOLDER}/${edition}.json`;

export function readChanges(name: string, file: RecordFile, faults: Fault[]): EditionChanges {
  const [head = {}, ...changes] = file.rows;
  const { edition, since, records } = head;
  const report = reportFaults(file, faults);
  const isUnread = file.faults.length > 0;
  if (!isUnread && (edition !== NAME.exec(name)?.[1] || typeof edition !== 'string'))
    report(0, 'edition', `expected the edition that ${name} is named after`);
  if (!isUnread && (typeof since !== 'string' || !EDITION_NAME.test(since)))
    report(0, 'since', 'expected the name of an edition, such as 2026.11.15-0a1b2c3d');
  return {
    edition: String(edition),
    since: String(since),
    records: String(records),
    changes: changes as unknown as readonly Change[],
  };
}
