// The source of each field, and of the values that come from elsewhere.

import type { Fault, Provenance } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { namedFault } from './named-value.js';
import type { RecordFile } from './read-record-file.js';

export function readProvenance(
  model: Model,
  file: RecordFile,
  sources: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Provenance[] {
  file.rows.forEach((row, index) => {
    const fault = namedFault(model, sources, row);
    if (fault !== undefined) faults.push({ ...file.location(index), ...fault });
    const { ids } = row;
    if (ids !== undefined && !(Array.isArray(ids) && ids.every(Number.isInteger)))
      faults.push({ ...file.location(index), field: 'ids', message: 'expected a list of ids' });
  });
  return file.rows as unknown as readonly Provenance[];
}
