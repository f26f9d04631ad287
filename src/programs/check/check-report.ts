// Sorts the findings of a check by importance and adds the texts around them in each language.

import type { CheckedRule, PlacedFinding } from '../../data-rules/check-rules.js';
import type { RuleData } from '../../data-rules/data-rule.js';
import type { ModelFamily } from '../../engine/model/model.js';
import type { Language, Localized } from '../../engine/text/localized.js';
import { labelOf } from '../../site/manifest/manifest.js';
import type { checkData } from './check-data.js';

/** Longer texts are whole descriptions. */
const LONGEST = 400;

const words = {
  en: { line: 'line', quoted: (name: string) => `"${name}"` },
  es: { line: 'línea', quoted: (name: string) => `«${name}»` },
} as const;

/** Writes a finding as a sentence with file, line, record, field, fault and advice. A record has no name if the file is broken. */
function describeFinding(data: RuleData | undefined, finding: PlacedFinding, language: Language): string {
  const { file, line } = finding;
  return `${file}, ${words[language].line} ${line}: ${findingText(data, finding, language)}`;
}

function findingText(data: RuleData | undefined, finding: PlacedFinding, language: Language): string {
  const { field, message, advice, paste } = finding;
  const owner = data && ownerOf(data, finding);
  // The name of the record contains its id.
  const label =
    field === undefined || field === 'id' ? undefined : fieldLabel(owner?.family, field, language);
  const subject = [nameOfRecord(owner, finding, language), label]
    .filter((part) => part !== undefined)
    .join(', ');
  const fault = inOneLine(message[language]);
  const short = fault.length > LONGEST ? `${fault.slice(0, LONGEST)}…` : fault;
  const sentence = /[.…]$/.test(short) ? short : `${short}.`;
  return [`${subject === '' ? '' : `${subject}: `}${sentence}`, advice[language], paste]
    .filter((part) => part !== undefined)
    .join(' ');
}

interface Owner {
  readonly family: ModelFamily;
  readonly id: unknown;
  readonly name: string;
}

/** The record of a finding, by its line or by an id such as `city 12`. */
function ownerOf({ model, rows }: RuleData, { file, id }: PlacedFinding): Owner | undefined {
  const [, named, number] = /^(\w+) (\d+)$/.exec(String(id)) ?? [];
  const own = model.families.find((each) => `data/${each.file}` === file);
  const family = own ?? model.families.find(({ name }) => name === named);
  if (family === undefined) return undefined;
  const key = own === undefined ? Number(number) : id;
  const row = (rows.get(family.name) ?? []).findLast((each) => each.id === key);
  // A faulty name can be any value.
  const names = family.nameFields.map((field) => row?.[field]).filter((name) => typeof name === 'string');
  return { family, id: key, name: inOneLine(names.join(' ')) };
}

function nameOfRecord(
  owner: Owner | undefined,
  { id }: PlacedFinding,
  language: Language,
): string | undefined {
  if (owner === undefined) return id === undefined ? undefined : inOneLine(String(id));
  const { name } = owner;
  const number = typeof owner.id === 'number' ? `id ${owner.id}` : `id ${JSON.stringify(owner.id)}`;
  return name === '' ? number : `${words[language].quoted(name)} (${number})`;
}

/** People read the label, and the file has the name. */
function fieldLabel(family: ModelFamily | undefined, name: string, language: Language): string {
  const field = family?.field(name);
  const label = field === undefined ? name : labelOf(field)[language];
  return label.toLowerCase() === name.toLowerCase() ? name : `${label} (${name})`;
}

/** A value can contain line breaks, and a line of output that it starts could resemble a command. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

interface Reported {
  readonly rule: string;
  readonly finding: PlacedFinding;
  readonly text: Localized;
  readonly fault: Localized;
}

export interface CheckReport {
  /** These fail the check. */
  readonly faults: readonly Reported[];
  /** The work of a maintainer after a contribution. */
  readonly tasks: readonly Reported[];
  readonly warnings: readonly Reported[];
  readonly rules: readonly CheckedRule[];
  /** The check of a contribution reports only its changes. */
  readonly isContribution: boolean;
}

export function checkReport(
  { rules, data }: Awaited<ReturnType<typeof checkData>>,
  isContribution: boolean,
): CheckReport {
  const all = rules.flatMap(({ name, severity, findings }) =>
    findings.map((finding) => {
      const isTask = isContribution && finding.byMaintainer === true;
      const kind = severity === 'warning' ? 'warnings' : isTask ? 'tasks' : 'faults';
      const text = both((language) => describeFinding(data, finding, language));
      const fault = both((language) => findingText(data, finding, language));
      return { kind, rule: name, finding, text, fault } as const;
    }),
  );
  const of = (kind: 'faults' | 'tasks' | 'warnings') => all.filter((each) => each.kind === kind);
  return { faults: of('faults'), tasks: of('tasks'), warnings: of('warnings'), rules, isContribution };
}

const both = (text: (language: Language) => string): Localized => ({ en: text('en'), es: text('es') });

const reportHeadings = {
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

/** Warnings are listed only on request if there are faults, because they would hide them. */
export function reportLines(report: CheckReport, language: Language, isAll: boolean): readonly string[] {
  const lines: string[] = [];
  for (const [kind, heading] of Object.entries(reportHeadings)) {
    const found = report[kind as keyof typeof reportHeadings];
    const isHidden = kind === 'warnings' && (report.faults.length > 0 || report.isContribution) && !isAll;
    if (found.length === 0 || isHidden) continue;
    lines.push(`${heading[language]} (${found.length})`, '');
    for (const { text, rule } of found) lines.push(`${text[language]} [${rule}]`);
    lines.push('');
  }
  return [...lines, lastLine(report)[language]];
}

/** Lists every rule with its meaning. */
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
