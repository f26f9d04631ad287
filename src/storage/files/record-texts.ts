// Writes a dataset as record files by name, the reverse of reading them.
import {
  type Change,
  compareVersions,
  type Dataset,
  type EditionChanges,
  type Fault,
} from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import { storedFile } from '../../engine/model/series.js';
import { type RecordFile, recordLines, reportFaults } from './read-record-file.js';

/**
 * The history of the dataset has a file for each edition. The first line names it and the previous one, and each further line is a change.
 */
export const CHANGES_FOLDER = 'changes';

const NAME = /^changes\/(\d{4}\.\d{2}\.\d{2}(?:\.\d+)?)\.json$/;
const EDITION_NAME = /^\d{4}\.\d{2}\.\d{2}(\.\d+)?-[0-9a-f]{8}$/;

export const isChangesFile = (name: string): boolean => name.startsWith(`${CHANGES_FOLDER}/`);

/** Oldest first. */
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

export function recordTexts(model: Model, dataset: Dataset): ReadonlyMap<string, string> {
  return new Map([...recordRows(model, dataset)].map(([file, records]) => [file, recordLines(records)]));
}

/** The rows of each file, by file name. */
export function recordRows(model: Model, dataset: Dataset): ReadonlyMap<string, readonly Row[]> {
  const rows = new Map<string, readonly Row[]>();
  for (const family of model.families) {
    const file = storedFile(family);
    if (file !== undefined) rows.set(file, dataset.families.get(family.name)?.rows ?? []);
  }
  for (const [file, lines] of dataset.boundaries) rows.set(file, lines);
  rows.set('retired.json', retiredRows(dataset));
  const parts = ['sources', 'terms', 'provenance', 'corrections', 'reasons', 'aliases', 'history'] as const;
  for (const name of parts) rows.set(`${name}.json`, dataset[name] as readonly object[] as readonly Row[]);
  for (const history of dataset.changes) rows.set(changesFile(history.edition), changesRows(history));
  rows.set('edition.json', [{ version: dataset.edition.version }]);
  return rows;
}

/** The rows of an edition's history: its name and that of the previous one, then its changes. */
export function changesRows({ changes, ...head }: EditionChanges): readonly Row[] {
  return [head as object as Row, ...(changes as readonly object[] as readonly Row[])];
}

/** The retired records of all families, in their order. */
export function retiredRows({ retired }: Dataset): readonly Row[] {
  return [...retired]
    .flatMap(([family, list]) => list.map((retirement) => ({ family, ...retirement })))
    .toSorted((a, b) => a.location.line - b.location.line)
    .map(({ family, id, by, reason }) => ({ family, id, by, reason }));
}
