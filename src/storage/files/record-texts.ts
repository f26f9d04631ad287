// A dataset as record files, by name: the inverse of reading them.

import type { Dataset, EditionChanges } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import { storedFile } from '../../engine/model/series.js';
import { changesFile } from './read-changes.js';
import { recordLines } from './record-lines.js';

export function recordTexts(model: Model, dataset: Dataset): ReadonlyMap<string, string> {
  return new Map([...recordRows(model, dataset)].map(([file, records]) => [file, recordLines(records)]));
}

/** The rows of each file, by its name. */
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

/** The rows of the history of an edition: its name and the one before, then its changes. */
export function changesRows({ changes, ...head }: EditionChanges): readonly Row[] {
  return [head as object as Row, ...(changes as readonly object[] as readonly Row[])];
}

/** The retired records of all families, in the order in which they were read. */
export function retiredRows({ retired }: Dataset): readonly Row[] {
  return [...retired]
    .flatMap(([family, list]) => list.map((retirement) => ({ family, ...retirement })))
    .toSorted((a, b) => a.location.line - b.location.line)
    .map(({ family, id, by, reason }) => ({ family, id, by, reason }));
}
