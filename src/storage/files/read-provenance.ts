// The source of each field and of the values that come from elsewhere, and every value that was changed, with its reason and its source.
import {
  bulkUses,
  type Correction,
  dateOrigins,
  type Fault,
  type Provenance,
  type Reason,
  type Source,
  type Terms,
} from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import { isLocalized, languages } from '../../engine/text/localized.js';
import { type RecordFile, reportFaults } from './read-record-file.js';

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

/**
 * The sources of values, the terms they come under and the reasons of changes, in every language: each source names terms and, if it
 * came through another, a source.
 */
export function readTerms(file: RecordFile, faults: Fault[]): readonly Terms[] {
  requireTexts(file, ['id', ...languages, 'url'], faults);
  requireOneOf(file, 'bulk', bulkUses, faults);
  return file.rows as unknown as readonly Terms[];
}

export function readReasons(file: RecordFile, faults: Fault[]): readonly Reason[] {
  requireTexts(file, languages, faults);
  return file.rows as unknown as readonly Reason[];
}

export function readSources(
  file: RecordFile,
  terms: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Source[] {
  requireTexts(file, ['id', 'publisher', 'terms'], faults);
  requireOneOf(file, 'dateFrom', [...dateOrigins, null], faults);
  const report = reportFaults(file, faults);
  const known = { terms, through: new Set(file.rows.map(({ id }) => id)) };
  file.rows.forEach((row, index) => {
    if (!isLocalized(row.title)) report(index, 'title', `expected a text in ${languages.join(' and ')}`);
    for (const [field, ids] of Object.entries(known)) {
      const value = row[field];
      if (typeof value === 'string' && ids?.has(value) === false)
        report(index, field, `there is no ${field === 'terms' ? 'entry in terms.json' : 'source'} ${value}`);
    }
  });
  return file.rows as unknown as readonly Source[];
}

function requireOneOf(
  file: RecordFile,
  field: string,
  values: readonly (string | null)[],
  faults: Fault[],
): void {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    if (!values.includes(row[field] as string | null))
      report(index, field, `expected one of ${values.map(String).join(', ')}, found ${row[field]}`);
  });
}

function requireTexts(file: RecordFile, fields: readonly string[], faults: Fault[]): void {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    for (const field of fields)
      if (typeof row[field] !== 'string' || row[field] === '') report(index, field, 'expected a text');
  });
}
