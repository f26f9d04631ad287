// Checks a folder of data: first that its files can be read, then the rules, and for a contribution its changes.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model } from '../../src/engine/model/model.js';
import { fileNames } from '../../src/storage/files/assemble-dataset.js';
import { CHANGES_FOLDER } from '../../src/storage/files/read-changes.js';
import { readRegularFile } from '../../src/storage/files/read-regular-file.js';
import type { Content } from '../changes/content.js';
import { type CheckedRule, checkRules, type PlacedFinding } from '../data-rules/check-rules.js';
import type { RuleData } from '../data-rules/data-rule.js';
import { dataRules } from '../data-rules/index.js';
import { readRuleData } from '../data-rules/read-rule-data.js';
import { changedSince } from './changed-since.js';
import { formFaults } from './form-faults.js';

export interface Checked {
  readonly rules: readonly CheckedRule[];
  /** Undefined if a file cannot be read. */
  readonly data: RuleData | undefined;
}

/** `before` has the records that a contribution starts from. */
export async function checkData(model: Model, folder: string, before?: Content): Promise<Checked> {
  const form = await checkForm(model, folder);
  if (form.findings.length > 0) return { rules: [form], data: undefined };
  const data = await readRuleData(model, folder);
  const rules = before === undefined ? dataRules : [changedSince(before), ...dataRules];
  return { rules: withoutRepetition([form, ...checkRules(data, rules)]), data };
}

async function checkForm(model: Model, folder: string): Promise<CheckedRule> {
  const changes = await readdir(join(folder, CHANGES_FOLDER)).catch(() => []);
  const names = [
    ...fileNames(model),
    ...changes.filter((name) => name.endsWith('.json')).map((name) => `${CHANGES_FOLDER}/${name}`),
    'prose/cities.json',
    'prose/dated-facts.json',
  ];
  const findings: PlacedFinding[] = [];
  for (const name of names) {
    const file = { file: `data/${name}`, id: undefined, field: undefined };
    const text = await readRegularFile(join(folder, name)).then(String, () => undefined);
    if (text === undefined) findings.push({ ...file, line: 1, ...MISSING });
    else for (const fault of formFaults(text)) findings.push({ ...file, ...fault });
  }
  return { name: 'form', about: ABOUT, severity: 'fault', report: undefined, isFixable: false, findings };
}

const ABOUT = {
  en: 'Every file has one record per line, in JSON.',
  es: 'Cada archivo tiene un registro por línea, en JSON.',
};

const MISSING = {
  message: { en: 'the file is missing or cannot be read', es: 'el archivo no está o no se puede leer' },
  advice: { en: 'Restore the file.', es: 'Devuelve el archivo a su lugar.' },
};

/** A change that two rules see is reported once, with the line to copy. Another fault of the changed value stays. */
function withoutRepetition(rules: readonly CheckedRule[]): readonly CheckedRule[] {
  const known = new Set<string>();
  return rules.map((rule) => {
    const findings = rule.findings.filter((finding) => keysOf(finding).every((key) => !known.has(key)));
    for (const finding of rule.findings)
      if (finding.paste !== undefined) for (const key of keysOf(finding)) known.add(key);
    return { ...rule, findings };
  });
}

const keysOf = ({ file, line, message, paste }: PlacedFinding): readonly string[] => [
  `${file} ${line} ${message.en}`,
  ...(paste === undefined ? [] : [paste]),
];
