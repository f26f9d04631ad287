// What else people call records: old names, abbreviations, common names, spellings.

import { type Alias, aliasKinds, type Fault } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import type { RecordFile } from './read-record-file.js';

const kinds: ReadonlySet<unknown> = new Set(aliasKinds);

export function readAliases(
  model: Model,
  file: RecordFile,
  sources: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Alias[] {
  const families = new Set<unknown>(model.families.map(({ name }) => name));
  file.rows.forEach(({ family, id, alias, kind, source }, index) => {
    const report = (field: string | undefined, message: string) =>
      faults.push({ ...file.location(index), field, message });
    if (!families.has(family)) report('family', `there is no family ${family}`);
    else if (sources?.has(source) === false) report('source', `there is no source ${source}`);
    else if (!kinds.has(kind)) report('kind', `expected one of ${aliasKinds.join(', ')}, found ${kind}`);
    else if (!Number.isInteger(id) || typeof alias !== 'string' || alias === '')
      report(undefined, 'expected id as an integer and alias as a text');
  });
  return file.rows as unknown as readonly Alias[];
}
