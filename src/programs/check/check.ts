// Checks the data against every rule, and explains each fault to a person: `atlas check`.
import { colombia } from '../../country/index.js';
import { type RowsByFile, readContent } from '../../data-rules/content.js';
import { readRuleData } from '../../data-rules/read-rule-data.js';
import { DatasetFault } from '../../engine/dataset/dataset-fault.js';
import type { Language } from '../../engine/text/localized.js';
import { defaultLanguage, exitCodes } from '../command-fault.js';
import { dataFolder, readCommandOptions } from '../program.js';
import { checkData, fixFiles } from './check-data.js';
import { type CheckReport, checkReport, reportLines, ruleLines } from './check-report.js';
import { editionFolder } from './edition-folder.js';
import { annotations, appendSummary } from './report-to-github.js';

interface CheckOptions {
  readonly fix?: boolean;
  readonly lang?: string;
  readonly since?: string;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly github?: boolean;
}

async function run({ fix, lang, all, json, github, since }: CheckOptions): Promise<void> {
  const folder = dataFolder();
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

/** The check itself explains an unreadable file. */
function undefinedForFault(error: unknown): undefined {
  if (!(error instanceof DatasetFault)) throw error;
}

/** Prints a message and returns undefined if the revision has no data. */
async function contentSince(since: string): Promise<RowsByFile | undefined> {
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

const options = readCommandOptions<CheckOptions>('check');
if (options !== undefined) await run(options);
