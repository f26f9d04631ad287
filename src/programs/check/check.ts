// Checks the data against every rule, and explains each fault to a person: `atlas check`.
import { join } from 'node:path';
import { colombia } from '../../country/index.js';
import { type Content, readContent } from '../../data-rules/content.js';
import { readRuleData } from '../../data-rules/read-rule-data.js';
import { DatasetFault } from '../../engine/dataset/dataset-fault.js';
import { type Language, languages } from '../../engine/text/localized.js';
import { projectFolder } from '../../settings/project-folder.js';
import { defaultLanguage, examples, exitCodes, readOptions } from '../program.js';
import { checkData, fixFiles } from './check-data.js';
import { type CheckReport, checkReport, reportLines, ruleLines } from './check-report.js';
import { editionFolder } from './edition-folder.js';
import { annotations, appendSummary } from './report-to-github.js';

const USAGE = `Checks the data against every rule, and explains each fault with its file and line. Warnings do not fail the check.

Usage: atlas check [--fix] [--lang en|es] [--since REVISION] [--all] [--json] [--github]

  --fix              first fix mechanical faults such as order, spaces and placeholders in the files
  --lang LANGUAGE    the language of the messages, en or es (by default, that of LANG)
  --since REVISION   check a contribution: the values that changed since this Git revision, or this folder of data, need a
                     correction, and work that only a maintainer can do is a warning
  --all              list all rules, and the warnings even if there are faults
  --json             write the findings of each rule as JSON, with their texts in both languages
  --github           write annotations for GitHub Actions, and the summary of the run to the file in GITHUB_STEP_SUMMARY
  --help             show this help
  DATA_FOLDER        the folder with the records, instead of data/
${examples('atlas check', 'atlas check --lang es', 'atlas check --json')}`;

interface Options {
  readonly fix?: boolean;
  readonly lang?: string;
  readonly since?: string;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly github?: boolean;
}

async function run({ fix, lang, all, json, github, since }: Options): Promise<void> {
  const folder = process.env.DATA_FOLDER || join(projectFolder(), 'data');
  const language = (lang ?? defaultLanguage) as Language;
  if (fix === true) {
    const data = await readRuleData(colombia, folder).catch(undefinedForFault);
    for (const file of data === undefined ? [] : await fixFiles(data, folder)) console.error(`fixed ${file}`);
  }
  const before = since === undefined ? undefined : await contentSince(since);
  if (since !== undefined && before === undefined) return;
  const report = checkReport(await checkData(colombia, folder, before), since !== undefined);
  if (json === true) console.log(JSON.stringify(asJson(report, language)));
  else {
    if (github === true) for (const line of annotations(report, language)) console.log(line);
    if (all === true) console.log(`${ruleLines(report, language).join('\n')}\n`);
    console.log(reportLines(report, language, all === true).join('\n'));
  }
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (github === true && summary) await appendSummary(report, summary);
  if (report.faults.length > 0) process.exitCode = exitCodes.refused;
}

/** The check explains a file that cannot be read. */
function undefinedForFault(error: unknown): undefined {
  if (!(error instanceof DatasetFault)) throw error;
}

/** Prints a message and returns undefined if the revision has no data. */
async function contentSince(since: string): Promise<Content | undefined> {
  try {
    const { folder, remove } = editionFolder(since);
    return await readContent(folder).finally(remove);
  } catch {
    console.error(
      `The data of --since cannot be read: ${since} is neither a folder nor a revision with data/.`,
    );
    process.exitCode = exitCodes.usage;
    return undefined;
  }
}

function asJson({ faults, tasks, warnings, rules }: CheckReport, language: Language): object {
  const reported = [...faults, ...tasks, ...warnings];
  return {
    faults: faults.length,
    warnings: tasks.length + warnings.length,
    rules: rules.map(({ name, about, severity, report, findings }) => ({
      name,
      about: about[language],
      severity,
      report: report?.[language],
      findings: findings.map((finding) => ({
        file: finding.file,
        line: finding.line,
        id: finding.id,
        field: finding.field,
        message: finding.message[language],
        texts: reported.find((each) => each.finding === finding)?.text,
      })),
    })),
  };
}

const options = readOptions(
  USAGE,
  {
    fix: { type: 'boolean' },
    lang: { type: 'string' },
    since: { type: 'string' },
    all: { type: 'boolean' },
    json: { type: 'boolean' },
    github: { type: 'boolean' },
  },
  ({ lang }) =>
    lang === undefined || (languages as readonly string[]).includes(lang)
      ? undefined
      : `--lang is ${languages.join(' or ')}, not ${lang}.`,
);
if (options !== undefined) await run(options);
