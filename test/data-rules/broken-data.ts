// The real data, and the same data with something broken in it, for the tests of the rules.
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import { type DataRule, type Finding, type RuleData, rowsOf } from '../../src/data-rules/data-rule.js';
import { readRuleData } from '../../src/data-rules/read-rule-data.js';
import type { Row } from '../../src/engine/model/model.js';
import type { Localized } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { recordLines } from '../../src/storage/files/read-record-file.js';

export const realData = await readRuleData(colombia, join(projectFolder(), 'data'));

/** The data of some families only, for rules that check one text at a time. */
export function only(...families: readonly string[]): RuleData {
  return { ...realData, rows: new Map(families.map((name) => [name, rowsOf(realData, name)])) };
}

type Change = (rows: readonly Row[]) => readonly Row[];

export function withRows(family: string, change: Change, data = realData): RuleData {
  return { ...data, rows: new Map([...data.rows, [family, change(rowsOf(data, family))]]) };
}

/** The data with other values in one record. */
export function withRow(family: string, id: number, values: Row, data = realData): RuleData {
  return withRows(family, (rows) => rows.map((row) => (row.id === id ? { ...row, ...values } : row)), data);
}

export function realRow(family: string, id: number): Row {
  const found = rowsOf(realData, family).find((row) => row.id === id);
  if (found === undefined) throw new Error(`There is no ${family} ${id} to break.`);
  return found;
}

/** The data after the fixer of a rule has run on one family. */
export function mended(rule: DataRule, data: RuleData, family: string): RuleData {
  return withRows(family, (rows) => rule.fix?.(data.model.family(family), rows) ?? rows, data);
}

/** The records of a family as their file has them, so that equal records are equal texts. */
export function written(data: RuleData, family: string): string {
  return recordLines(rowsOf(data, family));
}

interface EnglishFinding extends Pick<Finding, 'file' | 'id' | 'field'> {
  readonly message: string;
}

/** A rule with English messages only. It fails if the Spanish message is missing or not in Spanish. */
export function inEnglish(rule: DataRule): { readonly check: (data: RuleData) => Iterable<EnglishFinding> } {
  return {
    *check(data) {
      for (const { file, id, field, message, advice = rule.advice } of rule.check(data)) {
        for (const text of [message, advice]) mustDiffer(rule, text);
        yield { file, id, field, message: message.en };
      }
    },
  };
}

/** Quoted values are equal in both messages. */
const ENGLISH = /\b(expected|found|undefined|write|with|the)\b/;

export function mustDiffer({ name }: DataRule, { en, es }: Localized): void {
  const words = es.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  if (en === '' || es === '' || en === es)
    throw new Error(`${name} has a message in one language only: ${en}`);
  if (ENGLISH.test(words)) throw new Error(`${name} has English words in a Spanish message: ${es}`);
}

/** The finding of a rule about a record in a file of the data. */
export function findingIn(
  file: string,
  id: unknown,
  field: string | undefined,
  message: string,
): EnglishFinding {
  return { file: `data/${file}`, id, field, message };
}
