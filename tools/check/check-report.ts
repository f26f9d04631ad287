// The findings of a check in order of importance, and the texts around them in each language.
import type { Language, Localized } from '../../src/engine/text/localized.js';
import type { CheckedRule, PlacedFinding } from '../data-rules/check-rules.js';
import type { Checked } from './check-data.js';
import { describeFault, describeFinding } from './describe-finding.js';

export interface Reported {
  readonly rule: string;
  readonly finding: PlacedFinding;
  readonly text: Localized;
  readonly fault: Localized;
}

export interface CheckReport {
  /** They fail the check. */
  readonly faults: readonly Reported[];
  /** The work of a maintainer after a contribution. */
  readonly tasks: readonly Reported[];
  readonly warnings: readonly Reported[];
  readonly rules: readonly CheckedRule[];
  /** The check of a contribution is about its changes. */
  readonly isContribution: boolean;
}

export function checkReport({ rules, data }: Checked, isContribution: boolean): CheckReport {
  const all = rules.flatMap(({ name, severity, findings }) =>
    findings.map((finding) => {
      const isTask = isContribution && finding.byMaintainer === true;
      const kind = severity === 'warning' ? 'warnings' : isTask ? 'tasks' : 'faults';
      const text = both((language) => describeFinding(data, finding, language));
      const fault = both((language) => describeFault(data, finding, language));
      return { kind, rule: name, finding, text, fault } as const;
    }),
  );
  const of = (kind: 'faults' | 'tasks' | 'warnings') => all.filter((each) => each.kind === kind);
  return { faults: of('faults'), tasks: of('tasks'), warnings: of('warnings'), rules, isContribution };
}

const both = (text: (language: Language) => string): Localized => ({ en: text('en'), es: text('es') });

const headings = {
  faults: { en: 'Faults to repair', es: 'Errores por corregir' },
  tasks: {
    en: 'For the maintainers, and not a reason to reject the change',
    es: 'Para quien mantiene el proyecto, y no impide aceptar el cambio',
  },
  warnings: {
    en: 'Warnings, which do not fail the check',
    es: 'Avisos, que no hacen fallar la revisión',
  },
} as const;

/** Warnings would push faults and changes out of sight, so they are then listed only on request. */
export function reportLines(report: CheckReport, language: Language, isAll: boolean): readonly string[] {
  const lines: string[] = [];
  for (const [kind, heading] of Object.entries(headings)) {
    const found = report[kind as keyof typeof headings];
    const isHidden = kind === 'warnings' && (report.faults.length > 0 || report.isContribution) && !isAll;
    if (found.length === 0 || isHidden) continue;
    lines.push(`${heading[language]} (${found.length})`, '');
    for (const { text, rule } of found) lines.push(`${text[language]} [${rule}]`);
    lines.push('');
  }
  return [...lines, lastLine(report)[language]];
}

/** Every rule with its meaning, as a list of all that was checked. */
export const ruleLines = ({ rules }: CheckReport, language: Language): readonly string[] =>
  rules.flatMap(({ name, about, severity, report, findings }) => [
    `${findings.length === 0 ? 'ok  ' : severity === 'warning' ? 'warn' : 'FAIL'} ${name}: ${about[language]}`,
    ...(report === undefined ? [] : [`     ${report[language]}`]),
  ]);

function lastLine({ rules, faults, tasks, warnings }: CheckReport): Localized {
  const others = tasks.length + warnings.length;
  const [en, es] = [counted(others, 'warning', 'warnings'), counted(others, 'aviso', 'avisos')];
  if (faults.length === 0)
    return {
      en: `${rules.length} rules, no faults, ${en}.`,
      es: `${rules.length} reglas, sin errores, ${es}.`,
    };
  const fix = rules.some(({ isFixable, findings }) => isFixable && findings.length > 0)
    ? FIX
    : { en: '', es: '' };
  return {
    en: `${counted(faults.length, 'fault', 'faults')}, ${en}.${fix.en}`,
    es: `${counted(faults.length, 'error', 'errores')}, ${es}.${fix.es}`,
  };
}

const FIX = {
  en: ' Repeat the check with --fix to fix the mechanical faults.',
  es: ' Repite la revisión con --fix para corregir los errores mecánicos.',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
