// The line of a finding in its file: the first has a bracket, and each further one has a record.
import type { Row } from '../engine/model/model.js';
import type { Finding, RuleData } from './data-rule.js';

const FIRST_RECORD = 2;

export function lineOf(data: RuleData, finding: Finding): number {
  const at = finding.at ?? positionOf(data, finding);
  return at < 0 ? 1 : at + FIRST_RECORD;
}

/** -1 if no record fits; the last of several, because the first one of two equal ids was there before. */
function positionOf(data: RuleData, { file, id, field }: Finding): number {
  const family = data.model.families.find((each) => `data/${each.file}` === file);
  if (family !== undefined) return (data.rows.get(family.name) ?? []).findLastIndex((row) => row.id === id);
  return (byFile[file]?.(data) ?? []).findIndex(
    (row) => Object.values(row).includes(id) && (row.field === undefined || row.field === field),
  );
}

/** Files whose findings have no position: their id is the value of one of the fields. */
const byFile: Readonly<Record<string, (data: RuleData) => readonly Row[]>> = {
  'data/reasons.json': ({ reasons }) => reasons as readonly object[] as readonly Row[],
  'data/provenance.json': ({ provenance }) => provenance as readonly object[] as readonly Row[],
  'data/population.json': ({ lines }) => (lines.get('population') ?? []).map(({ cityId }) => ({ cityId })),
};
