// Checks a folder of data: first whether its files can be read, then the rules, and the changes of a contribution.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheckedRule, checkRules, type PlacedFinding } from '../../data-rules/check-rules.js';
import { canonical, type RowsByFile } from '../../data-rules/content.js';
import { addCorrection } from '../../data-rules/corrections.js';
import {
  type DataRule,
  type Finding,
  finding,
  joinedTexts,
  type RuleData,
  rowsOf,
} from '../../data-rules/data-rule.js';
import { dataRules } from '../../data-rules/index.js';
import { readRuleData, writeRecordFile } from '../../data-rules/read-rule-data.js';
import type { Model, ModelFamily, Row } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import { fileNames } from '../../storage/files/assemble-dataset.js';
import { parseRecordLines, readRegularFile, recordLines } from '../../storage/files/read-record-file.js';
import { CHANGES_FOLDER } from '../../storage/files/record-texts.js';
import { scanRecord } from './scan-record.js';
import type { Slip } from './slips.js';

/** A fault in a record file that cannot be read, with its line and an explanation. */
interface FormFault extends Slip {
  readonly line: number;
}

const ENDINGS: Slip = {
  message: {
    en: 'the lines end as those of Windows do (CRLF)',
    es: 'las líneas terminan como las de Windows (CRLF)',
  },
  advice: {
    en: 'Save the file with line ends of the kind LF, or edit it in the browser.',
    es: 'Guarda el archivo con finales de línea LF, o edítalo en el navegador.',
  },
};

const BYTE_ORDER_MARK: Slip = {
  message: {
    en: 'the file begins with an invisible character (a byte order mark)',
    es: 'el archivo empieza con un carácter invisible (una marca BOM)',
  },
  advice: {
    en: 'Save the file as UTF-8 without BOM.',
    es: 'Guarda el archivo como UTF-8 sin BOM.',
  },
};

const bracket = (found: '[' | ']', en: string, es: string): Slip => ({
  message: {
    en: `the ${en} line of the file has to be ${found}`,
    es: `la ${es} línea del archivo es ${found}`,
  },
  advice: { en: `Write ${found} alone on that line.`, es: `Escribe ${found} sola en esa línea.` },
});

