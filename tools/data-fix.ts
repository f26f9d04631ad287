// Fixes the mechanical faults of data/ and prints the changes: `npm run data:fix`.
import { join } from 'node:path';
import { colombia } from '../src/country/index.js';
import { projectFolder } from '../src/settings/project-folder.js';
import { recordLines } from '../src/storage/files/record-lines.js';
import { rowsOf } from './data-rules/data-rule.js';
import { fixRows } from './data-rules/fix-rows.js';
import { readRuleData, writeRecordFile } from './data-rules/read-rule-data.js';
import { endWithFault } from './end-with-fault.js';

const folder = join(projectFolder(), 'data');
const data = await readRuleData(colombia, folder).catch(endWithFault);
for (const family of colombia.families) {
  if (family.file === undefined) continue;
  const rows = rowsOf(data, family.name);
  const fixed = fixRows(family, rows);
  if (recordLines(fixed) === recordLines(rows)) continue;
  await writeRecordFile(join(folder, family.file), fixed);
  console.log(`fixed data/${family.file}`);
}
