// Checks data/ against every rule: `npm run data:check`.
import { join } from 'node:path';
import { colombia } from '../src/country/index.js';
import { projectFolder } from '../src/settings/project-folder.js';
import { dataRules } from './data-rules/index.js';
import { readRuleData } from './data-rules/read-rule-data.js';
import { endWithFault } from './end-with-fault.js';

const data = await readRuleData(colombia, join(projectFolder(), 'data')).catch(endWithFault);
let faults = 0;
let warnings = 0;
for (const { name, about, severity, check, report } of dataRules) {
  const findings = [...check(data)];
  const isWarning = severity === 'warning';
  if (isWarning) warnings += findings.length;
  else faults += findings.length;
  console.log(`${findings.length === 0 ? 'ok  ' : isWarning ? 'warn' : 'FAIL'} ${name}: ${about}`);
  if (report !== undefined) console.log(`     ${report(data)}`);
  for (const { file, id, field, message } of findings)
    console.log(`     ${file} id ${id} ${field ?? ''}: ${message}`);
}
console.log(
  faults === 0
    ? `${dataRules.length} rules, no faults, ${warnings} warnings.`
    : `${faults} faults, ${warnings} warnings. Run npm run data:fix to fix the mechanical faults.`,
);
if (faults > 0) process.exitCode = 1;