/** Empty if the file can be read. */
export function formFaultsOf(text: string): readonly FormFault[] {
  const { faults } = parseRecordLines(text, '');
  if (faults.length === 0) return [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return faults.map(({ line, message }) => {
    if (line > 1) return { line, ...lineSlip(lines, line, message) };
    if (text.startsWith('\uFEFF')) return { line: 1, ...BYTE_ORDER_MARK };
    if (lines[0] === '[\r') return { line: 1, ...ENDINGS };
    if (lines[0] !== '[') return { line: 1, ...bracket('[', 'first', 'primera') };
    return { line: lines.length, ...bracket(']', 'last', 'última') };
  });
}

/** The reader checks the comma at the end of the previous line. */
function lineSlip(lines: readonly string[], number: number, message: string): Slip {
  const line = lines[number - 1] as string;
  if (line.endsWith('\r')) return ENDINGS;
  const isLast = number === lines.length - 1;
  const slip = scanRecord(line.replace(/,\s*$/, ''));
  if (slip !== undefined)
    return { message: joinedTexts(slip.message, column(slip.column)), advice: slip.advice };
  if (!isLast && !line.endsWith(','))
    return {
      message: {
        en: 'the comma at the end of the line is missing',
        es: 'falta la coma al final de la línea',
      },
      advice: {
        en: 'Add , after the last } of the line, with nothing behind it.',
        es: 'Agrega , después de la última } de la línea, sin nada detrás.',
      },
    };
  if (isLast && line.endsWith(','))
    return {
      message: {
        en: 'the last record of the file has a comma behind it',
        es: 'el último registro del archivo tiene una coma al final',
      },
      advice: { en: 'Delete that comma.', es: 'Borra esa coma.' },
    };
  return {
    message: { en: message, es: 'la línea no es un registro que se pueda leer' },
    advice: { en: 'Compare the line with the one above.', es: 'Compara la línea con la de arriba.' },
  };
}

const column = (at: number): Localized => ({ en: `column ${at}`, es: `columna ${at}` });

const sameValue = (a: unknown, b: unknown) => a === b || canonical(a) === canonical(b);

/**
 * A rule for contributions: every changed value has a correction, and no record is lost. `before` has the records at the start of the
 * contribution.
 */
export const changedSince = (before: RowsByFile): DataRule => ({
  name: 'changed-values',
  about: {
    en: 'Every changed value has a line in corrections.json, and no record is deleted.',
    es: 'Cada valor que cambia tiene una línea en corrections.json, y ningún registro se borra.',
  },
  advice: {
    en: 'Restore the deleted line, or the id that the record had. If the record should not be here, explain it in the pull request, and a maintainer retires its id.',
    es: 'Devuelve la línea borrada, o el id que el registro tenía. Si el registro no debe estar, explícalo en la solicitud de cambio, y quien mantiene el proyecto retira su id.',
  },
  *check(data) {
    for (const family of data.model.families) {
      const earlier = family.file === undefined ? undefined : before.get(family.file);
      if (earlier === undefined) continue;
      const now = new Map(rowsOf(data, family.name).map((row) => [row.id, row]));
      for (const row of earlier) {
        const current = now.get(row.id);
        if (current === undefined) yield* deleted(data, family, row);
        else if (!sameValue(row, current)) yield* uncorrected(data, family, row, current);
      }
    }
  },
});

function* deleted(data: RuleData, family: ModelFamily, row: Row): Iterable<Finding> {
  if (data.retired.some((each) => each.family === family.name && each.id === row.id)) return;
  const next = rowsOf(data, family.name).findIndex(({ id }) => Number(id) > Number(row.id));
  const message = {
    en: `expected a record with the id ${row.id}, found none`,
    es: `falta el registro con el id ${row.id}`,
  };
  const rows = rowsOf(data, family.name).length;
  yield {
    ...finding(family, row, 'id', message),
    paste: JSON.stringify(row),
    at: next < 0 ? rows - 1 : next,
  };
}

function* uncorrected(data: RuleData, family: ModelFamily, was: Row, is: Row): Iterable<Finding> {
  for (const { name: field } of family.fields) {
    if (sameValue(was[field], is[field]) || is[field] === undefined) continue;
    const last = data.corrections.findLastIndex(
      (each) => each.family === family.name && each.id === is.id && each.field === field,
    );
    if (sameValue(data.corrections[last]?.is, is[field])) continue;
    const changed = { family: family.name, id: Number(is.id), field, was: was[field], is: is[field] };
    yield {
      ...finding(family, is, field, {
        en: `the value changed from ${JSON.stringify(was[field])} to ${JSON.stringify(is[field])} without a correction`,
        es: `el valor pasó de ${JSON.stringify(was[field])} a ${JSON.stringify(is[field])} sin una corrección`,
      }),
      ...addCorrection(changed, data.edition, last < 0 ? 1 : last + 2),
    };
  }
}

/** `before` has the records at the start of a contribution. The report has no data if a file cannot be read. */
export async function checkData(
  model: Model,
  folder: string,
  before?: RowsByFile,
): Promise<{ readonly rules: readonly CheckedRule[]; readonly data: RuleData | undefined }> {
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
    'prose/subregions.json',
    'prose/names.json',
  ];
  const findings: PlacedFinding[] = [];
  for (const name of names) {
    const file = { file: `data/${name}`, id: undefined, field: undefined };
    const text = await readRegularFile(join(folder, name)).then(String, () => undefined);
    if (text === undefined) findings.push({ ...file, line: 1, ...MISSING });
    else for (const fault of formFaultsOf(text)) findings.push({ ...file, ...fault });
  }
  return {
    name: 'form',
    about: UNKNOWN_RECORD,
    severity: 'fault',
    report: undefined,
    isFixable: false,
    findings,
  };
}

const UNKNOWN_RECORD = {
  en: 'Every file has one record per line, in JSON.',
  es: 'Cada archivo tiene un registro por línea, en JSON.',
};

const MISSING = {
  message: { en: 'the file is missing or cannot be read', es: 'el archivo no está o no se puede leer' },
  advice: { en: 'Restore the file.', es: 'Devuelve el archivo a su lugar.' },
};

/** A change that two rules find is reported once, with the line to copy. Other faults of the value stay. */
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

/** Fixes the mechanical faults of record files. Returns the paths of the files that it wrote. */
export async function fixFiles(data: RuleData, folder: string): Promise<readonly string[]> {
  const written: string[] = [];
  for (const family of data.model.families) {
    if (family.file === undefined) continue;
    const rows = rowsOf(data, family.name);
    const fixed = fixRows(family, rows);
    if (recordLines(fixed) === recordLines(rows)) continue;
    const file = join(folder, family.file);
    await writeRecordFile(file, fixed);
    written.push(file);
  }
  return written;
}

/** Applies every fixer to the rows of a family. */
export function fixRows(family: ModelFamily, rows: readonly Row[]): readonly Row[] {
  return dataRules.reduce((current, rule) => rule.fix?.(family, current) ?? current, rows);
}
