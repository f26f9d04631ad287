// Checks the data against each rule in turn.
import type { Finding, RuleData } from './data-rule.js';
import { dataRules } from './index.js';

export interface CheckedRule {
  readonly name: string;
  readonly about: string;
  readonly severity: 'fault' | 'warning';
  readonly report: string | undefined;
  readonly findings: readonly Finding[];
}

export function* checkRules(data: RuleData): Generator<CheckedRule> {
  for (const { name, about, severity = 'fault', check, report } of dataRules)
    yield { name, about, severity, report: report?.(data), findings: [...check(data)] };
}
