// Which ids are no longer served, by family.

import type { Fault, Retirement } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import type { RecordFile } from './read-record-file.js';

export function readRetired(
  model: Model,
  file: RecordFile,
  faults: Fault[],
): ReadonlyMap<string, readonly Retirement[]> {
  const byFamily = new Map<string, Retirement[]>();
  file.rows.forEach(({ family, id, by, reason }, index) => {
    const location = file.location(index);
    if (!model.families.some(({ name }) => name === family)) {
      faults.push({ ...location, field: 'family', message: `there is no family ${family}` });
    } else if (
      !Number.isInteger(id) ||
      !(by === null || Number.isInteger(by)) ||
      typeof reason !== 'string'
    ) {
      faults.push({
        ...location,
        field: undefined,
        message: 'expected id and by as integers, by possibly null, and reason as a text',
      });
    } else {
      const list = byFamily.get(family as string) ?? [];
      list.push({ id: id as number, by: by as number | null, reason, location });
      byFamily.set(family as string, list);
    }
  });
  return byFamily;
}
