// The source of each field and of the values that come from elsewhere, and every value that was changed, with its reason and its source.
import type { Correction, Fault, Provenance } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import type { RecordFile } from './read-record-file.js';
import { reportFaults } from './report-faults.js';

type Names = ReadonlySet<unknown> | undefined;

export function readProvenance(
  model: Model,
  file: RecordFile,
  sources: Names,
  faults: Fault[],
): readonly Provenance[] {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    const fault = namedFault(model, sources, row);
    if (fault !== undefined) report(index, ...fault);
    const { ids } = row;
    if (ids !== undefined && !(Array.isArray(ids) && ids.every(Number.isInteger)))
      report(index, 'ids', 'expected a list of ids');
  });
  return file.rows as unknown as readonly Provenance[];
}

/** One without a source is of spelling only. */
export function readCorrections(
  model: Model,
  file: RecordFile,
  sources: Names,
  faults: Fault[],
): readonly Correction[] {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    const fault = namedFault(model, sources, row, true);
    if (fault !== undefined) report(index, ...fault);
    else if (!Number.isInteger(row.id) || typeof row.reason !== 'string')
      report(index, undefined, 'expected id as an integer and reason as a text');
  });
  return file.rows as unknown as readonly Correction[];
}

/** Of a line about a field: its family, its field or its source may not exist. */
function namedFault(
  model: Model,
  sources: Names,
  { family: name, field, source }: Row,
  mayLack = false,
): [field: string, message: string] | undefined {
  const family = model.families.find((candidate) => candidate.name === name);
  if (family === undefined) return ['family', `there is no family ${name}`];
  if (family.field(String(field)) === undefined) return ['field', `${name} has no field ${field}`];
  if (source === undefined && mayLack) return undefined;
  return sources?.has(source) === false ? ['source', `there is no source ${source}`] : undefined;
}
