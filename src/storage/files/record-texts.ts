// A dataset as record files, by name: the inverse of reading them.

import type { Dataset, EditionChanges } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import { storedFile } from '../../engine/model/series.js';
import { changesFile } from './read-changes.js';
import { recordLines } from './record-lines.js';

export function recordTexts(model: Model, dataset: Dataset): ReadonlyMap<string, string> {
  const rows = new Map<string, readonly Row[]>();
  for (const family of model.families) {
    const file = storedFile(family);
    if (file !== undefined) rows.set(file, dataset.families.get(family.name)?.rows ?? []);
  }
  for (const [file, lines] of dataset.boundaries) rows.set(file, lines);
  rows.set('retired.json', retiredRows(dataset));
  const parts = ['sources', 'terms', 'provenance', 'corrections', 'reasons', 'aliases', 'history'] as const;
  for (const name of parts)
    rows.set(`${name}.json`, dataset[name] as readonly object[] as readonly Row[]);
  for (const history of dataset.changes) rows.set(changesFile(history.edition), changesRows(history));
  rows.set('edition.json', [{ version: dataset.edition.version }]);
  return new Map([...rows].map(([file, records]) => [file, recordLines(records)]));
}

/** The rows of the history of an edition: its name and the one before, then its changes. */
export function changesRows({ edition, since, records, changes }: EditionChanges): readonly Row[] {
  return [{ edition, since, records }, ...(changes as readonly object[] as readonly Row[])];
}

/** The retired records of all families, in the order in which they were read. */
export function retiredRows({ retired }: Dataset): readonly Row[] {
  return [...retired]
    .flatMap(([family, list]) => list.map((retirement) => ({ family, ...retirement })))
    .toSorted((a, b) => a.location.line - b.location.line)
    .map(({ family, id, by, reason }) => ({ family, id, by, reason }));
}
