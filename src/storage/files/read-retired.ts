// Which ids are no longer served, by family.

import type { Fault, Retirement } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { addToList } from '../../engine/scheduling/add-to-list.js';
import type { RecordFile } from './read-record-file.js';
import { reportFaults } from './report-faults.js';

export function readRetired(
  model: Model,
  file: RecordFile,
  faults: Fault[],
): ReadonlyMap<string, readonly Retirement[]> {
  const byFamily = new Map<string, Retirement[]>();
  const report = reportFaults(file, faults);
  file.rows.forEach(({ family, id, by, reason }, index) => {
    if (!model.families.some(({ name }) => name === family))
      report(index, 'family', `there is no family ${family}`);
    else if (!Number.isInteger(id) || !(by === null || Number.isInteger(by)) || typeof reason !== 'string')
      report(index, undefined, 'expected id and by as integers, by possibly null, and reason as a text');
    else {
      const location = file.location(index);
      addToList(byFamily, family as string, { id: id as number, by: by as number | null, reason, location });
    }
  });
  return byFamily;
}
