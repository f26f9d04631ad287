// Other names of records: old names, abbreviations, common names, spellings.

import { type Alias, aliasKinds, type Fault } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import type { RecordFile } from './read-record-file.js';
import { reportFaults } from './report-faults.js';

const kinds: ReadonlySet<unknown> = new Set(aliasKinds);

export function readAliases(
  model: Model,
  file: RecordFile,
  sources: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Alias[] {
  const families = new Set<unknown>(model.families.map(({ name }) => name));
  const report = reportFaults(file, faults);
  file.rows.forEach(({ family, id, alias, kind, source }, index) => {
    if (!families.has(family)) report(index, 'family', `there is no family ${family}`);
    else if (sources?.has(source) === false) report(index, 'source', `there is no source ${source}`);
    else if (!kinds.has(kind))
      report(index, 'kind', `expected one of ${aliasKinds.join(', ')}, found ${kind}`);
    else if (!Number.isInteger(id) || typeof alias !== 'string' || alias === '')
      report(index, undefined, 'expected id as an integer and alias as a text');
  });
  return file.rows as unknown as readonly Alias[];
}
