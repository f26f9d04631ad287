// Checks the data against every rule: `atlas check`.
import { join } from 'node:path';
import { colombia } from '../src/country/index.js';
import { projectFolder } from '../src/settings/project-folder.js';
import { examples } from './command-line/examples.js';
import { type CheckedRule, checkRules } from './data-rules/check-rules.js';
import { fixFiles } from './data-rules/fix-files.js';
import { readRuleData } from './data-rules/read-rule-data.js';
import { endWithFault } from './end-with-fault.js';
import { readOptions } from './read-options.js';

const USAGE = `Checks the data against every rule. Warnings do not fail the check.

Usage: atlas check [--fix] [--json]

  --fix         first fix mechanical faults such as order, spaces and placeholders in the files
  --json        write the findings of each rule as JSON
  --help        show this help
  DATA_FOLDER   the folder with the records, instead of data/
${examples('atlas check', 'atlas check --json')}`;

function describe({ name, about, severity, report, findings }: CheckedRule): readonly string[] {
  const outcome = findings.length === 0 ? 'ok  ' : severity === 'warning' ? 'warn' : 'FAIL';
  return [
    `${outcome} ${name}: ${about}`,
    ...(report === undefined ? [] : [`     ${report}`]),
    ...findings.map(({ file, id, field, message }) => `     ${file} id ${id} ${field ?? ''}: ${message}`),
  ];
}

async function run(isJson: boolean, isFixed: boolean): Promise<void> {
  const folder = process.env.DATA_FOLDER || join(projectFolder(), 'data');
  const read = () => readRuleData(colombia, folder).catch(endWithFault);
  if (isFixed) for (const file of await fixFiles(await read(), folder)) console.error(`fixed ${file}`);
  const rules: CheckedRule[] = [];
  for (const rule of checkRules(await read())) {
    rules.push(rule);
    if (!isJson) console.log(describe(rule).join('\n'));
  }
  const count = (severity: CheckedRule['severity']) =>
    rules.reduce((sum, rule) => sum + (rule.severity === severity ? rule.findings.length : 0), 0);
  const [faults, warnings] = [count('fault'), count('warning')];
  if (isJson) console.log(JSON.stringify({ faults, warnings, rules }));
  else
    console.log(
      faults === 0
        ? `${rules.length} rules, no faults, ${warnings} warnings.`
        : `${faults} faults, ${warnings} warnings. Repeat the check with --fix to fix the mechanical faults.`,
    );
  if (faults > 0) process.exitCode = 1;
}

const options = readOptions(USAGE, { json: { type: 'boolean' }, fix: { type: 'boolean' } });
if (options !== undefined) await run(options.json === true, options.fix === true);
