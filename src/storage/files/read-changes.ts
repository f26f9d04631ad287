// The history of the dataset: a file for each edition, whose first line names it and the one before, then one change on each line.
import {
  type Change,
  compareVersions,
  type EditionChanges,
  type Fault,
} from '../../engine/dataset/dataset.js';
import type { RecordFile } from './read-record-file.js';
import { reportFaults } from './report-faults.js';

export const CHANGES_FOLDER = 'changes';

const NAME = /^changes\/(\d{4}\.\d{2}\.\d{2}(?:\.\d+)?)\.json$/;
const EDITION_NAME = /^\d{4}\.\d{2}\.\d{2}(\.\d+)?-[0-9a-f]{8}$/;

export const isChangesFile = (name: string): boolean => name.startsWith(`${CHANGES_FOLDER}/`);

/** The oldest first. */
export const byEdition = (a: string, b: string): number =>
  compareVersions(versionIn(a), versionIn(b)) || (a < b ? -1 : 1);

const versionIn = (name: string): string => NAME.exec(name)?.[1] ?? '';

export const changesFile = (edition: string): string => `${CHANGES_FOLDER}/${edition}.json`;

export function readChanges(name: string, file: RecordFile, faults: Fault[]): EditionChanges {
  const [head = {}, ...changes] = file.rows;
  const { edition, since } = head;
  const report = reportFaults(file, faults);
  const isUnread = file.faults.length > 0;
  if (!isUnread && (edition !== versionIn(name) || typeof edition !== 'string'))
    report(0, 'edition', `expected the edition that ${name} is named after`);
  if (!isUnread && (typeof since !== 'string' || !EDITION_NAME.test(since)))
    report(0, 'since', 'expected the name of an edition, such as 2026.11.15-0a1b2c3d');
  return {
    ...head,
    edition: String(edition),
    since: String(since),
    changes: changes as unknown as readonly Change[],
  };
}
