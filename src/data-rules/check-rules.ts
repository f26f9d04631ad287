// Checks the data against each rule in turn, and adds the line of each finding.

import { buildCatalog } from '../engine/catalog/build-catalog.js';
import type { Dataset } from '../engine/dataset/dataset.js';
import type { Model } from '../engine/model/model.js';
import type { Localized } from '../engine/text/localized.js';
import { readDatasetFiles } from '../storage/files/assemble-dataset.js';
import { type DataRule, type Finding, lineOf, type RuleData } from './data-rule.js';
import { dataRules } from './index.js';
import { readRuleData } from './read-rule-data.js';

export interface PlacedFinding extends Finding {
  readonly line: number;
  readonly advice: Localized;
}

export interface CheckedRule {
  readonly name: string;
  readonly about: Localized;
  readonly severity: 'fault' | 'warning';
  readonly report: Localized | undefined;
  readonly isFixable: boolean;
  readonly findings: readonly PlacedFinding[];
}

/** Rules read data of the right form. If a fault stops one, that fault is reported. */
export function* checkRules(data: RuleData, rules: readonly DataRule[] = dataRules): Generator<CheckedRule> {
  const exact = new Set<string>();
  let stopped: unknown;
  let hasFaults = false;
  for (const rule of rules) {
    const { name, about, severity = 'fault', general } = rule;
    let findings: readonly PlacedFinding[] = [];
    try {
      findings = placed(data, rule).filter(
        (finding) => general === undefined || !exact.has(keyOf(finding, general)),
      );
    } catch (error) {
      stopped ??= error;
    }
    hasFaults ||= severity === 'fault' && findings.length > 0;
    for (const finding of findings) exact.add(keyOf(finding, 'field')).add(keyOf(finding, 'line'));
    yield {
      name,
      about,
      severity,
      report: stopped === undefined ? rule.report?.(data) : undefined,
      isFixable: rule.fix !== undefined,
      findings,
    };
  }
  if (stopped !== undefined && !hasFaults) throw stopped;
}

const placed = (data: RuleData, rule: DataRule): readonly PlacedFinding[] =>
  Array.from(rule.check(data), (finding) => ({
    ...finding,
    advice: finding.advice ?? rule.advice,
    line: lineOf(data, finding),
  }));

const keyOf = ({ file, line, field }: PlacedFinding, general: NonNullable<DataRule['general']>): string =>
  general === 'line' ? `${file} ${line}` : `${file} ${line} ${field}`;

/** Runs every check before a publication: reading, linking and the data rules. Throws one error with every fault. */
export async function checkDataset(model: Model, folder: string): Promise<Dataset> {
  const dataset = await readDatasetFiles(model, folder);
  buildCatalog(model, dataset);
  const data = await readRuleData(model, folder);
  const strict = dataRules.filter(({ severity }) => severity !== 'warning');
  const faults = strict.flatMap((rule) =>
    Array.from(
      rule.check(data),
      ({ file, id, field, message }) => `${file} id ${id} ${field ?? ''}: ${message.en} (${rule.name})`,
    ),
  );
  if (faults.length > 0)
    throw new Error(
      `The data breaks its rules ${faults.length} times; run npx atlas check for details:\n${faults.join('\n')}`,
    );
  return dataset;
}
