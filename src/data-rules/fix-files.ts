// Fixes the mechanical faults of record files.
import { join } from 'node:path';
import { recordLines } from '../storage/files/read-record-file.js';
import { type RuleData, rowsOf } from './data-rule.js';
import { fixRows } from './fix-rows.js';
import { writeRecordFile } from './read-rule-data.js';

/** Returns the paths of the files that it wrote. */
export async function fixFiles(data: RuleData, folder: string): Promise<readonly string[]> {
  const written: string[] = [];
  for (const family of data.model.families) {
    if (family.file === undefined) continue;
    const rows = rowsOf(data, family.name);
    const fixed = fixRows(family, rows);
    if (recordLines(fixed) === recordLines(rows)) continue;
    const file = join(folder, family.file);
    await writeRecordFile(file, fixed);
    written.push(file);
  }
  return written;
}
