// The data as it stands, and the same data with something broken in it: what the tests of the rules work on.
import { join } from 'node:path';
import { colombia } from '../../src/families/index.js';
import type { Row } from '../../src/model/model.js';
import { projectFolder } from '../../src/project-folder.js';
import { type DataRule, type RuleData, rowsOf } from './data-rule.js';
import { readRuleData, recordLines } from './read-rule-data.js';

export const realData = await readRuleData(colombia, join(projectFolder(), 'data'));

export function withRows(family: string, change: (rows: readonly Row[]) => readonly Row[]): RuleData {
  return { ...realData, rows: new Map([...realData.rows, [family, change(rowsOf(realData, family))]]) };
}

/** The data with other values in one record. */
export function withRow(family: string, id: number, values: Row): RuleData {
  return withRows(family, (rows) => rows.map((row) => (row.id === id ? { ...row, ...values } : row)));
}

export function realRow(family: string, id: number): Row {
  const found = rowsOf(realData, family).find((row) => row.id === id);
  if (found === undefined) throw new Error(`There is no ${family} ${id} to break.`);
  return found;
}

/** The data after the fixer of a rule went over every family. */
export function mended(rule: DataRule, data: RuleData): RuleData {
  const rows = data.model.families.map((family) => {
    const own = rowsOf(data, family.name);
    return [family.name, rule.fix?.(family, own) ?? own] as const;
  });
  return { ...data, rows: new Map(rows) };
}

/** Every record as it would be written, so that equal data are equal texts. */
export function written(data: RuleData): string {
  return data.model.families.map(({ name }) => `${name} ${recordLines(rowsOf(data, name))}`).join('');
}
