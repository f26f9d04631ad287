// The sources of values and the terms they come under: each source names terms and, if it came through another, a source.
import type { Fault, Source, Terms } from '../../engine/dataset/dataset.js';
import type { RecordFile } from './read-record-file.js';
import { reportFaults } from './report-faults.js';

export function readTerms(file: RecordFile, faults: Fault[]): readonly Terms[] {
  requireTexts(file, ['id', 'en', 'es'], faults);
  return file.rows as unknown as readonly Terms[];
}

export function readSources(
  file: RecordFile,
  terms: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Source[] {
  requireTexts(file, ['id', 'publisher', 'title', 'terms'], faults);
  const report = reportFaults(file, faults);
  const known = { terms, through: new Set(file.rows.map(({ id }) => id)) };
  file.rows.forEach((row, index) => {
    for (const [field, ids] of Object.entries(known)) {
      const value = row[field];
      if (typeof value === 'string' && ids?.has(value) === false)
        report(index, field, `there is no ${field === 'terms' ? 'entry in terms.json' : 'source'} ${value}`);
    }
  });
  return file.rows as unknown as readonly Source[];
}

function requireTexts(file: RecordFile, fields: readonly string[], faults: Fault[]): void {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    for (const field of fields)
      if (typeof row[field] !== 'string' || row[field] === '') report(index, field, 'expected a text');
  });
}
