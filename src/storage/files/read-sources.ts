// The sources of values, the terms they come under and the reasons of changes, in every language: each source names terms and, if it came through another, a source.
import {
  bulkUses,
  dateOrigins,
  type Fault,
  type Reason,
  type Source,
  type Terms,
} from '../../engine/dataset/dataset.js';
import { isLocalized, languages } from '../../engine/text/localized.js';
import type { RecordFile } from './read-record-file.js';
import { reportFaults } from './report-faults.js';

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
