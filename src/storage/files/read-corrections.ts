// Every value that was changed, with its reason and its source.

import type { Correction, Fault } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { namedFault } from './named-value.js';
import type { RecordFile } from './read-record-file.js';

export function readCorrections(
  model: Model,
  file: RecordFile,
  sources: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Correction[] {
  file.rows.forEach((row, index) => {
    const fault = namedFault(model, sources, row);
    if (fault !== undefined) faults.push({ ...file.location(index), ...fault });
    else if (!Number.isInteger(row.id) || typeof row.reason !== 'string')
      faults.push({
        ...file.location(index),
        field: undefined,
        message: 'expected id as an integer and reason as a text',
      });
  });
  return file.rows as unknown as readonly Correction[];
}
