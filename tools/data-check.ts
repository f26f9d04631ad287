// Checks data/ against every rule: `npm run data:check`.
import { join } from 'node:path';
import { colombia } from '../src/families/index.js';
import { projectFolder } from '../src/settings/project-folder.js';
import { dataRules } from './data-rules/index.js';
import { readRuleData } from './data-rules/read-rule-data.js';

const data = await readRuleData(colombia, join(projectFolder(), 'data'));
let total = 0;
for (const rule of dataRules) {
  const findings = [...rule.check(data)];
  total += findings.length;
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${rule.name}: ${rule.about}`);
  for (const { file, id, field, message } of findings)
    console.log(`     ${file} id ${id} ${field ?? ''}: ${message}`);
}
console.log(
  total === 0
    ? `${dataRules.length} rules, no faults.`
    : `${total} faults. Run npm run data:fix to fix the mechanical ones.`,
);
if (total > 0) process.exitCode = 1;
